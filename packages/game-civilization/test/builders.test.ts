import { describe, expect, it } from 'vitest';
import { AIRCRAFT, techIndex } from '../src/data/faces.ts';
import { acts, HOME, SECOND, type Start, starting } from './startTable.ts';
import { asked, ofKind, options, play, player, refused, squareAt, type Table, view } from './table.ts';

const using = (card: string) => ({ do: 'greatPerson', card });

/** Seat 0 has these cards face down and a builder on the map; seat 1 is the first player. */
function holding(card: string, of: Start = {}): Table {
  return starting({
    ...of,
    options: { expansion: true, greatPersonDeck: true },
    own: { cities: [HOME, SECOND], hiddenPeople: [card], ...of.own },
    pieces: [{ square: squareAt(7, 2), person: 'builder' }],
    given: { first: 1, ...of.given },
  });
}

describe('Orville Wright', () => {
  it('GPD-010 UNIT-001 he gives an aircraft without Flight, whose strength only its owner sees, and is discarded', () => {
    const at = holding('orvilleWright');
    expect(player(at, 0).techs).not.toContain(techIndex('flight'));
    const heard = play(at, using('orvilleWright'));
    expect(ofKind(heard, 'unitGained')).toMatchObject([{ seat: 0, unit: 'aircraft' }]);
    expect(player(at, 0).units).toHaveLength(1);
    expect(view(at, 1).personDiscards).toEqual(['orvilleWright']);
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 0 });
  });

  it('RUL-249 UNIT-004 he is not offered when no aircraft is left', () => {
    const at = holding('orvilleWright');
    at.state.unitDecks[AIRCRAFT] = [];
    at.state.unitDiscards[AIRCRAFT] = [];
    expect(acts(at, 'greatPerson')).toEqual([]);
    expect(refused(at, using('orvilleWright')).rule).toBe('RUL-249');
  });

  it('RUL-335 he waits for the Start of Turn part', () => {
    const at = holding('orvilleWright', { given: { phase: 'cityManagement', first: 0 } });
    expect(refused(at, using('orvilleWright')).rule).toBe('RUL-335');
  });
});

describe('Thomas Edison', () => {
  it('RUL-247 RES-014 he teaches a tech of another player that fits, without trade, and is discarded', () => {
    const at = holding('thomasEdison', {
      own: { trade: 7 },
      enemy: { techs: ['pottery', 'writing', 'mathematics'] },
    });
    play(at, using('thomasEdison'));
    expect(asked(at)).toMatchObject({ kind: 'learnTech', seat: 0, reason: 'thomasEdison' });
    expect(options(at)).toContainEqual({ tech: 'pottery' });
    expect(options(at)).not.toContainEqual({ tech: 'mathematics' });
    expect(refused(at, { tech: 'mathematics' }).rule).toBe('RES-010');
    expect(refused(at, { tech: 'navigation' }).rule).toBe('RUL-247');
    expect(ofKind(play(at, { tech: 'pottery' }), 'techLearned')).toEqual([
      { kind: 'techLearned', seat: 0, tech: 'pottery', by: 'learning' },
    ]);
    expect(player(at, 0).trade).toBe(7);
    expect(view(at, 1).personDiscards).toEqual(['thomasEdison']);
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 0 });
  });

  it('RUL-249 he is not offered when the others know nothing new', () => {
    const at = holding('thomasEdison');
    player(at, 1).techs.splice(0, player(at, 1).techs.length, ...player(at, 0).techs);
    expect(refused(at, using('thomasEdison')).rule).toBe('RUL-249');
  });
});
