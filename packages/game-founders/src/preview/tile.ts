import type { PlainObject, Seat } from '@tessera/kernel';
import { cellOf, placeOf } from '../board/cells.ts';
import { touches } from '../board/placement.ts';
import { FAMILY_OF, FIRST_CRAFTSMEN, resourceIndex, TOKEN_OF, tileFace, tileIndex, VICTORY } from '../data/faces.ts';
import { TOKEN_KINDS } from '../data/tokens.ts';
import { type Adding, suppliedBy } from '../rules/suppliedBy.ts';
import { type State, territoryOf } from '../state.ts';
import { addFaceUp } from '../verbs/addFaceUp.ts';
import { endCondition } from '../verbs/endOfGame.ts';
import { changes, trial } from './changes.ts';
import type { EndFact, Fact, TokenFact } from './facts.ts';

/**
 * What a tile on a cell would bring, its cost aside: points, production, what it replaces, squares for carts, its token,
 * the end of the game; and who supplies it, if anyone does.
 */
export function tileFacts(state: State, seat: Seat, about: PlainObject, answer: PlainObject): Fact[] {
  if (answer['action'] === 'end') return endFacts(state, state, -1);
  const tile = tileIndex(answer['tile']);
  const cell = cellOf(answer['x'], answer['y']);
  if (answer['action'] !== 'add' || tile < 0 || cell < 0 || !isFaceUp(state, tile)) return [];
  const territory = territoryOf(state, seat);
  if (!territory.cells.includes(cell) && !touches(territory, cell)) return [];
  const bought = resourceIndex(about['bought'] ?? null);
  const adding: Adding = { seat, bought: bought < 0 ? null : bought };
  const facts: Fact[] = [];
  for (const supplied of suppliedBy(state, adding, tile, cell)) {
    facts.push({ fact: 'supply', ...supplied, rules: ['T-084', 'R-35'] });
  }
  const old = territory.tiles[territory.cells.indexOf(cell)];
  if (old !== undefined) {
    facts.push({ fact: 'replaced', tile: tileFace(old).id, ...placeOf(cell), rules: ['T-093', 'T-095'] });
  }
  const after = trial(state, (context) => addFaceUp(context, adding, tile, cell));
  facts.push(...changes(state, after), ...tokenFacts(state, after, tile), ...endFacts(state, after, tile));
  return facts;
}

function isFaceUp({ rows, victory }: State, tile: number): boolean {
  const family = FAMILY_OF[tile] as number;
  return (family === VICTORY ? victory : (rows[family] ?? [])).includes(tile);
}

/** T-041, T-089; an empty pile gives none. A coin on a replaced tile also goes to the hand (T-096). */
function tokenFacts(before: State, after: State, tile: number): TokenFact[] {
  const token = TOKEN_KINDS[TOKEN_OF[tile] as number];
  const left = ({ piles, craftsmen }: State) => piles.reduce((sum, pile) => sum + pile, craftsmen.length);
  if (token === undefined || left(before) === left(after)) return [];
  return [{ fact: 'token', token, rules: ['T-041', 'T-043'] }];
}

/** Whether points can still be gained depends on the good of a craftsmen token, which nobody knows before it is drawn. */
function endFacts(before: State, after: State, tile: number): EndFact[] {
  const reason = before.ending === null ? endCondition(after) : null;
  if (reason === null || (reason === 'noMorePoints' && TOKEN_OF[tile] === FIRST_CRAFTSMEN)) return [];
  return [{ fact: 'end', reason, rules: before.options.finishRound ? ['T-110', 'R-37'] : ['T-110', 'T-114'] }];
}
