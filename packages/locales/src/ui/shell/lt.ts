import type { en } from './en.ts';

export const lt: { readonly [K in keyof typeof en]: string } = {
  'ui.shell.announcements': 'Pranešimai',
  'ui.shell.close': 'Užverti',
  'ui.shell.copied': 'Nukopijuota',
  'ui.shell.toLobby': '„Tessera“: į žaidimų salę',
};
