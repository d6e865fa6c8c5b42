import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { TECHS } from '../src/data/techs.ts';
import { go } from './movementTable.ts';
import { offered, rows, techs } from './researchTable.ts';
import { acts, type Start, starting } from './startTable.ts';
import {
  asked,
  impossible,
  isAsked,
  ofKind,
  options,
  play,
  player,
  playQuietly,
  refused,
  result,
  squareAt,
  type Table,
  table,
  view,
} from './table.ts';

const ATLANTIS = { do: 'relic', relic: 'atlantis' };
const SEVEN_CITIES = { do: 'relic', relic: 'sevenCitiesOfGold' };
const END = { do: 'end' };

/** Seat 0, second in a turn that seat 1 has begun, is owed these rewards. */
function owed(relicRewards: readonly string[], of: Start = {}): Table {
  return starting({
    ...of,
    options: { expansion: true, investments: true, ...of.options },
    own: { relicRewards, ...of.own },
    given: { first: 1, ...of.given },
  });
}

const investments = (at: Table) => view(at).players[0]?.investments;

describe('Atlantis', () => {
  it('SOT-021 REL-008 a tech of their choice is learned for free, if the pyramid has a place for it', () => {
    const at = owed(['atlantis'], { own: { trade: 3, techs: rows(2) } });
    play(at, ATLANTIS);
    expect(asked(at)).toMatchObject({ kind: 'learnTech', seat: 0, reason: 'atlantis' });
    // Three techs in the bottom row carry one of level II.
    expect(offered(at)).toEqual(expect.arrayContaining(['writing', 'agriculture', 'engineering']));
    expect(offered(at)).not.toContain('banking');
    expect(refused(at, { tech: 'banking' }).rule).toBe('RES-010');
    play(at, { tech: 'engineering' });
    expect(techs(at)).toContain('engineering');
    expect(player(at, 0)).toMatchObject({ trade: 3, relicRewards: [] });
    expect(refused(at, ATLANTIS)).toEqual({ rule: 'SOT-021', params: { relic: 'atlantis' } });
    play(at, END);
  });

  it('RUL-041 it may be Space Flight, which wins the game', () => {
    const at = owed(['atlantis'], { own: { techs: rows(5, 4, 3, 2) } });
    play(at, ATLANTIS);
    expect(offered(at)).toContain('spaceFlight');
    play(at, { tech: 'spaceFlight' });
    expect(result(at)).toMatchObject({ winners: [0], reason: 'technology' });
  });

  it('RUL-040 RUL-362 the part does not end while it is possible; any other act may come before', () => {
    const at = owed(['atlantis'], { own: { government: 'republic', scouts: [squareAt(2, 3)] } });
    expect(options(at)).not.toContainEqual(END);
    expect(refused(at, END)).toEqual({ rule: 'RUL-362', params: { relic: 'atlantis' } });
    play(at, { do: 'found', square: squareAt(2, 3), figure: 'scout' });
    expect(refused(at, END).rule).toBe('RUL-362');
    play(at, ATLANTIS);
    play(at, { tech: 'pottery' });
    play(at, END);
    expect(isAsked(at, 'startOfTurn', 0)).toBe(false);
  });

  it('RUL-040 an impossible reward is lost when the part ends', () => {
    // A player who knows all techs of the base game.
    const at = starting({ own: { techs: TECHS.filter(({ set }) => set === 'base').map(({ id }) => id) } });
    player(at, 0).relicRewards = [{ relic: 0, turn: at.state.turn - 1 }];
    expect(acts(at, 'relic')).toEqual([]);
    expect(refused(at, ATLANTIS)).toEqual({ rule: 'RUL-040', params: { relic: 'atlantis' } });
    expect(play(at, END)).toContainEqual({ kind: 'relicReward', seat: 0, relic: 'atlantis', lost: true });
    expect(player(at, 0).relicRewards).toEqual([]);
  });
});

describe('Seven Cities of Gold', () => {
  it('SOT-022 REL-011 INV-011 RUL-202 two markers are placed for free, on one card or two', () => {
    for (const second of ['infrastructure', 'publicEducation']) {
      const at = owed(['sevenCitiesOfGold'], { own: { sheetCoins: 1 } });
      play(at, SEVEN_CITIES);
      expect(asked(at)).toMatchObject({ kind: 'freeInvestment', seat: 0, reason: 'sevenCitiesOfGold', left: 2 });
      expect(options(at)).toHaveLength(4);
      const heard = play(at, { card: 'infrastructure' });
      expect(ofKind(heard, 'invested')).toMatchObject([{ card: 'infrastructure', from: null, markers: 1 }]);
      expect(asked(at)).toMatchObject({ kind: 'freeInvestment', left: 1 });
      play(at, { card: second });
      expect(asked(at).kind).toBe('startOfTurn');
      const one = { infrastructure: 1, publicEducation: 1 };
      expect(investments(at)).toMatchObject(second === 'infrastructure' ? { infrastructure: 2 } : one);
      // The coin of the turn may still be invested (SOT-019).
      expect(player(at, 0).sheetCoins).toBe(1);
      expect(acts(at, 'invest')).not.toEqual([]);
    }
  });

  it('SOT-022 FAQ-065 each marker brings what follows from it before the next one is placed', () => {
    const at = owed(['sevenCitiesOfGold'], { own: { civilization: 'arabia', investments: { publicEducation: 2 } } });
    const { track } = player(at, 0);
    play(at, SEVEN_CITIES);
    play(at, { card: 'publicEducation' });
    expect(asked(at)).toMatchObject({ kind: 'learnTech', reason: 'publicEducation' });
    play(at, { tech: 'pottery' });
    playQuietly(at, () => isAsked(at, 'freeInvestment'));
    expect(player(at, 0).track).toBe(track + 1);
    play(at, { card: 'publicEducation' });
    playQuietly(at, () => isAsked(at, 'startOfTurn', 0));
    expect(player(at, 0).track).toBe(track + 2);
  });

  it('RUL-362 who has two rewards takes both, in the order they choose', () => {
    const at = owed(['atlantis', 'sevenCitiesOfGold']);
    expect(acts(at, 'relic')).toEqual([ATLANTIS, SEVEN_CITIES]);
    play(at, SEVEN_CITIES);
    play(at, { card: 'infrastructure' });
    play(at, { card: 'infrastructure' });
    expect(refused(at, END)).toEqual({ rule: 'RUL-362', params: { relic: 'atlantis' } });
    expect(refused(at, SEVEN_CITIES).rule).toBe('SOT-022');
    play(at, ATLANTIS);
    expect(asked(at).kind).toBe('learnTech');
  });
});

describe('from the relic to its reward', () => {
  const FROM = squareAt(3, 8);
  const RELIC = squareAt(4, 8);

  it('RUL-362 SOT-021 it is due in the next turn, not in this one, and stays when the army is lost', () => {
    const at = table(
      {
        ground: 'grassland',
        first: 2,
        seat: 2,
        phase: 'movement',
        players: [{}, {}, { armies: [squareAt(3, 8, 3)] }],
        pieces: [{ square: squareAt(4, 8, 3), relic: 'atlantis' }],
      },
      3,
      { expansion: true },
    );
    go(at, squareAt(3, 8, 3), 1, 0, squareAt(4, 8, 3));
    play(at, { do: 'stop' });
    const { turn } = at.state;
    player(at, 2).armies[0] = -1;
    playQuietly(at, () => isAsked(at, 'startOfTurn', 2));
    expect(at.state.turn).toBe(turn + 1);
    expect(view(at, 0).players[2]?.relicRewards).toEqual([{ relic: 'atlantis', due: turn + 1 }]);
    expect(options(at)[0]).toEqual(ATLANTIS);
    expect(refused(at, END).rule).toBe('RUL-362');
  });

  it('SOT-021 a reward of this turn cannot be taken before the next', () => {
    const at = owed([]);
    player(at, 0).relicRewards = [{ relic: 0, turn: at.state.turn }];
    expect(refused(at, ATLANTIS).rule).toBe('SOT-021');
    play(at, END);
    expect(player(at, 0).relicRewards).toHaveLength(1);
  });

  it('RUL-204 REL-005 REL-010 a stated table owes only what relics can still bring', () => {
    const of = (given: PlainObject, options: PlainObject = {}) =>
      impossible({ ground: 'grassland', ...given }, 2, { expansion: true, ...options });
    expect(of({ players: [{ relicRewards: ['sevenCitiesOfGold'] }] }).rule).toBe('RUL-204');
    expect(of({ players: [{ relicRewards: ['schoolOfConfucius'] }] }).rule).toBe('REL-010');
    expect(of({ players: [{ relicRewards: ['atlantis'] }, { relicRewards: ['atlantis'] }] }).rule).toBe('REL-005');
    const lying = { pieces: [{ square: RELIC, relic: 'atlantis' }] };
    expect(of({ ...lying, players: [{ relicRewards: ['atlantis'], armies: [FROM] }] }).rule).toBe('REL-005');
  });
});
