import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { couldHold, couldHoldAny } from '../src/rules/people.ts';
import {
  askedSeats,
  discards,
  type Events,
  eventTable,
  HOMES,
  playEvent,
  sq,
  token,
  useAbility,
} from './eventTable.ts';
import { asked, isAsked, ofKind, options, play, player, refused, type Table, view } from './table.ts';

const [HOME, EAST] = HOMES;
const TWAIN = { do: 'greatPerson', card: 'markTwain' };
const OPTIONS = { expansion: true, greatPersonDeck: true };
const ARTIST = 0;
const GENERAL = 2;
/** A square in the outskirts of seat 1's capital, with an artist. */
const STUDIO = EAST + 1;

/** Seat 1 holds these cards face down; seat 0 acts, seat 2 is the first player. */
function facing(cards: readonly string[], own: PlainObject = {}, enemy: PlainObject = {}, of: Events = {}): Table {
  return eventTable({
    options: OPTIONS,
    pieces: [{ square: STUDIO, person: 'artist' }],
    given: { first: 2 },
    ...of,
    players: [own, { hiddenPeople: cards, ...enemy }, {}, {}],
  });
}

/** Seat 0 devotes its capital. */
function devoting(cards: readonly string[], own: PlainObject = {}, enemy: PlainObject = {}): Table {
  const at = facing(cards, own, enemy, { phase: 'cityManagement' });
  play(at, { do: 'devote', city: HOME });
  return at;
}

describe('great person cards that answer', () => {
  it('RUL-337 a face-down card of the type and a working marker are needed, whatever the face', () => {
    const could = ({ state }: Table, seat: number) => [
      couldHold(state, seat, ARTIST),
      couldHold(state, seat, GENERAL),
      couldHoldAny(state, seat),
    ];
    for (const card of ['markTwain', 'valmiki']) {
      expect(could(facing([card]), 1)).toEqual([true, false, true]);
      expect(could(facing([card]), 0)).toEqual([false, false, false]);
    }
    expect(could(facing(['markTwain'], { armies: [STUDIO] }), 1)).toEqual([false, false, false]);
    expect(could(facing([], {}, { openPeople: ['valmiki'] }), 1)).toEqual([false, false, false]);
  });

  it('RUL-279 RUL-337 everyone who may hold Mark Twain is asked, by type and marker, not by face', () => {
    expect(askedSeats(devoting(['markTwain']))).toEqual([1]);
    expect(askedSeats(devoting(['valmiki']))).toEqual([1]);
    expect(askedSeats(devoting([], {}, { openPeople: ['valmiki'] }))).toEqual([]);
    expect(askedSeats(devoting(['markTwain'], { armies: [STUDIO] }))).toEqual([]);
    const idle = devoting(['valmiki']);
    expect(options(idle)).toEqual([{ do: 'pass' }]);
    expect(refused(idle, TWAIN).rule).toBe('GPD-009');
    expect(refused(idle, { do: 'greatPerson', card: 'valmiki' }).rule).toBe('RUL-279');
    expect(refused(idle, { do: 'greatPerson', card: 7 }).rule).toBe('K-SHAPE');
  });

  it('RUL-310 RUL-340 GPD-010 Mark Twain cancels a city action; no window opens on him', () => {
    const at = devoting(['markTwain'], {}, {});
    const { culture } = player(at, 0);
    const heard = play(at, TWAIN);
    expect(ofKind(heard, 'personCardUsed')).toEqual([
      { kind: 'personCardUsed', seat: 1, card: 'markTwain', chosen: [] },
    ]);
    expect(ofKind(heard, 'cityActionCancelled')).toHaveLength(1);
    expect(isAsked(at, 'cityManagement', 0)).toBe(true);
    expect(player(at, 0)).toMatchObject({ culture, actions: [0, 0, 0] });
    expect(view(at).personDiscards).toEqual(['markTwain']);
    expect(at.state.pieces[STUDIO]).not.toBe(0);
  });

  it('RUL-310 RUL-218 he cancels a resource ability, whose resource is lost', () => {
    const own = { resources: { incense: 1 }, techs: ['currency'] };
    const at = facing(['markTwain'], own, {}, { phase: 'cityManagement' });
    const { culture } = player(at, 0);
    useAbility(at, 'currency', [], token('incense'));
    play(at, TWAIN);
    expect(asked(at)).toMatchObject({ kind: 'cityManagement', seat: 0 });
    expect(player(at, 0)).toMatchObject({ culture, resources: [0, 0, 0, 0] });
  });

  it('RUL-310 RUL-094 he cancels an event, though it is aimed at somebody else', () => {
    const at = facing(['markTwain'], { events: ['drought'] });
    playEvent(at, 'drought', sq(8, 8));
    expect(asked(at)).toMatchObject({ kind: 'respond', seat: 1 });
    expect(ofKind(play(at, TWAIN), 'cancelled')).toMatchObject([{ by: 0, what: 'event' }]);
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 0 });
    expect(discards(at, 0)).toEqual(['drought']);
  });

  it('RUL-279 nobody is asked about an event of an owner of Mass Media', () => {
    const at = facing(['markTwain'], { events: ['drought'], techs: ['massMedia'] });
    playEvent(at, 'drought', sq(8, 8));
    expect(isAsked(at, 'respond')).toBe(false);
  });

  it('RUL-278 RUL-335 no menu offers a card that only cancels', () => {
    const at = facing([], { hiddenPeople: ['markTwain'] }, {}, { pieces: [{ square: HOME + 1, person: 'artist' }] });
    expect(options(at)).not.toContainEqual(TWAIN);
    expect(refused(at, TWAIN).rule).toBe('RUL-278');
  });
});
