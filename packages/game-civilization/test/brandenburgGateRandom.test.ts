import { apply, createContext, type PlainObject, type Seat } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { outskirtsOwner } from '../src/board/cities.ts';
import { geometry } from '../src/board/geometry.ts';
import { clone } from '../src/clone.ts';
import { type Answer, type Ask, civilization, type State } from '../src/index.ts';
import { ENEMY_SCOUTS, FREE, RELIC, squareKind } from '../src/rules/entering.ts';
import { hasWonder } from '../src/rules/knowledge.ts';
import { reachOf } from '../src/rules/reach.ts';
import type { Player } from '../src/state.ts';
import { eventTable, HOMES, sq } from './eventTable.ts';
import { asked, type Choose, chooser, player, playOn, type Table } from './table.ts';

const OWNER = 2;
const MARKERS = [{ hut: 'spy' }, { village: 'iron' }, { hut: 'silk' }, { village: 'uranium' }];

/** Four players on a plain with lakes, huts and figures on both sides of the border; seat 2 has the Gate and two cities. */
function crowded(choose: Choose): Table {
  const second = sq(13, 8);
  const near = (): number => sq(9 + choose(7), 5 + choose(11));
  const taken: number[] = [...HOMES, second];
  const free = (): number => {
    let square = near();
    while (taken.includes(square)) square = near();
    taken.push(square);
    return square;
  };
  const isInside = (square: number): boolean =>
    [HOMES[OWNER], second].some((center) => {
      const [x, y] = [(square % 16) - (center % 16), Math.floor(square / 16) - Math.floor(center / 16)];
      return Math.max(Math.abs(x), Math.abs(y)) <= 1;
    });
  const gate = choose(2) === 0 ? sq(12, 12) : sq(12, 7);
  taken.push(gate);
  const pieces: PlainObject[] = [{ square: gate, wonder: 'brandenburgGate' }];
  for (let n = 0; n < 8; n++) {
    const square = free();
    if (!isInside(square)) pieces.push({ square, ...MARKERS[n % MARKERS.length] });
  }
  const ground = Array.from({ length: 12 }, () => [free(), 'water'] as const);
  const techs = [[], ['horsebackRiding', 'navigation'], ['masonry'], ['flight']];
  const players = HOMES.map((home, seat) => {
    const blockade = seat === 1 && choose(4) === 0 ? [gate] : [];
    const [pair, lone] = [free(), free()];
    return {
      cities: seat === OWNER ? [home, second] : [home],
      techs: techs[(seat + choose(4)) % 4] as string[],
      armies: [pair, pair, lone],
      scouts: [...blockade, lone, ...(blockade.length === 0 ? [free()] : [])].slice(0, 2),
      units: ['infantry1', 'mounted1', 'artillery1', 'infantry2'].slice(seat, seat + 1),
    };
  });
  return eventTable({ phase: 'movement', players, pieces, ground, options: { expansion: true }, given: { first: 3 } });
}

const answering = (state: State, ask: Ask, answer: Answer): State => {
  const after = clone(state);
  apply(civilization, createContext(after), ask.id, answer);
  return after;
};
const openAsk = (state: State): Ask | undefined => state.pending?.asks[0];
const isBehindGate = (state: State, seat: Seat, square: number): boolean =>
  seat !== OWNER && hasWonder(state, OWNER, 'brandenburgGate') && outskirtsOwner(state, square) === OWNER;

/** Plays every way on from a declared move: can it end in peace outside those outskirts (RUL-376)? */
function canEndOutside(state: State, seat: Seat): boolean {
  const ask = openAsk(state);
  if (ask?.kind !== 'step') return false;
  return civilization.options(state, ask).some((answer) => {
    if (!('do' in answer) || (answer.do !== 'to' && answer.do !== 'stop')) return false;
    const to = answer.do === 'to' ? answer.square : ask.square;
    const kind = squareKind(state, seat, to);
    const after = answering(state, ask, answer);
    const next = openAsk(after);
    if (next?.kind === 'step' && next.square === to) return canEndOutside(after, seat);
    return [FREE, RELIC, ENEMY_SCOUTS].includes(kind) && !isBehindGate(after, seat, to);
  });
}

/** What is wrong with a menu of movement. */
function wrongInMenu(state: State, ask: Ask): string[] {
  const { seat } = ask;
  const acts = civilization.options(state, ask) as readonly PlainObject[];
  const moves = acts.filter((act) => act['do'] === 'move');
  const mayEnd = acts.some((act) => act['do'] === 'end');
  const found: string[] = [];
  if (acts.some((act) => civilization.check(state, ask, act) !== null)) found.push('an option is refused');
  const leaving = moves.filter((act) => {
    if (!isBehindGate(state, seat, act['from'] as number)) return false;
    return canEndOutside(answering(state, ask, act as Answer), seat);
  });
  if (!mayEnd && leaving.length === 0) found.push('nobody can leave');
  if (mayEnd && leaving.length > 0) found.push(`${JSON.stringify(leaving)} could leave first`);
  if (!mayEnd && moves.some(({ from }) => !isBehindGate(state, seat, from as number))) found.push('others may move');
  return found;
}

/** The answers that end a movement where it must not end. */
function wrongSteps(state: State, ask: Extract<Ask, { readonly kind: 'step' }>): Answer[] {
  const { seat } = ask;
  return civilization.options(state, ask).filter((answer) => {
    if (!('do' in answer) || (answer.do !== 'to' && answer.do !== 'stop' && answer.do !== 'leave')) return false;
    const to = answer.do === 'to' ? answer.square : ask.square;
    const after = answering(state, ask, answer);
    const isOver = answer.do !== 'to' || openAsk(after)?.kind !== 'step';
    const { armies, scouts } = after.players[seat] as Player;
    return isOver && [...armies, ...scouts].includes(to) && isBehindGate(after, seat, to);
  });
}

/** Does the reach that previews show begin with the steps that are offered (RUL-109)? */
function isReachWrong(state: State, ask: Extract<Ask, { readonly kind: 'step' }>): boolean {
  const { seat, square, armies, scouts, left } = ask;
  const { tags } = reachOf(state, seat, square, armies, scouts, left);
  const near = (geometry(state).next[square] as readonly number[]).filter((to) => tags[to] !== null);
  const steps = civilization.options(state, ask).flatMap((act) => ('do' in act && act.do === 'to' ? [act.square] : []));
  return near.join() !== steps.join();
}

describe('the Brandenburg Gate in random games', () => {
  test('RUL-376 RUL-215 FAQ-074 figures that can leave do so first, and none end there', () => {
    const wrong: string[] = [];
    const seen = { forced: 0, stuck: 0, suspended: 0 };
    for (let seed = 0; seed < 40; seed++) {
      const choose = chooser(`gate ${seed}`);
      const at = crowded(choose);
      let asks = 0;
      playOn(at, choose, () => {
        const ask = asked(at);
        if (ask.kind === 'movement') {
          wrong.push(...wrongInMenu(at.state, ask).map((what) => `${seed}: ${what}`));
          const mayEnd = civilization.options(at.state, ask).some((act) => 'do' in act && act.do === 'end');
          const { armies } = player(at, ask.seat);
          if (!mayEnd) seen.forced++;
          else if (armies.some((square) => isBehindGate(at.state, ask.seat, square))) seen.stuck++;
          if (!hasWonder(at.state, OWNER, 'brandenburgGate')) seen.suspended++;
        }
        if (ask.kind === 'step' && isReachWrong(at.state, ask)) wrong.push(`${seed}: ${JSON.stringify(ask)}`);
        if (ask.kind === 'step')
          wrong.push(...wrongSteps(at.state, ask).map((answer) => `${seed}: ${JSON.stringify([ask, answer])}`));
        return ++asks > 120 || at.state.phase !== 'movement';
      });
    }
    expect(wrong).toEqual([]);
    expect(seen.forced).toBeGreaterThan(10);
    expect(seen.stuck).toBeGreaterThan(3);
    expect(seen.suspended).toBeGreaterThan(10);
  });
});
