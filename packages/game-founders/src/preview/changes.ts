import { createContext, type Seat } from '@tessera/kernel';
import { placeOf } from '../board/cells.ts';
import { networksOf } from '../board/networks.ts';
import { productionOf } from '../board/production.ts';
import { forEachFreeSquare } from '../board/squares.ts';
import { clone } from '../clone.ts';
import { resourcesIn } from '../data/faces.ts';
import type { Happening } from '../happenings.ts';
import { scoreOf } from '../rules/scoring.ts';
import type { Score } from '../state/results.ts';
import { type State, type StepContext, type Territory, territoryOf } from '../state.ts';
import type { ChangeFact } from './facts.ts';

/** A copy of the table on which the engine's own verbs try something out; what is hidden in it is never read. */
export function trial(state: State, attempt: (context: StepContext) => void): State {
  const copy = clone(state);
  copy.pending = null;
  attempt(createContext<State, Happening>(copy));
  return copy;
}

const SCORE_RULES: { readonly [P in keyof Score]: readonly string[] } = {
  craftsmen: ['T-121'],
  tokens: ['T-122'],
  replaced: ['T-123'],
  victory: ['T-124'],
  total: ['T-125'],
  victoryTiles: ['T-126'],
};

/** Everything public that differs between two tables. */
export function changes(before: State, after: State): ChangeFact[] {
  const facts: ChangeFact[] = [];
  for (let seat = 0; seat < before.territories.length; seat++) {
    addScores(before, after, seat, facts);
    const was = territoryOf(before, seat);
    const is = territoryOf(after, seat);
    addTiles(was, is, seat, facts);
    addSquares(was, is, seat, facts);
    addNetworks(was, is, seat, facts);
  }
  return facts;
}

function addScores(before: State, after: State, seat: Seat, facts: ChangeFact[]): void {
  const was = scoreOf(before, seat);
  const is = scoreOf(after, seat);
  for (const of of Object.keys(SCORE_RULES) as (keyof Score)[]) {
    if (was[of] === is[of]) continue;
    facts.push({ fact: 'score', seat, of, before: was[of], after: is[of], rules: SCORE_RULES[of] });
  }
}

function addTiles(was: Territory, is: Territory, seat: Seat, facts: ChangeFact[]): void {
  for (let i = 0; i < is.cells.length; i++) {
    const place = placeOf(is.cells[i] as number);
    const isNew = i >= was.cells.length;
    const made = isNew ? null : productionOf(was, i);
    const makes = productionOf(is, i);
    if (made === makes) continue;
    const before = made === null ? null : resourcesIn(made);
    const rules = made === null ? ['T-080'] : ['T-052', 'T-065', 'T-076'];
    facts.push({ fact: 'production', seat, ...place, before, after: resourcesIn(makes), rules });
  }
}

function addSquares(was: Territory, is: Territory, seat: Seat, facts: ChangeFact[]): void {
  const known: number[] = [...was.carts];
  forEachFreeSquare(was, (corner) => known.push(corner));
  forEachFreeSquare(is, (corner) => {
    if (!known.includes(corner)) facts.push({ fact: 'square', seat, ...placeOf(corner), rules: ['T-068'] });
  });
}

function addNetworks(was: Territory, is: Territory, seat: Seat, facts: ChangeFact[]): void {
  if (was.carts.length === is.carts.length) return;
  const networks = networksOf(is);
  const joined = networks[is.cells.indexOf(is.carts[is.carts.length - 1] as number)];
  const tiles = is.cells.filter((_, i) => networks[i] === joined).map((cell) => ({ ...placeOf(cell) }));
  facts.push({ fact: 'network', seat, tiles, rules: ['T-069', 'T-070'] });
}
