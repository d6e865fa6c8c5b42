import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { type Events, eventTable, HOMES, PASS, SPY, sq } from './eventTable.ts';
import { foreseen } from './previewTable.ts';
import { asked, explained, isAsked, ofKind, options, play, player, refused, result, squareAt, table } from './table.ts';

const [HOME] = HOMES;
const STUDIO = HOME + 1;
const OPTIONS = { expansion: true, greatPersonDeck: true };
const ADVANCE = { do: 'advance' };
const SHAKESPEARE = 'williamShakespeare';
const SPACES = (...spaces: number[]) => spaces.map((space) => ({ space }));

/** Seat 0 manages their cities with William Shakespeare face up; the others' markers stand where stated; seat 2 is first. */
function skipping(own: PlainObject, tracks: readonly number[], of: Events = {}) {
  const others = tracks.map((track, i) => ({ track, ...of.players?.[i + 1] }));
  return eventTable({
    phase: 'cityManagement',
    ...of,
    options: { ...OPTIONS, ...of.options },
    given: { first: 2, ...of.given },
    pieces: [{ square: STUDIO, person: 'artist' }, ...(of.pieces ?? [])],
    players: [{ openPeople: [SHAKESPEARE], ...own }, ...others],
  });
}

describe('William Shakespeare', () => {
  it('RUL-311 ART-006 a space with another player’s marker may be skipped; only the one landed on is paid and rewarded', () => {
    const at = skipping({ culture: 7, track: 1 }, [2, 0, 5]);
    play(at, ADVANCE);
    expect(asked(at)).toMatchObject({
      kind: 'landOn',
      seat: 0,
      pays: true,
      landings: [
        { space: 2, culture: 3, trade: 0 },
        { space: 3, culture: 3, trade: 0 },
      ],
    });
    expect(player(at, 0)).toMatchObject({ culture: 7, track: 1 });
    const heard = play(at, { space: 3 });
    expect(ofKind(heard, 'trackAdvanced')).toEqual([{ kind: 'trackAdvanced', seat: 0, space: 3 }]);
    expect(ofKind(heard, 'eventDrawn')).toEqual([]);
    expect(ofKind(heard, 'cultureLost')).toEqual([{ kind: 'cultureLost', seat: 0, amount: 3 }]);
    expect(player(at, 0)).toMatchObject({ culture: 4, track: 3, events: [] });
    expect(asked(at)).toMatchObject({ kind: 'placePerson', seat: 0 });
  });

  it('RUL-311 ART-009 the next space may be entered all the same', () => {
    const at = skipping({ culture: 3 }, [1, 1, 0]);
    play(at, ADVANCE);
    expect(options(at)).toEqual(SPACES(1, 2));
    play(at, { space: 1 });
    expect(player(at, 0)).toMatchObject({ culture: 0, track: 1 });
    expect(player(at, 0).events).toHaveLength(1);
    expect(isAsked(at, 'cityManagement', 0)).toBe(true);
  });

  it('RUL-311 several in a row are skipped one after the other, up to the first gap, and no marker behind it', () => {
    const at = skipping({ culture: 3, track: 0 }, [1, 2, 4]);
    play(at, ADVANCE);
    expect(options(at)).toEqual(SPACES(1, 2, 3));
    for (const space of [0, 4, 5, -1, 99]) expect(refused(at, { space }).rule).toBe('RUL-311');
    expect(refused(at, { space: 5 })).toEqual({ rule: 'RUL-311', params: { space: 5 } });
    for (const bad of [{}, { space: '2' }, { space: null }, { space: 1.5 }])
      expect(refused(at, bad).rule).toBe('K-SHAPE');
    expect(refused(at, { space: 2 }, 1).rule).toBe('K-SEAT');
    play(at, { space: 3 });
    expect(player(at, 0)).toMatchObject({ culture: 0, track: 3 });
  });

  it('RUL-311 RUL-086 each advance may skip again, and nothing is asked where nothing can be skipped', () => {
    const at = skipping({ culture: 9 }, [1, 3, 0]);
    play(at, ADVANCE);
    play(at, { space: 2 });
    play(at, ADVANCE);
    expect(options(at)).toEqual(SPACES(3, 4));
    play(at, { space: 4 });
    play(at, ADVANCE);
    expect(isAsked(at, 'landOn')).toBe(false);
    expect(player(at, 0)).toMatchObject({ culture: 0, track: 5 });
  });

  it('RUL-311 ART-007 a space of the next section is offered only to one who can pay its own price', () => {
    const poor = skipping({ culture: 6, trade: 2, track: 6 }, [7, 0, 0]);
    play(poor, ADVANCE);
    // Space 8 costs trade, too.
    expect(isAsked(poor, 'landOn')).toBe(false);
    expect(player(poor, 0)).toMatchObject({ culture: 3, trade: 2, track: 7 });
    const rich = skipping({ culture: 5, trade: 3, track: 6 }, [7, 8, 9]);
    play(rich, ADVANCE);
    expect(options(rich)).toEqual(SPACES(7, 8, 9, 10));
    play(rich, { space: 10 });
    expect(player(rich, 0)).toMatchObject({ culture: 0, trade: 0, track: 10 });
  });

  it('RUL-311 ART-006 ART-007 what cannot be paid is refused with the price of that space', () => {
    const at = skipping({ culture: 4, trade: 9, track: 5 }, [6, 7, 0]);
    play(at, ADVANCE);
    expect(options(at)).toEqual(SPACES(6, 7));
    const params = { space: 8, culture: 5, trade: 3, ownCulture: 4, ownTrade: 9, skips: true };
    expect(refused(at, { space: 8 })).toEqual({ rule: 'ART-006', params });
    const untraded = skipping({ culture: 5, trade: 1, track: 5 }, [6, 7, 0]);
    play(untraded, ADVANCE);
    expect(refused(untraded, { space: 8 })).toMatchObject({ rule: 'ART-007', params: { trade: 3, ownTrade: 1 } });
    const broke = skipping({ culture: 2 }, [1, 0, 0]);
    expect(options(broke)).not.toContainEqual(ADVANCE);
    expect(refused(broke, ADVANCE)).toMatchObject({ rule: 'ART-006', params: { space: 1, ownCulture: 2 } });
  });

  it('RUL-311 ART-014 RUL-088 an investment lowers the price of the space landed on, once', () => {
    const own = { culture: 5, trade: 3, track: 6, investments: { endowmentForTheArts: 2 } };
    const at = skipping(own, [7, 0, 0], { options: { investments: true } });
    play(at, ADVANCE);
    expect(asked(at)).toMatchObject({
      landings: [
        { space: 7, culture: 2, trade: 0 },
        { space: 8, culture: 4, trade: 3 },
      ],
    });
    play(at, { space: 8 });
    expect(player(at, 0)).toMatchObject({ culture: 1, trade: 0, track: 8 });
  });

  it('RUL-311 ART-013 VIC-001 nobody goes past the victory space, which may be reached by skipping', () => {
    const at = skipping({ culture: 7, trade: 6, track: 18 }, [19, 20, 20]);
    play(at, ADVANCE);
    expect(options(at)).toEqual(SPACES(19, 20, 21));
    expect(refused(at, { space: 22 }).rule).toBe('RUL-311');
    play(at, { space: 21 });
    expect(result(at)).toMatchObject({ reason: 'culture', winners: [0] });
  });

  it('RUL-311 ART-013 VAR-010 a marker on the victory space is not skipped', () => {
    const options = { advancedTieBreak: true };
    const at = skipping({ culture: 7, trade: 6, track: 20 }, [21, 0, 0], { options });
    play(at, ADVANCE);
    expect(isAsked(at, 'landOn')).toBe(false);
    expect(player(at, 0).track).toBe(21);
    expect(refused(at, ADVANCE)).toEqual({ rule: 'ART-013', params: { space: 21 } });
  });

  it('RUL-336 RUL-200 GPD-012 he works only face up and with a marker that is not blockaded', () => {
    const hidden = skipping({ culture: 6, openPeople: [], hiddenPeople: [SHAKESPEARE] }, [1, 3, 0]);
    play(hidden, ADVANCE);
    expect(player(hidden, 0).track).toBe(1);
    const shown = skipping({ culture: 6, openPeople: [], hiddenPeople: [SHAKESPEARE] }, [1, 3, 0]);
    play(shown, { do: 'greatPerson', card: SHAKESPEARE });
    expect(refused(shown, { do: 'greatPerson', card: SHAKESPEARE }).rule).toBe('RUL-336');
    play(shown, ADVANCE);
    expect(isAsked(shown, 'landOn', 0)).toBe(true);
    const blockaded = skipping({ culture: 6 }, [1, 3, 0], { players: [{}, { armies: [STUDIO] }] });
    play(blockaded, ADVANCE);
    expect(isAsked(blockaded, 'landOn')).toBe(false);
    expect(player(blockaded, 0).track).toBe(1);
  });

  it('RUL-311 RUL-336 another player’s card helps nobody else', () => {
    const at = skipping({ culture: 3, openPeople: [] }, [1, 0, 0], {
      players: [{}, { openPeople: [SHAKESPEARE] }],
      pieces: [{ square: HOMES[1] + 1, person: 'artist' }],
    });
    play(at, ADVANCE);
    expect(player(at, 0).track).toBe(1);
  });

  it('RUL-311 RUL-087 free advances skip too, each by itself, and cost nothing', () => {
    const at = skipping({ hiddenPeople: ['andrewCarnegie'], sheetCoins: 6, trade: 1 }, [1, 3, 4], {
      pieces: [{ square: HOME - 1, person: 'industrialist' }],
    });
    play(at, { do: 'greatPerson', card: 'andrewCarnegie' });
    const free = { culture: 0, trade: 0 };
    expect(asked(at)).toMatchObject({
      pays: false,
      landings: [
        { space: 1, ...free },
        { space: 2, ...free },
      ],
    });
    play(at, { space: 2 });
    expect(options(at)).toEqual(SPACES(3, 4, 5));
    expect(refused(at, { space: 6 }).rule).toBe('RUL-311');
    play(at, { space: 5 });
    expect(player(at, 0)).toMatchObject({ culture: 0, trade: 1, track: 5 });
    expect(isAsked(at, 'landOn')).toBe(false);
  });

  it('RUL-311 with three players the last seat skips both of the others', () => {
    const home = squareAt(13, 13, 3);
    const at = table(
      {
        phase: 'cityManagement',
        seat: 2,
        first: 1,
        discovered: true,
        ground: [-1, 0, 1].flatMap((x) => [-16, 0, 16].map((y) => ({ square: home + x + y, face: 'grassland' }))),
        pieces: [{ square: home + 1, person: 'artist' }],
        players: [
          { civilization: 'egypt', track: 4 },
          { civilization: 'china', track: 3 },
          { civilization: 'russia', cities: [home], track: 2, culture: 4, openPeople: [SHAKESPEARE] },
        ],
      },
      3,
      OPTIONS,
    );
    play(at, ADVANCE);
    expect(asked(at)).toMatchObject({ kind: 'landOn', seat: 2 });
    expect(options(at)).toEqual(SPACES(3, 4, 5));
    play(at, { space: 5 });
    expect(player(at, 2)).toMatchObject({ culture: 1, track: 5 });
  });

  it('RUL-311 the preview of an advance tells every space in reach, and that of a landing what it costs', () => {
    const at = skipping({ culture: 6, trade: 4, track: 6 }, [7, 8, 0]);
    const advance = foreseen(at, 0, 'cityManagement', ADVANCE);
    expect(advance.refusal).toBe(null);
    expect(advance.of('space').map(({ space, reward }) => [space, reward])).toEqual([
      [7, 'greatPerson'],
      [8, 'event'],
      [9, 'event'],
    ]);
    expect(advance.change('culture')).toBe(null);
    play(at, ADVANCE);
    const landing = foreseen(at, 0, 'landOn', { space: 9 }, { pays: true });
    expect([landing.change('culture'), landing.change('trade')]).toEqual([
      [6, 1],
      [4, 1],
    ]);
    expect(landing.of('space')).toMatchObject([{ space: 9, reward: 'event' }]);
    expect(foreseen(at, 0, 'landOn', { space: 10 }, { pays: true })).toMatchObject({
      refusal: { rule: 'RUL-311', params: { space: 10 } },
      facts: [],
    });
    expect(explained(at, 0, 'landOn', { space: 10 })?.rule).toBe('RUL-311');
    play(at, { space: 9 });
    expect(player(at, 0)).toMatchObject({ culture: 1, trade: 1, track: 9 });
    const plain = skipping({ culture: 3, track: 1 }, [0, 0, 0]);
    expect(foreseen(plain, 0, 'cityManagement', ADVANCE).change('culture')).toEqual([3, 0]);
  });

  it('RUL-311 CITY-015 RUL-254 a wonder that is cancelled gives Rome no advance to skip with', () => {
    const building = (answer: readonly PlainObject[]) => {
      const at = skipping({ civilization: 'rome', trade: 27 }, [1, 0, 0], {
        ground: [-17, -16, -15, -1, 15].map((place) => [HOME + place, 'forest'] as const),
        given: { wonderMarket: ['stonehenge'] },
        players: [{}, { civilization: 'america', techs: ['writing'], markers: ['hut:spy'] }],
      });
      play(at, { do: 'produce', city: HOME, item: 'stonehenge', bonuses: [], rush: 0 });
      play(at, { square: sq(1, 1) });
      for (const one of answer) play(at, one);
      return at;
    };
    const cancelled = building([{ do: 'ability', tech: 'writing' }, SPY]);
    expect(isAsked(cancelled, 'cityManagement', 0)).toBe(true);
    expect(player(cancelled, 0).track).toBe(0);
    const built = building([PASS]);
    expect(asked(built)).toMatchObject({ kind: 'landOn', seat: 0, pays: false });
    play(built, { space: 2 });
    expect(player(built, 0).track).toBe(2);
  });
});
