import type { en } from './en.ts';

export const pl: { readonly [K in keyof typeof en]: string } = {
  'ui.shell.announcements': 'Powiadomienia',
  'ui.shell.close': 'Zamknij',
  'ui.shell.copied': 'Skopiowano',
  'ui.shell.toLobby': 'Tessera: do lobby',
};
