import type { DecisionKind } from '@tessera/game-civilization';
import type { Exactly } from '../../words.ts';
import type { Groups } from '../groups.ts';
import messages from './asks.json';

export const asks = messages satisfies Groups & {
  readonly awaited: Exactly<{ readonly [K in DecisionKind]: string }, typeof messages.awaited>;
};
