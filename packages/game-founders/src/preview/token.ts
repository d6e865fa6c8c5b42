import type { PlainObject, Seat } from '@tessera/kernel';
import { TOKEN_CARDS } from '../cards/index.ts';
import { RESOURCES, type Resource } from '../data/resources.ts';
import { TOKEN_KINDS, type TokenKind } from '../data/tokens.ts';
import type { TokenPlay } from '../state/questions.ts';
import type { State } from '../state.ts';
import { changes, trial } from './changes.ts';
import type { Fact } from './facts.ts';

/** What a legally played token changes: points and production of both players, networks, the resource bought. */
export function tokenPlayFacts(state: State, seat: Seat, answer: PlainObject): Fact[] {
  const card = TOKEN_CARDS[TOKEN_KINDS.indexOf(answer['play'] as TokenKind)];
  if (card === undefined) return [];
  const facts: Fact[] = [];
  const after = trial(state, (context) => {
    const bought = card.play(context, seat, answer as TokenPlay as never);
    if (bought === null) return;
    facts.push({ fact: 'bought', resource: RESOURCES[bought] as Resource, rules: ['T-063', 'T-064'] });
  });
  return [...facts, ...changes(state, after)];
}
