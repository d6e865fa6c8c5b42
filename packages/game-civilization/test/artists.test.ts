import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { type Events, eventTable, HOMES, sq, values } from './eventTable.ts';
import { asked, isAsked, ofKind, options, play, player, refused, type Table, view } from './table.ts';

const [HOME, EAST] = HOMES;
const SECOND = sq(6, 2);
/** Squares in the outskirts of the second city and of seat 1's capital, with an artist each. */
const STUDIO = SECOND + 1;
const EASTERN = EAST + 1;
const GARCIA = { do: 'greatPerson', card: 'jerryGarcia' };

/** Seat 0 manages two cities and holds Jerry Garcia face down; seat 2 is the first player. */
function managing(own: PlainObject = {}, enemy: PlainObject = {}, of: Events = {}): Table {
  return eventTable({
    options: { expansion: true, greatPersonDeck: true },
    phase: 'cityManagement',
    given: { first: 2 },
    pieces: [{ square: STUDIO, person: 'artist' }, { square: EASTERN, person: 'artist' }, ...(of.pieces ?? [])],
    players: [{ cities: [HOME, SECOND], hiddenPeople: ['jerryGarcia'], ...own }, enemy, {}, {}],
  });
}

describe('artists', () => {
  it('RUL-310 RUL-389 GPD-010 Jerry Garcia devotes all cities as the action of the capital; the others still act', () => {
    const at = managing();
    const { culture } = player(at, 0);
    const heard = play(at, GARCIA);
    expect(ofKind(heard, 'cityDevoted').map(({ city, amount }) => [city, amount])).toEqual([
      [HOME, 1],
      [SECOND, 3],
    ]);
    expect(player(at, 0)).toMatchObject({ culture: culture + 4, actions: [0, 1, 0] });
    expect(view(at).personDiscards).toEqual(['jerryGarcia']);
    expect(refused(at, { do: 'devote', city: HOME }).rule).toBe('CITY-001');
    // RUL-330: the own action of the second city counts its icons again.
    play(at, { do: 'devote', city: SECOND });
    expect(player(at, 0)).toMatchObject({ culture: culture + 7, actions: [0, 0, 0] });
  });

  it('RUL-341 no window opens on his devotion, but on a later one', () => {
    const at = managing({}, { hiddenPeople: ['markTwain'] });
    play(at, GARCIA);
    expect(asked(at)).toMatchObject({ kind: 'cityManagement', seat: 0 });
    play(at, { do: 'devote', city: SECOND });
    expect(isAsked(at, 'respond', 1)).toBe(true);
  });

  it('RUL-310 GOV-006 CITY-001 he needs an action of the capital, and no Anarchy', () => {
    const anarchy = managing({ government: 'anarchy' });
    expect(options(anarchy)).not.toContainEqual(GARCIA);
    expect(refused(anarchy, GARCIA).rule).toBe('GOV-006');
    const acted = managing();
    play(acted, { do: 'devote', city: HOME });
    expect(options(acted)).not.toContainEqual(GARCIA);
    expect(refused(acted, GARCIA).rule).toBe('CITY-001');
  });

  it('RUL-345 Akira Kurosawa gains for each city that another player devotes, not for his owner’s', () => {
    const at = managing({}, { openPeople: ['akiraKurosawa'] });
    const { culture } = player(at, 1);
    play(at, GARCIA);
    expect(player(at, 1).culture).toBe(culture + 2);
    const own = managing({ openPeople: ['akiraKurosawa'] });
    const before = player(own, 0).culture;
    play(own, { do: 'devote', city: HOME });
    expect(player(own, 0).culture).toBe(before + 1);
  });

  it('RUL-311 Charles Darwin may take the culture of one of the devotions as trade', () => {
    const scientist = { square: SECOND - 1, person: 'scientist' };
    const at = managing({ openPeople: ['charlesDarwin'] }, {}, { pieces: [scientist] });
    const { culture, trade } = player(at, 0);
    play(at, GARCIA);
    expect(values(at)).toEqual(['stop', HOME, SECOND]);
    expect(refused(at, { value: EAST }).rule).toBe('CITY-001');
    play(at, { value: SECOND });
    expect(player(at, 0)).toMatchObject({ culture: culture + 1, trade: trade + 3 });
  });
});
