import { describe, expect, it } from 'vitest';
import { founders } from '../src/index.ts';
import { adding, addition, asked, chooser, dealt, laid, options, play, playOn, type Table, table } from './table.ts';

/** What the engine says to a seat that would like to do this now; null if it may. */
function explained(at: Table, seat: number, kind: string, answer: unknown) {
  return founders.explain(at.state, seat, { kind, answer });
}

const KINDS = ['draftTile', 'layTiles', 'revealTile', 'playToken', 'addTile'];

describe('why not', () => {
  it('T-015 in the draft only the player who is to pick may pick', () => {
    const at = dealt('draft');
    const { seat } = asked(at);
    const tile = options(at)[0];
    expect(explained(at, seat, 'draftTile', tile)).toBeNull();
    expect(explained(at, 1 - seat, 'draftTile', tile)).toEqual({ rule: 'T-015', params: { awaited: seat } });
  });

  it('R-33 in set-up tiles are laid after the draft, by one player after another', () => {
    const at = dealt('laying');
    const { seat } = asked(at);
    expect(explained(at, seat, 'layTiles', { side: 'up' })).toEqual({ rule: 'R-33', params: { now: 'draftTile' } });
    playOn(at, chooser('laying'), () => asked(at).kind === 'layTiles');
    const first = asked(at).seat;
    expect(explained(at, first, 'layTiles', { side: 'up' })).toBeNull();
    expect(explained(at, 1 - first, 'layTiles', { side: 'up' })).toEqual({ rule: 'R-33', params: { awaited: first } });
  });

  it('T-019 in another player’s turn a seat may do nothing', () => {
    const at = table({ seat: 1, territories: [{ hand: ['war'] }] });
    for (const [kind, answer] of [
      ['revealTile', { stack: 'city' }],
      ['playToken', { play: 'war', seat: 1, x: 0, y: 0 }],
      ['addTile', addition('N1', 0, 1)],
    ] as const) {
      expect(explained(at, 0, kind, answer)).toEqual({ rule: 'T-019', params: { awaited: 1 } });
    }
  });

  it('T-025 each step has its time', () => {
    const at = table({ territories: [{ hand: ['war'] }] });
    const now = () => KINDS.filter((kind) => explained(at, 0, kind, options(at)[0])?.rule !== 'T-025');
    expect(now()).toEqual(['revealTile']);
    play(at, { stack: 'city' });
    expect(now()).toEqual(['playToken']);
    play(at, { play: 'pass' });
    expect(now()).toEqual(['addTile']);
    expect(explained(at, 0, 'revealTile', { stack: 'city' })).toEqual({ rule: 'T-025', params: { now: 'addTile' } });
  });

  it('says of every option that it is allowed, and of anything else what the question itself would say', () => {
    for (let n = 0; n < 40; n++) {
      const choose = chooser(`why ${n}`);
      const at = dealt(`why ${n}`);
      let left = choose(120);
      playOn(at, choose, () => left-- === 0);
      if (at.state.outcome !== null) continue;
      const { seat, kind } = asked(at);
      for (const answer of options(at)) expect(explained(at, seat, kind, answer)).toBeNull();
      expect(explained(at, seat, kind, { nothing: 1 })).toEqual(founders.check(at.state, asked(at), { nothing: 1 }));
    }
    const at = adding('N5@0,0 N6@1,0 N3@2,0', ['V1']);
    expect(explained(at, 0, 'addTile', addition('V1', 0, 1))).toMatchObject({
      rule: 'T-084',
      params: { missing: [{ resource: 'stone', idle: [] }] },
    });
  });

  it('says after the end that the game is over, and of nonsense that it is nonsense', () => {
    const over = adding('N1@0,0 N1@1,0', ['N6']);
    play(over, addition('N6', 0, 1));
    expect(explained(over, 0, 'revealTile', { stack: 'city' })).toEqual({
      rule: 'K-OVER',
      params: { reason: 'victoryTiles' },
    });
    const at = table({});
    for (const intent of [
      null,
      undefined,
      1,
      'addTile',
      [],
      {},
      { kind: 'resign' },
      { kind: null },
      { kind: '__proto__' },
    ]) {
      expect(founders.explain(at.state, 0, intent)).toEqual({
        rule: 'K-SHAPE',
        params: { expected: '{ kind, answer }' },
      });
    }
    for (const answer of [null, undefined, [], 'city', { stack: {} }]) {
      expect(explained(at, 0, 'revealTile', answer)?.rule).toBe('K-SHAPE');
    }
  });

  const given = {
    step: 'token',
    territories: [
      {
        tiles: laid('N1@0,0 N1@1,0 N2@0,1 N2@1,1 V1@2,0+war V2@3,0'),
        carts: [{ x: 0, y: 0 }],
        hand: ['war', 'coin', 'cart', 'blacksmith', { token: 'goldsmith', received: 'now' }],
      },
      { tiles: laid('N3@0,0 N3@0,1+war V3@1,0+coin V4@2,0 R01@3,0') },
    ],
  };
  const ruleOf = (answer: object) => explained(table(given), 0, 'playToken', answer)?.rule ?? null;

  it('T-050 T-051 R-08 names the rule against each play of a war token', () => {
    expect(ruleOf({ play: 'war', seat: 0, x: 0, y: 0 })).toBe('T-050');
    expect(ruleOf({ play: 'war', seat: 1, x: 0, y: 0 })).toBe('T-051');
    expect(ruleOf({ play: 'war', seat: 1, x: 0, y: 1 })).toBe('R-08');
    expect(ruleOf({ play: 'war', seat: 1, x: 3, y: 0 })).toBeNull();
  });

  it('T-060 T-061 T-062 of a coin on what cannot be bought', () => {
    expect(ruleOf({ play: 'coin', seat: 0, x: 3, y: 0, resource: 'gold' })).toBe('T-060');
    expect(ruleOf({ play: 'coin', seat: 1, x: 3, y: 0, resource: 'army' })).toBe('T-061');
    expect(ruleOf({ play: 'coin', seat: 1, x: 0, y: 1, resource: 'water' })).toBe('T-061');
    expect(ruleOf({ play: 'coin', seat: 1, x: 0, y: 0, resource: 'wood' })).toBe('T-062');
  });

  it('R-11 R-13 of a coin where one lies, or for what the tile does not make', () => {
    expect(ruleOf({ play: 'coin', seat: 1, x: 1, y: 0, resource: 'cloth' })).toBe('R-11');
    expect(ruleOf({ play: 'coin', seat: 1, x: 2, y: 0, resource: 'cloth' })).toBe('R-13');
    expect(ruleOf({ play: 'coin', seat: 1, x: 2, y: 0, resource: 'wine' })).toBeNull();
  });

  it('T-068 R-17 of a cart', () => {
    expect(ruleOf({ play: 'cart', x: 1, y: 0 })).toBe('T-068');
    expect(ruleOf({ play: 'cart', x: 0, y: 0 })).toBe('R-17');
  });

  it('T-075 R-16 of craftsmen', () => {
    expect(ruleOf({ play: 'craftsmen', x: 0, y: 0 })).toBe('T-075');
    expect(ruleOf({ play: 'craftsmen', x: 2, y: 0 })).toBe('R-16');
  });

  it('T-040 T-043 of a token that is not held, or only since this turn', () => {
    expect(ruleOf({ play: 'craftsmen', x: 3, y: 0 })).toBe('T-043');
    const poor = table({ step: 'token', territories: [{ hand: ['war'] }] });
    expect(explained(poor, 0, 'playToken', { play: 'cart', x: 0, y: 0 })).toEqual({
      rule: 'T-040',
      params: { token: 'cart' },
    });
  });
});
