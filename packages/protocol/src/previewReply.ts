import type { CoreState, Game, Illegal, Seat } from '@tessera/kernel';
import type { CommandOf } from './command.ts';
import type { Reply } from './message.ts';

/** The reply to `preview`, wherever the game is played. An intent that makes no sense is refused. */
export function previewReply(
  game: Game,
  state: CoreState,
  seat: Seat,
  { key, intent }: CommandOf<'preview'>,
): Reply | Illegal {
  const shown = game.preview(state, seat, intent);
  return 'rule' in shown ? shown : { type: 'preview', key, refusal: shown.refusal, facts: shown.facts };
}
