import { describe, expect, it } from 'vitest';
import { acts, CENTER, devoting, harvesting, managing, near, SECOND, squares } from './cityTable.ts';
import { asked, play, playAll, player, refused } from './table.ts';

const ATOMIC = [
  { do: 'ability', tech: 'atomicTheory' },
  { pay: 'village', resource: 'uranium' },
];
const ATOMIC_OWNER = { techs: ['atomicTheory'], markers: ['village:uranium'] };

describe('harvest', () => {
  it('HARV-001 EX-11 HARV-003 a city takes one token of a resource that its outskirts show', () => {
    const at = managing({ capital: ['forest silk', 'mountain iron', 'mountain silk'] });
    expect(acts(at, 'harvest').map((act) => act['square'])).toEqual([near(0), near(1), near(2)]);
    expect(refused(at, harvesting(near(3)))).toMatchObject({ rule: 'HARV-001', params: { resource: null } });
    expect(play(at, harvesting(near(0)))).toContainEqual({ kind: 'resourceGained', seat: 0, resource: 'silk' });
    expect(player(at, 0).resources).toEqual([0, 1, 0, 0]);
    expect(at.state.market).toEqual([2, 1, 2, 2]);
    expect(acts(at, 'harvest')).toEqual([]);
  });

  it("HARV-001 not from another player's outskirts or the open country", () => {
    const ground = [{ square: [7, 8], face: 'forest silk' }];
    const at = managing({ given: { ground } });
    expect(refused(at, harvesting(8 * 8 + 7))).toEqual({ rule: 'HARV-001', params: { city: CENTER, square: 71 } });
  });

  it('HARV-002 not if the market has no token left', () => {
    const at = managing({ capital: ['forest silk', 'mountain iron'], given: { resources: { silk: 0 } } });
    expect(acts(at, 'harvest').map((act) => act['square'])).toEqual([near(1)]);
    expect(refused(at, harvesting(near(0)))).toMatchObject({ rule: 'HARV-002', params: { resource: 'silk' } });
  });

  it('HARV-004 EX-34 FAQ-019 a square that a scout sends counts for its city alone', () => {
    const reference = ['desert', 'desert', 'desert incense', 'forest', 'forest', 'mountain silk'];
    const ground = [{ square: [6, 8], face: 'grassland wheat' }];
    const at = managing({ capital: reference, player: { scouts: [[6, 8]], scoutsCity: [0] }, given: { ground } });
    expect(acts(at, 'harvest').map((act) => act['square'])).toEqual([near(2), near(5), 70]);
    play(at, harvesting(70));
    expect(player(at, 0).resources).toEqual([1, 0, 0, 0]);
    const player0 = { scouts: [near(2)], scoutsCity: [1] };
    const sent = managing({ capital: reference, second: [], player: player0 });
    expect(refused(sent, harvesting(near(2)))).toEqual({
      rule: 'FAQ-019',
      params: { city: CENTER, square: near(2), to: SECOND },
    });
    play(sent, harvesting(near(2), SECOND));
    expect(player(sent, 0).resources).toEqual([0, 0, 1, 0]);
  });

  it('HARV-005 a blockaded square cannot be harvested', () => {
    const at = managing({ capital: ['forest silk'], enemy: { scouts: [near(0)] } });
    expect(acts(at, 'harvest')).toEqual([]);
    expect(refused(at, harvesting(near(0))).rule).toBe('HARV-005');
  });

  it('HARV-006 spent tokens return to the market, spent markers leave the game', () => {
    const player0 = { techs: ['currency', 'chivalry'], resources: { incense: 1 }, markers: ['hut:incense'] };
    const at = managing({ player: player0 });
    playAll(at, [
      { do: 'ability', tech: 'currency' },
      { pay: 'token', resource: 'incense' },
    ]);
    expect(at.state.market).toEqual([2, 2, 2, 2]);
    expect(at.state.box.markers).toEqual([]);
    playAll(at, [
      { do: 'ability', tech: 'chivalry' },
      { pay: 'hut', resource: 'incense' },
    ]);
    expect(player(at, 0).markers).toEqual([]);
    expect(at.state.market).toEqual([2, 2, 2, 2]);
    expect(at.state.box.markers).toHaveLength(1);
  });

  it('HARV-007 FAQ-027 RUL-262 one icon once a turn, not even by two cities under Feudalism', () => {
    const at = managing({ capital: ['forest silk'], second: ['mountain iron'], player: { government: 'feudalism' } });
    expect(acts(at, 'harvest', SECOND).map((act) => act['square'])).toEqual([near(0), near(0, SECOND)]);
    play(at, harvesting(near(0), SECOND));
    expect(refused(at, harvesting(near(0)))).toMatchObject({ rule: 'HARV-007', params: { resource: 'silk' } });
    expect(acts(at, 'harvest', CENTER).map((act) => act['square'])).toEqual([near(0, SECOND)]);
    play(at, harvesting(near(0, SECOND)));
    expect(player(at, 0).resources).toEqual([0, 1, 0, 1]);
  });

  it('RUL-262 without Feudalism a city harvests its own squares only, with it no blockaded ones', () => {
    const cities = { capital: ['forest silk'], second: ['mountain iron'] };
    const at = managing(cities);
    expect(refused(at, harvesting(near(0), SECOND)).rule).toBe('HARV-001');
    const feudal = managing({ ...cities, player: { government: 'feudalism' }, enemy: { scouts: [near(0)] } });
    expect(acts(feudal, 'harvest').map((act) => act['square'])).toEqual([near(0, SECOND), near(0, SECOND)]);
  });

  it('HARV-007 FAQ-042 RUL-272 only an additional action may take an icon again', () => {
    const at = managing({ capital: ['forest silk'], second: ['mountain iron'], player: ATOMIC_OWNER });
    play(at, harvesting(near(0)));
    expect(refused(at, harvesting(near(0), CENTER, { extra: true })).rule).toBe('CITY-001');
    playAll(at, ATOMIC);
    expect(acts(at, 'harvest', CENTER)).toEqual([harvesting(near(0), CENTER, { extra: true })]);
    expect(refused(at, harvesting(near(0)))).toMatchObject({ rule: 'CITY-001' });
    play(at, harvesting(near(0), CENTER, { extra: true }));
    expect(player(at, 0).resources).toEqual([0, 2, 0, 0]);
    // The other city has both kinds of action left, and may say which it uses.
    expect(acts(at, 'harvest', SECOND)).toHaveLength(2);
    play(at, harvesting(near(0, SECOND), SECOND));
    expect(refused(at, harvesting(near(0, SECOND), SECOND))).toMatchObject({ rule: 'CITY-001' });
    play(at, harvesting(near(0, SECOND), SECOND, { extra: true }));
    expect(player(at, 0).resources).toEqual([0, 2, 0, 2]);
  });

  it('HARV-007 what an additional action takes is not used up for the normal ones', () => {
    const player0 = { ...ATOMIC_OWNER, government: 'feudalism' };
    const at = managing({ capital: ['forest silk'], second: [], player: player0 });
    playAll(at, ATOMIC);
    play(at, harvesting(near(0), SECOND, { extra: true }));
    play(at, harvesting(near(0), SECOND));
    expect(refused(at, harvesting(near(0)))).toMatchObject({ rule: 'HARV-002' });
    at.state.market[1] = 1;
    expect(refused(at, harvesting(near(0)))).toMatchObject({ rule: 'HARV-007' });
    play(at, harvesting(near(0), CENTER, { extra: true }));
    expect(player(at, 0).actions).toEqual([1, 0, 0]);
  });

  it('RUL-272 other acts use the normal action first', () => {
    const at = managing({ capital: ['forest silk'], player: ATOMIC_OWNER });
    playAll(at, ATOMIC);
    play(at, devoting());
    expect([player(at, 0).actions[0], player(at, 0).extraActions[0]]).toEqual([0, 1]);
    expect(refused(at, harvesting(near(0))).rule).toBe('CITY-001');
    play(at, harvesting(near(0), CENTER, { extra: true }));
    const without = managing({ capital: ['forest silk'] });
    expect(refused(without, harvesting(near(0), CENTER, { extra: true })).rule).toBe('RUL-272');
  });

  it('HARV-008 FAQ-072 RUL-262 with Angkor Wat any one city harvests twice, the same square too, once a turn', () => {
    const pieces = [{ square: near(7), wonder: 'angkorWat' }];
    const cities = { capital: ['forest silk', 'mountain iron'], second: ['forest wheat'] };
    const at = managing({ ...cities, given: { pieces } });
    play(at, harvesting(near(0), CENTER, { twice: true }));
    expect(asked(at)).toMatchObject({ kind: 'secondHarvest', seat: 0, city: CENTER, first: near(0) });
    expect(squares(at)).toEqual([near(0), near(1)]);
    expect(refused(at, { square: near(2) }).rule).toBe('HARV-001');
    play(at, { square: near(0) });
    expect(player(at, 0).resources).toEqual([0, 2, 0, 0]);
    expect(refused(at, harvesting(near(0, SECOND), SECOND, { twice: true }))).toMatchObject({ rule: 'HARV-008' });
    play(at, harvesting(near(0, SECOND), SECOND));
    const other = managing({ ...cities, player: { government: 'feudalism' }, given: { pieces } });
    play(other, harvesting(near(0), SECOND, { twice: true }));
    expect(squares(other)).toEqual([near(0), near(1), near(0, SECOND)]);
    play(other, { square: near(1) });
    expect(player(other, 0).resources).toEqual([0, 1, 0, 1]);
    expect(player(other, 0).actions).toEqual([1, 0, 0]);
  });

  it('HARV-008 the second harvest needs a token of its own and an icon not used yet', () => {
    const pieces = [{ square: near(7), wonder: 'angkorWat' }];
    const player0 = { government: 'feudalism' };
    const at = managing({
      capital: ['forest silk', 'mountain iron'],
      second: [],
      player: player0,
      given: { pieces, resources: { silk: 1 } },
    });
    play(at, harvesting(near(1), SECOND));
    expect(refused(at, harvesting(near(0), CENTER, { twice: true })).rule).toBe('HARV-002');
    expect(acts(at, 'harvest', CENTER)).toEqual([harvesting(near(0))]);
    const more = managing({
      capital: ['forest silk', 'mountain iron'],
      second: [],
      player: player0,
      given: { pieces },
    });
    play(more, harvesting(near(1), SECOND));
    play(more, harvesting(near(0), CENTER, { twice: true }));
    expect(squares(more)).toEqual([near(0)]);
    expect(refused(more, { square: near(1) })).toMatchObject({ rule: 'HARV-007' });
  });

  it('BLK-003 OBS-002 a blockaded or obsolete Angkor Wat gives nothing', () => {
    const pieces = [{ square: near(7), wonder: 'angkorWat' }];
    const blockaded = managing({ capital: ['forest silk'], given: { pieces }, enemy: { scouts: [near(7)] } });
    expect(refused(blockaded, harvesting(near(0), CENTER, { twice: true })).rule).toBe('HARV-008');
    const obsolete = managing({ capital: ['forest silk'], given: { pieces, obsolete: ['angkorWat'] } });
    expect(refused(obsolete, harvesting(near(0), CENTER, { twice: true })).rule).toBe('HARV-008');
  });

  it('RUL-100 any number of tokens may be held', () => {
    const at = managing({
      capital: ['forest silk'],
      player: { resources: { wheat: 2, silk: 1, incense: 2, iron: 2 } },
    });
    play(at, harvesting(near(0)));
    expect(player(at, 0).resources).toEqual([2, 2, 2, 2]);
  });

  it('RUL-101 BLD-008 a covered icon is not available', () => {
    const capital = ['forest silk', 'mountain iron', 'grassland wheat', 'desert incense'];
    const pieces = [
      { square: near(0), person: 'artist' },
      { square: near(1), building: 'workshop' },
      { square: near(2), wonder: 'oracle' },
    ];
    const ground = [{ square: near(3), terrain: 'grassland', disaster: true }];
    const at = managing({ capital, given: { pieces, ground } });
    expect(acts(at, 'harvest')).toEqual([]);
    for (const place of [0, 1, 2]) expect(refused(at, harvesting(near(place))).rule).toBe('RUL-101');
    expect(refused(at, harvesting(near(3))).rule).toBe('HARV-001');
    expect(refused(at, harvesting(CENTER)).rule).toBe('HARV-001');
  });
});
