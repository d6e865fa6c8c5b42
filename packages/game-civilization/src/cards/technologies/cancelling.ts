import { cancelEvent, type EventFrame } from '@tessera/kernel';
import type { Runner } from '../../state.ts';
import { noChoice, type Play } from '../play.ts';

/** Writing, Civil Service, Mass Media, and the events that cancel: they answer what has been declared (RUL-278). */
export const cancelling: Play = {
  isResponse: true,
  choices: noChoice,
  resolve: (run) => cancelBelow(run),
};

/** Cancels what the response now being carried out answers. */
function cancelBelow(run: Runner): void {
  const { stack } = run.state;
  cancelEvent(run.state, stack[stack.length - 1] as EventFrame);
}
