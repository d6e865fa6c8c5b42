import { type CoreState, type Entry, hashOf, isIllegal, type Plain, rebase } from '@tessera/kernel';
import { stateAt } from './past.ts';
import type { Table } from './table.ts';
import type { TableChange } from './tableChange.ts';
import { draftOf } from './tableDoc.ts';

/** Whether a running game was last loaded under rules that have been corrected since. */
export function isOfOlderRules({ doc, game, row, match }: Table): boolean {
  return match !== null && doc.rules !== game.rules && row.status !== 'over';
}

/**
 * Continues a game that was begun under older rules under the present ones; `entries` are all of its entries. If replaying them with
 * the same luck leads to the same state, the game simply goes on. Otherwise a rebase continues it from where it stands.
 */
export function adoptRules({ doc, game, match }: Table, entries: Entry[]): TableChange {
  const draft = draftOf(doc);
  draft.rules = game.rules;
  if (match === null || match.state.outcome !== null || match.state.rules === game.rules) return { doc: draft };
  const { state } = match;
  if (isSame(stateAt(match, entries, match.n), state)) return { doc: draft };
  const played = rebase(match, state, { rules: game.rules, before: state.rules });
  if (isIllegal(played)) throw new Error(`the game cannot be carried on: ${played.rule}`);
  return { doc: draft, played };
}

/** Whether two states are the same apart from their random generators: forced draws do not advance those. */
function isSame(a: CoreState | null, b: CoreState): boolean {
  if (a === null) return false;
  const bare = (state: CoreState) => hashOf({ ...state, rng: [], rules: 0 } as unknown as Plain);
  return bare(a) === bare(b);
}
