import type { Messages } from '../../words.ts';

/** What all pages share. */
export const en = {
  'ui.shell.announcements': 'Notifications',
  'ui.shell.close': 'Close',
  'ui.shell.copied': 'Copied',
  'ui.shell.toLobby': 'Tessera: to the lobby',
} as const satisfies Messages;
