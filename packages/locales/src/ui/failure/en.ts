import type { Messages } from '../../words.ts';

/** Where the page itself has failed. These words are part of the page: nothing has to be loaded for them. */
export const en = {
  'ui.failure.title': 'Something went wrong on this page',
  'ui.failure.text': 'Your games are safe. Nothing that you have played is lost.',
  'ui.failure.table': 'Back to the table',
  'ui.failure.again': 'Load the page again',
  'ui.failure.lobby': 'To the lobby',
} as const satisfies Messages;
