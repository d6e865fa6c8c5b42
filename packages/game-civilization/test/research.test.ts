import { describe, expect, it } from 'vitest';
import { choose, offered, researching, rows, techs, trade } from './researchTable.ts';
import {
  asked,
  chooser,
  dealt,
  explained,
  isAsked,
  ofKind,
  play,
  player,
  playHeard,
  playOn,
  playQuietly,
  refused,
  result,
  type Table,
  view,
} from './table.ts';

/** For each level a tech of it, and techs that make room for it. */
const LEVELS = [
  { tech: 'codeOfLaws', known: [], needed: 6 },
  { tech: 'chivalry', known: rows(2), needed: 11 },
  { tech: 'metalCasting', known: rows(2, 2), needed: 16 },
  { tech: 'ballistics', known: rows(3, 3, 2), needed: 21 },
  { tech: 'spaceFlight', known: rows(4, 4, 3, 2), needed: 26 },
];

describe('researching', () => {
  it('RES-002 the trade needed is 6, 11, 16, 21 and 26 by level', () => {
    for (const [i, { tech, known, needed }] of LEVELS.entries()) {
      expect(offered(researching({ own: { trade: needed, techs: known } })), tech).toContain(tech);
      const trade = needed - 1;
      const less = researching({ own: { trade, techs: known }, enemy: { trade: 6 } });
      if (isAsked(less, 'research', 0)) expect(offered(less)).not.toContain(tech);
      const refusal = explained(less, 0, 'research', { tech });
      expect(refusal).toEqual({ rule: 'RES-002', params: { tech, level: i + 1, needed, trade } });
    }
  });

  it('RES-001 each player may research one tech per turn, however much trade they keep', () => {
    const at = researching({ own: { trade: 27, sheetCoins: 12 } });
    expect(asked(at)).toMatchObject({ kind: 'research', seat: 0 });
    play(at, { tech: 'pottery' });
    expect(trade(at)).toBe(12);
    // Twelve trade would be enough for another one.
    expect(view(at)).toMatchObject({ turn: 6, phase: 'startOfTurn' });
    expect(techs(at)).toEqual(['currency', 'pottery']);
  });

  it('RES-001 RUL-139 a player may also research nothing, and keeps their trade', () => {
    const at = researching({ own: { trade: 20 } });
    const heard = play(at, { tech: null });
    expect(heard).toContainEqual({ kind: 'nothingResearched', seat: 0, returned: null });
    expect([techs(at), trade(at)]).toEqual([['currency'], 20]);
  });

  it('RUL-009 who can research nothing is not asked; if nobody can, the next turn begins', () => {
    const at = researching({ own: { trade: 5 }, enemy: { trade: 6 } });
    expect(view(at).awaited).toEqual([{ seat: 1, kind: 'research', answered: false }]);
    const nobody = researching({ own: { trade: 5 }, enemy: { trade: 5 } });
    expect(view(nobody)).toMatchObject({ turn: 6, phase: 'startOfTurn' });
  });

  it('RES-005 EX-15 research uses up all trade, whatever the amount', () => {
    const at = researching({ own: { trade: 18, techs: rows(2) } });
    const heard = play(at, { tech: 'sailing' });
    expect([techs(at).includes('sailing'), trade(at)]).toEqual([true, 0]);
    expect(heard).toContainEqual({ kind: 'tradeLost', seat: 0, amount: 18 });
  });

  it('RES-006 EX-16 RUL-138 one trade is kept for each coin', () => {
    const at = researching({ own: { trade: 18, sheetCoins: 4, techs: rows(2) } });
    play(at, { tech: 'sailing' });
    expect(trade(at)).toBe(4);
  });

  it('RES-006 RUL-138 COIN-003 EX-30 never more than the player had', () => {
    const at = researching({ own: { trade: 6, sheetCoins: 5 } });
    play(at, { tech: 'pottery' });
    expect(trade(at)).toBe(5);
    const tower = { wonders: ['porcelainTower'], trade: 1, sheetCoins: 5 };
    const poor = researching({ own: tower });
    play(poor, { tech: 'pottery' });
    expect(trade(poor)).toBe(1);
  });

  it('RES-007 FAQ-033 RUL-138 a coin on the tech just researched already counts', () => {
    const at = researching({ own: { trade: 11, techs: rows(2) } });
    play(at, { tech: 'civilService' });
    expect(trade(at)).toBe(1);
    const without = researching({ own: { trade: 11, techs: rows(2) } });
    play(without, { tech: 'sailing' });
    expect(trade(without)).toBe(0);
  });

  it('RES-007 coins that an upgraded building brings count too', () => {
    const at = researching({
      own: { trade: 16, techs: rows(2, 2) },
      pieces: [{ square: [5, 0], building: 'market' }],
    });
    expect(view(at).players[0]?.coins).toBe(0);
    play(at, { tech: 'banking' });
    expect(view(at).players[0]?.coins).toBe(trade(at));
    expect(trade(at)).toBe(1);
  });

  it('RES-008 EX-48 a tech belongs only to the player who learned it; others may learn the same', () => {
    const at = researching({
      own: { civilization: 'rome', trade: 11, techs: rows(2) },
      enemy: { trade: 11, techs: rows(2) },
    });
    play(at, { tech: 'engineering' }, 0);
    play(at, { tech: null }, 1);
    expect([techs(at, 0).includes('engineering'), techs(at, 1).includes('engineering')]).toEqual([true, false]);
    const both = researching({ own: { trade: 11, techs: rows(2) }, enemy: { trade: 11, techs: rows(2) } });
    choose(both, ['engineering', 'engineering']);
    expect([techs(both, 0).includes('engineering'), techs(both, 1).includes('engineering')]).toEqual([true, true]);
  });

  it('CMP-006 what one knows already cannot be researched again', () => {
    const at = researching({ own: { trade: 6 } });
    expect(offered(at)).not.toContain('currency');
    expect(refused(at, { tech: 'currency' })).toEqual({ rule: 'CMP-006', params: { tech: 'currency', known: true } });
  });
});

describe('the pyramid', () => {
  it('RES-003 RES-010 RUL-137 a tech of level II needs two below it, the next one three', () => {
    const one = researching({ own: { trade: 11 } });
    expect(refused(one, { tech: 'sailing' })).toEqual({
      rule: 'RES-010',
      params: { tech: 'sailing', level: 2, below: 1, needed: 2 },
    });
    const two = researching({ own: { trade: 11, techs: rows(1) } });
    expect(offered(two)).toContain('sailing');
    const second = { trade: 11, techs: [...rows(1), 'irrigation'] };
    expect(refused(researching({ own: second }), { tech: 'sailing' })).toMatchObject({
      rule: 'RES-010',
      params: { below: 2, needed: 3 },
    });
    const third = { trade: 11, techs: [...rows(2), 'irrigation'] };
    expect(offered(researching({ own: third }))).toContain('sailing');
  });

  it('RES-010 RUL-137 the same holds for levels III and IV', () => {
    const second = researching({ own: { trade: 16, techs: rows(2, 1) } });
    expect(refused(second, { tech: 'banking' })).toMatchObject({ rule: 'RES-010', params: { level: 3, below: 1 } });
    expect(offered(researching({ own: { trade: 16, techs: rows(2, 2) } }))).toContain('banking');
    const third = researching({ own: { trade: 21, techs: rows(3, 3, 1) } });
    expect(refused(third, { tech: 'ballistics' })).toMatchObject({ rule: 'RES-010', params: { level: 4, below: 1 } });
    expect(offered(researching({ own: { trade: 21, techs: rows(3, 3, 2) } }))).toContain('ballistics');
  });

  it('RES-009 any number of techs of level I may be learned', () => {
    const known = [...rows(8), 'metalworking'];
    const at = researching({ own: { civilization: 'egypt', trade: 6, techs: known }, enemy: { civilization: 'rome' } });
    expect(offered(at)).toEqual(['currency']);
    play(at, { tech: 'currency' });
    expect(techs(at)).toHaveLength(11);
  });

  it('RES-011 RUL-248 the starting tech lies in the bottom row, whatever its level, and supports like level I', () => {
    const at = researching({
      own: { civilization: 'russia', trade: 16, techs: ['pottery'] },
      enemy: { trade: 16, techs: ['pottery'] },
    });
    const rowsOf = (seat: number) => view(at).players[seat]?.techs.map(({ row }) => row);
    expect([rowsOf(0), rowsOf(1)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    // Communism is level III and Construction level II, but neither counts in the row of its level.
    expect(offered(at, 0)).toContain('sailing');
    expect(offered(at, 1)).toContain('sailing');
    expect(refused(at, { tech: 'banking' })).toMatchObject({ rule: 'RES-010', params: { level: 3, below: 0 } });
  });

  it('RES-012 EX-23 Space Flight needs 5, 4, 3 and 2 techs below it and 26 trade', () => {
    // The starting tech is the fifth of the bottom row.
    const full = rows(4, 4, 3, 2);
    const at = researching({ own: { trade: 26, techs: full } });
    expect(techs(at)).toHaveLength(14);
    expect(offered(at)).toContain('spaceFlight');
    const small = researching({ own: { trade: 26, techs: rows(4, 4, 3, 1) } });
    expect(refused(small, { tech: 'spaceFlight' })).toEqual({
      rule: 'RES-012',
      params: { tech: 'spaceFlight', level: 5, below: 1, needed: 2 },
    });
    const poor = researching({ own: { trade: 25, techs: full } });
    expect(refused(poor, { tech: 'spaceFlight' })).toEqual({
      rule: 'RES-002',
      params: { tech: 'spaceFlight', level: 5, needed: 26, trade: 25 },
    });
  });

  it('RES-012 RES-011 a starting tech counts in the bottom row for Space Flight, whatever its level', () => {
    // Russia begins with Communism, of level III: it is the fifth of row I, and none of the three of row III.
    const own = { civilization: 'russia', trade: 26 };
    expect(offered(researching({ own: { ...own, techs: rows(4, 4, 3, 2) } }))).toContain('spaceFlight');
    expect(refused(researching({ own: { ...own, techs: rows(3, 4, 3, 1) } }), { tech: 'spaceFlight' })).toMatchObject({
      rule: 'RES-012',
      params: { below: 1, needed: 2 },
    });
    const second = researching({ own: { ...own, techs: rows(4, 4, 2, 1) } });
    expect(refused(second, { tech: 'massMedia' })).toMatchObject({ rule: 'RES-010', params: { below: 2, needed: 3 } });
  });

  it('RES-012 EX-23 the quickest way to Space Flight takes fifteen techs', () => {
    // Played from a bare table with all the trade in the world, always the highest tech on offer.
    const at = researching({ own: { trade: 27 } });
    while (at.state.outcome === null) {
      play(at, { tech: offered(at).at(-1) as string });
      playQuietly(at, () => {
        player(at, 0).trade = 27;
        return isAsked(at, 'research', 0);
      });
    }
    expect(result(at)).toMatchObject({ reason: 'technology', winners: [0] });
    expect(player(at, 0).techs).toHaveLength(15);
  });
});

describe('secret choices', () => {
  const BOTH = { own: { trade: 11, techs: rows(2) }, enemy: { trade: 11, techs: rows(2) } };

  it('RES-004 TURN-004 RUL-010 choices are made secretly and at the same time', () => {
    const at = researching(BOTH);
    expect(view(at).awaited.map(({ seat }) => seat)).toEqual([0, 1]);
    const before = JSON.stringify(view(at, 1));
    expect(playHeard(at, { tech: 'sailing' }, 1)).toEqual([]);
    expect(view(at).awaited).toEqual([
      { seat: 0, kind: 'research', answered: true },
      { seat: 1, kind: 'research', answered: false },
    ]);
    expect(JSON.stringify(view(at, 1))).toBe(before.replace('"answered":false', '"answered":true'));
    expect(view(at, 0).answers).toEqual([{ tech: 'sailing' }]);
    expect(techs(at)).not.toContain('sailing');
  });

  it('RES-004 all choices are revealed together, before any takes effect', () => {
    const at = researching({ ...BOTH, given: { first: 1 } });
    const heard = choose(at, ['sailing', 'irrigation']);
    const news = heard.filter(({ kind }) => ['researchRevealed', 'techLearned', 'tradeLost'].includes(kind));
    expect(news).toEqual([
      { kind: 'researchRevealed', techs: ['sailing', 'irrigation'], lowering: null },
      { kind: 'techLearned', seat: 1, tech: 'irrigation', by: 'research' },
      { kind: 'tradeLost', seat: 1, amount: 11 },
      { kind: 'techLearned', seat: 0, tech: 'sailing', by: 'research' },
      { kind: 'tradeLost', seat: 0, amount: 11 },
    ]);
  });

  it('RUL-139 a choice may be changed until all have committed', () => {
    const at = researching(BOTH);
    play(at, { tech: 'sailing' }, 0);
    play(at, { tech: null }, 0);
    play(at, { tech: 'irrigation' }, 0);
    expect(isAsked(at, 'research', 0)).toBe(true);
    expect(refused(at, { tech: 'banking' }, 0).rule).toBe('RES-002');
    play(at, { tech: 'sailing' }, 1);
    expect([techs(at, 0).at(-1), techs(at, 1).at(-1)]).toEqual(['irrigation', 'sailing']);
  });

  it('RUL-140 RUL-004 techs take effect in turn order, each player’s consequences completely first', () => {
    const at = researching({
      seats: 3,
      own: { trade: 11, techs: rows(2) },
      enemy: { trade: 11, techs: rows(2) },
      third: { trade: 11, techs: rows(2) },
      given: { first: 2 },
    });
    const heard = choose(at, ['sailing', 'irrigation', 'chivalry']);
    // Germany is first: its reward is chosen before anybody else learns.
    expect(asked(at)).toMatchObject({ kind: 'takeResource', seat: 2, reason: 'chivalry' });
    expect(heard.filter(({ kind }) => kind === 'techLearned')).toHaveLength(1);
    const rest = play(at, { resource: 'iron' });
    expect(ofKind(rest, 'techLearned').map(({ seat }) => seat)).toEqual([0, 1]);
    expect([trade(at, 0), trade(at, 1), trade(at, 2)]).toEqual([0, 0, 0]);
  });

  it('RUL-143 a tech that no longer fits at the reveal is returned, and no trade is lost', () => {
    const at = researching(BOTH);
    play(at, { tech: 'sailing' }, 0);
    // No effect of the base game takes a tech away meanwhile; here one goes by hand.
    player(at, 0).techs.length = 1;
    const heard = play(at, { tech: 'sailing' }, 1);
    expect(heard).toContainEqual({ kind: 'nothingResearched', seat: 0, returned: 'sailing' });
    expect([techs(at, 0), trade(at, 0)]).toEqual([['currency'], 11]);
    expect(techs(at, 1)).toContain('sailing');
  });
});

describe('refusals', () => {
  it('RUL-239 techs of the expansion are not in the base game', () => {
    const at = researching({ own: { trade: 6 } });
    expect(offered(at)).not.toContain('agriculture');
    expect(refused(at, { tech: 'agriculture' })).toEqual({ rule: 'RUL-239', params: { tech: 'agriculture' } });
  });

  it('refuses what has not the shape of a choice, and never throws', () => {
    const at = researching({ own: { trade: 6 } });
    const bad: unknown[] = [
      null,
      7,
      [],
      {},
      { tech: 3 },
      { tech: 'wheel' },
      { tech: ['pottery'] },
      { tech: 'toString' },
    ];
    bad.push({ tech: 'pottery', level: 1 }, { tech: undefined }, { tech: { id: 'pottery' } });
    for (const answer of bad) expect(refused(at, answer).rule).toBe('K-SHAPE');
  });

  it('RES-002 says to a seat that is not asked what it lacks', () => {
    const at = researching({ own: { trade: 6 }, enemy: { trade: 5 } });
    expect(explained(at, 1, 'research', { tech: 'pottery' })).toEqual({
      rule: 'RES-002',
      params: { tech: 'pottery', level: 1, needed: 6, trade: 5 },
    });
    expect(explained(at, 1, 'research', { tech: null })).toMatchObject({ rule: 'RUL-005' });
  });
});

describe('in random games', () => {
  it('RUL-142 RES-010 techs are never lost, and every pyramid stands', () => {
    for (const seed of ['pyramid', 'tower']) {
      const at = dealt(seed, 3);
      let before = knownBy(at);
      playOn(at, chooser(seed), () => {
        const now = knownBy(at);
        for (const [seat, known] of now.entries()) {
          const earlier = before[seat] as number[];
          expect(known.slice(0, earlier.length)).toEqual(earlier);
        }
        before = now;
        return at.state.turn > 25;
      });
      for (const { techs: known } of view(at).players) {
        const counts = [1, 2, 3, 4, 5].map((row) => known.filter((tech) => tech.row === row).length);
        for (let row = 1; row < 5; row++) {
          if (counts[row] !== 0) expect(counts[row - 1]).toBeGreaterThan(counts[row] as number);
        }
      }
    }
  });
});

function knownBy(at: Table): number[][] {
  return at.state.players.map((one) => one.techs.slice());
}
