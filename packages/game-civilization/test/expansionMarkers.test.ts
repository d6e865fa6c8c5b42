import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { hutIndex, villageIndex } from '../src/data/faces.ts';
import { whyNotRecruit } from '../src/rules/recruits.ts';
import { playFronts } from './battleTable.ts';
import { CENTER, managing, SECOND } from './cityTable.ts';
import { go, groups } from './movementTable.ts';
import { foreseen } from './previewTable.ts';
import { offered, rows, techs } from './researchTable.ts';
import { acts, starting } from './startTable.ts';
import {
  asked,
  impossible,
  isAsked,
  ofKind,
  options,
  play,
  player,
  playHeard,
  refused,
  squareAt,
  type Table,
  table,
  view,
} from './table.ts';

const FROM = squareAt(3, 8);
const MARKER = squareAt(4, 8);
const STRONG = { units: ['aircraft7', 'aircraft6', 'aircraft5'] };

interface Exploring {
  readonly own?: PlainObject;
  readonly given?: PlainObject;
}

/** Seat 1, the first player, is to move on a plain; the hut or village lies to the right of their figures. */
function exploring(piece: PlainObject, { own = {}, given = {} }: Exploring = {}): Table {
  return table(
    {
      ground: 'grassland',
      first: 1,
      seat: 1,
      phase: 'movement',
      players: [{ civilization: 'egypt' }, { civilization: 'america', armies: [FROM], ...own }],
      pieces: [{ square: MARKER, ...piece }],
      ...given,
    },
    2,
    { expansion: true },
  );
}

const box = (at: Table) => view(at).box.markers;
const recruits = (at: Table) => (options(at) as readonly PlainObject[]).map(({ item }) => item);

describe('Native Art and Wealth', () => {
  it('HUT-013 the hut is turned up for all, gives 3 culture at once and leaves the game', () => {
    const at = exploring({ hut: 'nativeArt' });
    const heard = go(at, FROM, 1, 0, MARKER);
    expect(ofKind(heard, 'hutExplored')).toEqual([
      { kind: 'hutExplored', seat: 1, square: MARKER, marker: 'nativeArt' },
    ]);
    expect(player(at, 1)).toMatchObject({ culture: 3, markers: [] });
    expect(box(at)).toEqual(['hut:nativeArt']);
    expect(asked(at).kind).toBe('movement');
  });

  it('HUT-013 RUL-255 China gains its 3 culture as well', () => {
    const at = exploring({ hut: 'nativeArt' }, { own: { civilization: 'china' } });
    go(at, FROM, 1, 0, MARKER);
    expect(player(at, 1).culture).toBe(6);
  });

  it('HUT-013 the village gives 6, once its barbarians are beaten', () => {
    const at = exploring({ village: 'nativeArt' }, { own: STRONG });
    go(at, FROM, 1, 0, MARKER);
    expect(player(at, 1).culture).toBe(0);
    playFronts(at);
    expect(player(at, 1)).toMatchObject({ culture: 6, markers: [] });
    expect(box(at)).toEqual(['village:nativeArt']);
  });

  it('HUT-015 Wealth gives a coin token on the civilization sheet and leaves the game', () => {
    const at = exploring({ village: 'wealth' }, { own: { ...STRONG, sheetCoins: 1 } });
    const { coins } = view(at).players[1] as { readonly coins: number };
    go(at, FROM, 1, 0, MARKER);
    playFronts(at);
    expect(player(at, 1)).toMatchObject({ sheetCoins: 2, markers: [] });
    expect(view(at).players[1]?.coins).toBe(coins + 1);
    expect(box(at)).toEqual(['village:wealth']);
  });

  it('HUT-001 RUL-010 nobody foresees what a hut brings: the preview is the same for all', () => {
    const facts = ['nativeArt', 'friendlyBarbarian', 'teacher', 'spy'].map((hut) => {
      const at = exploring({ hut });
      go(at, FROM, 1, 0);
      return foreseen(at, 1, 'step', { do: 'to', square: MARKER }).facts;
    });
    expect(facts[0]).toContainEqual(expect.objectContaining({ fact: 'hut', square: MARKER }));
    for (const other of facts) expect(other).toEqual(facts[0]);
  });
});

describe('Friendly Barbarian', () => {
  const HUT = { hut: 'friendlyBarbarian' };

  it('HUT-011 RUL-128 a free unit of any unlocked type, drawn secretly from its deck', () => {
    const at = exploring(HUT);
    go(at, FROM, 1, 0, MARKER);
    expect(asked(at)).toMatchObject({ kind: 'recruit', seat: 1, square: MARKER });
    expect(recruits(at)).toEqual(['army', 'scout', 'artillery', 'infantry', 'mounted']);
    expect(refused(at, { item: 'aircraft' })).toMatchObject({ rule: 'UNIT-003' });
    const { unitDecks } = view(at);
    const heard = playHeard(at, { item: 'mounted' }, 0);
    expect(ofKind(heard, 'unitGained')).toEqual([{ kind: 'unitGained', seat: 1, unit: 'mounted', card: null }]);
    expect(player(at, 1).units).toHaveLength(1);
    expect(view(at).unitDecks).toEqual({ ...unitDecks, mounted: (unitDecks['mounted'] as number) - 1 });
    expect(player(at, 1).markers).toEqual([]);
    expect(box(at)).toEqual(['hut:friendlyBarbarian']);
    expect(asked(at).kind).toBe('movement');
  });

  it('RUL-128 aircraft with Flight', () => {
    const at = exploring(HUT, { own: { techs: ['flight'] } });
    go(at, FROM, 1, 0, MARKER);
    play(at, { do: 'stop' });
    expect(recruits(at)).toContain('aircraft');
  });

  it('HUT-011 HUT-016 FAQ-062 RUL-366 or a figure where the marker lay, which cannot move this turn', () => {
    for (const item of ['army', 'scout']) {
      const at = exploring(HUT);
      go(at, FROM, 1, 0, MARKER);
      const heard = play(at, { item });
      expect(ofKind(heard, 'figureBuilt')).toEqual([{ kind: 'figureBuilt', seat: 1, figure: item, square: MARKER }]);
      expect(view(at).map.squares.find(({ square }) => square === MARKER)?.figures).toMatchObject(
        item === 'army' ? { armies: 2, scouts: 0 } : { armies: 1, scouts: 1 },
      );
      expect(groups(at, MARKER)).toEqual([]);
      const one = item === 'army' ? { armies: 1, scouts: 0 } : { armies: 0, scouts: 1 };
      expect(refused(at, { do: 'move', from: MARKER, ...one }).rule).toBe('RUL-104');
    }
  });

  it('RUL-366 FIG-005 it counts with the explorers for the stacking limit', () => {
    const at = exploring(HUT, { own: { armies: [FROM, FROM] } });
    go(at, FROM, 2, 0, MARKER);
    expect(recruits(at)).toEqual(['artillery', 'infantry', 'mounted']);
    expect(refused(at, { item: 'army' })).toMatchObject({ rule: 'FIG-005', params: { square: MARKER, limit: 2 } });
  });

  it('RUL-366 FIG-004 on water it needs the right to end there; FIG-002 it must be unbuilt', () => {
    const water = { ground: ['grassland', { square: MARKER, face: 'water' }] };
    const ashore = exploring(HUT, { given: water });
    expect(whyNotRecruit(ashore.state, 1, MARKER, 'army')).toEqual({ rule: 'FIG-004', params: { square: MARKER } });
    expect(whyNotRecruit(ashore.state, 1, MARKER, 'infantry')).toBeNull();
    const sailing = exploring(HUT, { own: { techs: ['sailing'], scouts: [FROM, FROM] }, given: water });
    go(sailing, FROM, 1, 0, MARKER);
    expect(recruits(sailing)).toEqual(['army', 'artillery', 'infantry', 'mounted']);
    expect(refused(sailing, { item: 'scout' })).toMatchObject({ rule: 'FIG-002' });
  });

  it('HUT-011 with nothing left to give, nobody is asked', () => {
    const at = exploring(HUT, { own: { armies: [FROM, FROM] } });
    for (const type of [0, 1, 2]) player(at, 0).units.push(...(at.state.unitDecks[type] as number[]).splice(0));
    go(at, FROM, 2, 0, MARKER);
    expect(asked(at).kind).toBe('movement');
    expect(box(at)).toEqual(['hut:friendlyBarbarian']);
  });
});

describe('Teacher', () => {
  const TEACHER = { do: 'marker', marker: 'teacher' };

  it('HUT-014 RUL-010 it is kept face down, and only its owner knows it', () => {
    const at = exploring({ hut: 'teacher' });
    play(at, { do: 'move', from: FROM, armies: 1, scouts: 0 });
    const heard = playHeard(at, { do: 'to', square: MARKER }, 0);
    expect(ofKind(heard, 'hutExplored')).toMatchObject([{ marker: null }]);
    expect(player(at, 1).markers).toEqual([hutIndex('teacher')]);
    expect(view(at, 1).hand?.markers).toEqual(['hut:teacher']);
    expect(view(at, 0).players[1]).toMatchObject({ huts: 1 });
  });

  it('SOT-020 RUL-129 its owner turns it in for a tech of level I, without trade', () => {
    const at = starting({
      own: { markers: ['hut:teacher', 'hut:spy'], techs: rows(3) },
      given: { first: 1 },
      options: { expansion: true },
    });
    const heard = play(at, TEACHER);
    expect(ofKind(heard, 'markerLost')).toEqual([{ kind: 'markerLost', seat: 0, back: 'hut', marker: 'teacher' }]);
    expect(asked(at)).toMatchObject({ kind: 'learnTech', seat: 0, reason: 'teacher' });
    expect(offered(at)).toContain('agriculture');
    // Four techs would carry one of level II.
    expect(offered(at)).not.toContain('engineering');
    play(at, { tech: 'writing' });
    expect(techs(at)).toContain('writing');
    expect(player(at, 0)).toMatchObject({ trade: 0, markers: [hutIndex('spy')] });
    expect(box(at)).toEqual(['hut:teacher']);
    expect(refused(at, TEACHER)).toMatchObject({ rule: 'SOT-020' });
    expect(acts(at, 'marker')).toEqual([]);
  });

  it('RUL-367 it needs a tech of level I that its owner does not know', () => {
    const all = ['animalHusbandry', 'codeOfLaws', 'currency', 'horsebackRiding', 'masonry', 'metalworking'];
    const known = [...all, 'navigation', 'philosophy', 'pottery', 'writing'];
    const at = starting({ own: { techs: known } });
    player(at, 0).markers.push(hutIndex('teacher'));
    expect(acts(at, 'marker')).toEqual([]);
    expect(refused(at, TEACHER).rule).toBe('RUL-367');
    expect(refused(at, { do: 'marker', marker: 'spy' }).rule).toBe('K-SHAPE');
  });

  it('SOT-020 a stated table gives it only to those who could keep it', () => {
    const of = (marker: string) => impossible({ players: [{ markers: [marker] }] }, 2, { expansion: true });
    expect(of('hut:friendlyBarbarian').rule).toBe('HUT-001');
    expect(of('hut:nativeArt').rule).toBe('HUT-001');
    expect(of('village:wealth').rule).toBe('HUT-009');
  });
});

describe('Friendly Workers', () => {
  const WORKERS = 'village:friendlyWorkers';
  const sending = (city: number) => ({ do: 'marker', marker: 'friendlyWorkers', city });
  it('HUT-012 they are kept face down by the winner of the village', () => {
    const at = exploring({ village: 'friendlyWorkers' }, { own: STRONG });
    go(at, FROM, 1, 0, MARKER);
    const heard = playFronts(at);
    expect(ofKind(heard, 'villageConquered')).toMatchObject([{ seat: 1, marker: null }]);
    expect(player(at, 1).markers).toEqual([villageIndex('friendlyWorkers')]);
    expect(box(at)).toEqual([]);
  });

  it('CITY-014 RUL-270 one city of their choice has 4 more production, for the action they are declared for', () => {
    const at = managing({
      second: [],
      player: { markers: [WORKERS] },
      given: { first: 1 },
      options: { expansion: true },
    });
    expect(acts(at, 'marker')).toEqual([sending(CENTER), sending(SECOND)]);
    expect(refused(at, { do: 'produce', city: SECOND, item: 'army', bonuses: [], rush: 0 }).rule).toBe('CITY-004');
    play(at, sending(SECOND));
    expect(isAsked(at, 'respond')).toBe(false);
    expect(box(at)).toEqual([WORKERS]);
    const produce = { do: 'produce', city: SECOND, item: 'army', bonuses: ['friendlyWorkers'], rush: 0 };
    expect(options(at)).toContainEqual(produce);
    expect(refused(at, { ...produce, city: CENTER }).rule).toBe('CITY-004');
    play(at, produce);
    play(at, options(at)[0] as PlainObject);
    expect(player(at, 0).bonuses).toEqual([]);
    expect(player(at, 0).armies.filter((square) => square >= 0)).toHaveLength(1);
    expect(refused(at, sending(CENTER))).toMatchObject({ rule: 'CITY-014' });
  });

  it('CITY-014 they work for one of their owner’s cities only', () => {
    const at = managing({ player: { markers: [WORKERS] }, options: { expansion: true } });
    expect(refused(at, sending(SECOND)).rule).toBe('CITY-001');
    expect(refused(at, { do: 'marker', marker: 'iron', city: CENTER }).rule).toBe('K-SHAPE');
  });

  it('RUL-270 RUL-367 they come back if the action is cancelled, and Arabia has no part in it', () => {
    const at = managing({
      player: { civilization: 'arabia', markers: [WORKERS], culture: 5 },
      enemy: { techs: ['writing'], markers: ['hut:spy'] },
      options: { expansion: true },
    });
    play(at, sending(CENTER));
    expect(player(at, 0).culture).toBe(5);
    play(at, { do: 'produce', city: CENTER, item: 'army', bonuses: ['friendlyWorkers'], rush: 0 });
    if (isAsked(at, 'placeItem')) play(at, options(at)[0] as PlainObject);
    expect(asked(at)).toMatchObject({ kind: 'respond', seat: 1 });
    play(at, { do: 'ability', tech: 'writing' });
    while (isAsked(at, 'payResource')) play(at, { pay: 'hut', resource: 'spy' });
    expect(asked(at).kind).toBe('cityManagement');
    expect(view(at, 0).hand?.markers).toEqual([WORKERS]);
    expect(player(at, 0).culture).toBe(5);
    expect(player(at, 0).bonuses).toEqual([]);
  });

  it('RUL-367 HUT-002 Teacher and Friendly Workers pay for nothing', () => {
    const at = starting({
      own: { civilization: 'russia', markers: ['hut:teacher', WORKERS] },
      given: { phase: 'movement' },
      options: { expansion: true },
    });
    expect(refused(at, { do: 'ability', tech: 'communism' }).rule).toBe('TECH-005');
  });
});
