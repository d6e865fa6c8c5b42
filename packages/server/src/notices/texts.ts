import type { Notice } from './notices.ts';

/** The words of the e-mails, all of them. */
const HAPPENED: { readonly [kind in Notice['kind']]: { readonly subject: string; readonly text: string } } = {
  yourTurn: { subject: 'Your turn', text: 'It is your turn.' },
  over: { subject: 'Game over', text: 'The game is over.' },
  replaced: {
    subject: 'A bot plays for you',
    text: 'A bot plays your seat now. Unless you have resigned, you can take it back at the table.',
  },
};

const GAME_NAMES: { readonly [game: string]: string } = {
  civilization: 'Civilization',
  founders: 'Founders of the Empire',
};

const REASON = 'You get this e-mail because you asked for notices.';
const SETTINGS = 'To change that:';

const LONGEST = 120;
/** Controls, broken characters, line ends, and what turns the direction of the text after it. */
const UNSEEMLY = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Any text as one line, so that nothing in it can begin another line or another header. Mail programs read `=?` as the
 * beginning of an encoded word, in which anything could hide.
 */
export const oneLine = (text: string): string =>
  text.slice(0, LONGEST).replace(UNSEEMLY, ' ').replaceAll('=?', '= ?').trim();

export interface EmailText {
  readonly subject: string;
  readonly text: string;
}

export function emailText(notice: Notice, url: string | null, settings: string | null): EmailText {
  const happened = HAPPENED[notice.kind];
  const game = Object.hasOwn(GAME_NAMES, notice.game) ? (GAME_NAMES[notice.game] as string) : oneLine(notice.game);
  const title = oneLine(notice.title);
  const about = title === '' ? game : `${title} (${game})`;
  const paragraphs = [
    `${happened.text}\n\n${about}${url === null ? '' : `\n${url}`}`,
    `${REASON}${settings === null ? '' : ` ${SETTINGS}\n${settings}`}`,
  ];
  return { subject: `${happened.subject}: ${about}`, text: `${paragraphs.join('\n\n-- \n')}\n` };
}
