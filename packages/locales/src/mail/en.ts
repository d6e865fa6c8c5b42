import type { Messages } from '../words.ts';

/** The words of the e-mails that the server sends. */
export const en = {
  'mail.yourTurn.subject': 'Your turn',
  'mail.yourTurn.text': 'It is your turn.',
  'mail.over.subject': 'Game over',
  'mail.over.text': 'The game is over.',
  'mail.replaced.subject': 'A bot is playing for you',
  'mail.replaced.text':
    'A bot is now playing in your seat. Unless you have resigned, you can take it back at the table.',
  'mail.reminded.subject': 'Reminder: your turn',
  'mail.reminded.text': '{who} reminds you that it is your turn.',
  'mail.resigned.subject': '{who} has resigned',
  'mail.resigned.text': '{who} has resigned. A bot plays on.',
  'mail.somebody': 'A player',
  'mail.reason': 'You get this e-mail because you asked for notices.',
  'mail.settings': 'To change that:',
} as const satisfies Messages;

export type MailKey = keyof typeof en;
