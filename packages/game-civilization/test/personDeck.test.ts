import { createContext, type PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import type { Happening, State } from '../src/index.ts';
import { hasPerson, hasWorkingMarker } from '../src/rules/people.ts';
import { destroyCity } from '../src/verbs/destroyCity.ts';
import { killPerson } from '../src/verbs/pieces.ts';
import { HOME, SECOND, type Start, starting } from './startTable.ts';
import { asked, impossible, ofKind, options, play, refused, squareAt, type Table, view } from './table.ts';

const OPERA = squareAt(5, 0);
const SPOT = squareAt(7, 2);
const OTHER = squareAt(1, 2);
const OPTIONS = { expansion: true, greatPersonDeck: true };

/** Seat 1 is the first player; seat 0, one step before a great person space, gains one by the Sydney Opera House. */
function gaining(cards: readonly string[], of: Start = {}): Table {
  const at = starting({
    ...of,
    options: OPTIONS,
    own: { track: 2, ...of.own },
    pieces: [{ square: OPERA, wonder: 'sydneyOperaHouse' }, ...(of.pieces ?? [])],
    given: { first: 1, ...of.given, decks: { personCards: cards, ...((of.given?.['decks'] as PlainObject) ?? {}) } },
  });
  return at;
}

function gain(at: Table) {
  return play(at, { do: 'wonder', wonder: 'sydneyOperaHouse', figure: null });
}

describe('the great person deck', () => {
  it('GPD-001 GPD-003 GPD-004 a card is drawn secretly, and its marker placed or kept', () => {
    const at = gaining(['archimedes']);
    const heard = gain(at);
    expect(ofKind(heard, 'personCardDrawn')).toEqual([
      { kind: 'personCardDrawn', seat: 0, person: 'builder', card: null },
    ]);
    expect(asked(at)).toMatchObject({ kind: 'placePerson', seat: 0, person: 'builder' });
    expect(options(at)).toContainEqual({ reserve: true });
    play(at, { square: SPOT });
    expect(view(at, 0).hand?.people).toEqual(['archimedes']);
    expect(view(at, 1).players[0]).toMatchObject({ hiddenPeople: { builder: 1, artist: 0 }, openPeople: [] });
    expect(JSON.stringify(view(at, 1))).not.toContain('archimedes');
    expect(view(at, 1)).toMatchObject({ persons: 17, personDeck: 41 });
  });

  it('GPD-002 an explorer comes with an industrialist', () => {
    const at = gaining(['zhengHe']);
    gain(at);
    expect(asked(at)).toMatchObject({ kind: 'placePerson', person: 'industrialist' });
  });

  it('EX-39 GPD-005 a card without a marker goes face up under the deck, and the next one is drawn', () => {
    const gone = ['builder', 'builder', 'builder', 'humanitarian'];
    const at = gaining(['archimedes', 'jimHenson'], { enemy: { reserve: gone } });
    const heard = gain(at);
    expect(ofKind(heard, 'personCardDiscarded')).toEqual([
      { kind: 'personCardDiscarded', seat: null, card: 'archimedes' },
    ]);
    expect(asked(at)).toMatchObject({ kind: 'placePerson', person: 'humanitarian' });
    expect(view(at, 1).personDiscards).toEqual(['archimedes']);
    play(at, { reserve: true });
    expect(view(at, 0).hand?.people).toEqual(['jimHenson']);
    expect(view(at, 0).players[0]?.reserve).toEqual(['humanitarian']);
  });

  it('GPD-006 without markers nobody gains a great person', () => {
    const all = ['artist', 'builder', 'general', 'humanitarian', 'industrialist', 'scientist'];
    const at = gaining([], { enemy: { reserve: [...all, ...all, ...all] } });
    gain(at);
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 0 });
    expect(view(at, 0).personDeck).toBe(42);
  });

  it('GPD-008 when only face-up cards are left, the deck is turned over and shuffled', () => {
    const cards = view(gaining([])).personDeck;
    const at = gaining(['archimedes']);
    at.state.personDiscards.push(...at.state.personDeck.splice(0));
    gain(at);
    expect(asked(at).kind).toBe('placePerson');
    expect(view(at, 1)).toMatchObject({ personDeck: cards - 1, personDiscards: [] });
  });

  it('GPD-007 RUL-197 Greece keeps one of two cards, which only it sees; the other goes face up under the deck', () => {
    const at = gaining(['nikolaTesla', 'valmiki'], { own: { track: 2, civilization: 'greece' } });
    gain(at);
    expect(asked(at)).toMatchObject({ kind: 'keepPerson', seat: 0 });
    expect(options(at)).toEqual([{ card: 'nikolaTesla' }, { card: 'valmiki' }]);
    expect(JSON.stringify(view(at, 1))).not.toMatch(/nikolaTesla|valmiki/u);
    expect(refused(at, { card: 'sunTzu' })).toEqual({ rule: 'GPD-007', params: { card: 'sunTzu' } });
    expect(refused(at, { card: 7 }).rule).toBe('K-SHAPE');
    play(at, { card: 'valmiki' });
    expect(asked(at)).toMatchObject({ kind: 'placePerson', person: 'artist' });
    expect(view(at, 1).personDiscards).toEqual(['nikolaTesla']);
    expect(view(at, 0).hand?.people).toEqual(['valmiki']);
  });

  it('GPD-013 EX-47 nobody has more cards of a type than markers of it, on the map and in reserve', () => {
    const two = { reserve: ['artist'], hiddenPeople: ['valmiki'], openPeople: ['akiraKurosawa'] };
    const given = { players: [two], pieces: [] };
    expect(impossible(given, 2, OPTIONS)).toMatchObject({ rule: 'GPD-013', params: { held: 2, most: 1 } });
  });

  it('GPD-014 RUL-344 a killed marker takes a card of its type above the limit with it, face up or down', () => {
    const at = starting({
      options: OPTIONS,
      own: {
        cities: [HOME, SECOND],
        hiddenPeople: ['valmiki', 'sunTzu'],
        openPeople: ['akiraKurosawa'],
        reserve: ['general'],
      },
      pieces: [
        { square: SPOT, person: 'artist' },
        { square: OTHER, person: 'artist' },
      ],
    });
    const context = createContext<State, Happening>(at.state);
    destroyCity(context, 0, 1);
    expect(view(at, 1).personDiscards).toHaveLength(1);
    expect(['valmiki', 'akiraKurosawa']).toContain(view(at, 1).personDiscards[0]);
    killPerson(context, SPOT);
    expect([...view(at, 1).personDiscards].sort()).toEqual(['akiraKurosawa', 'valmiki']);
    expect(view(at, 0).hand?.people).toEqual(['sunTzu']);
  });

  it('GPD-011 GPD-012 RUL-200 FAQ-067 a card works while one marker of its type is on the map and not blockaded', () => {
    const pieces = [
      { square: SPOT, person: 'artist' },
      { square: OTHER, person: 'artist' },
    ];
    const own = { cities: [HOME, SECOND], openPeople: ['akiraKurosawa'], hiddenPeople: ['valmiki'] };
    const blockaded = (armies: readonly number[]) =>
      starting({ options: OPTIONS, own, pieces, enemy: { armies } }).state;
    expect(hasPerson(blockaded([SPOT]), 0, 'akiraKurosawa')).toBe(true);
    expect(hasPerson(blockaded([SPOT, OTHER]), 0, 'akiraKurosawa')).toBe(false);
    expect(hasPerson(blockaded([]), 0, 'valmiki')).toBe(false);
    const reserved = starting({ options: OPTIONS, own: { reserve: ['artist'], openPeople: ['akiraKurosawa'] } });
    expect(hasWorkingMarker(reserved.state, 0, 0)).toBe(false);
  });
});
