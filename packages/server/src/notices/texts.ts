import { en as commonEn } from '@tessera/locales/common/en';
import { lt as commonLt } from '@tessera/locales/common/lt';
import { gameName } from '@tessera/locales/common/names';
import { pl as commonPl } from '@tessera/locales/common/pl';
import type { Language } from '@tessera/locales/languages';
import { en, type MailKey } from '@tessera/locales/mail/en';
import { lt } from '@tessera/locales/mail/lt';
import { pl } from '@tessera/locales/mail/pl';
import { createWords, type Words } from '@tessera/locales/words';
import type { NoticeMessage } from './adapter.ts';
import type { NoticeKind } from './notices.ts';

const WORDS: { readonly [L in Language]: Words } = {
  en: createWords('en', commonEn, en),
  pl: createWords('pl', commonPl, pl),
  lt: createWords('lt', commonLt, lt),
};

const HAPPENED: { readonly [kind in NoticeKind]: { readonly subject: MailKey; readonly text: MailKey } } = {
  yourTurn: { subject: 'mail.yourTurn.subject', text: 'mail.yourTurn.text' },
  over: { subject: 'mail.over.subject', text: 'mail.over.text' },
  replaced: { subject: 'mail.replaced.subject', text: 'mail.replaced.text' },
  reminded: { subject: 'mail.reminded.subject', text: 'mail.reminded.text' },
  resigned: { subject: 'mail.resigned.subject', text: 'mail.resigned.text' },
};

const LONGEST = 120;
/** Controls, broken characters, line ends, and what changes the direction of the text after it. */
const UNSEEMLY = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Any text as one line, so that nothing in it can start another line or another header. Mail programs read `=?` as the start of an
 * encoded word, in which anything could hide.
 */
const oneLine = (text: string): string => text.slice(0, LONGEST).replace(UNSEEMLY, ' ').replaceAll('=?', '= ?').trim();

export interface EmailText {
  readonly subject: string;
  readonly text: string;
}

/** What an e-mail says, in the language of the person who gets it. */
export function emailText(
  notice: Pick<NoticeMessage, 'kind' | 'game' | 'title' | 'language' | 'url' | 'who'>,
  settings: string | null,
): EmailText {
  const { kind, game, title, language, url } = notice;
  const words = WORDS[language];
  const who = oneLine(notice.who ?? '') || words.say('mail.somebody');
  const say = (key: MailKey) => words.say(key, { who });
  const name = oneLine(gameName(words, game));
  const about = oneLine(title) === '' ? name : `${oneLine(title)} (${name})`;
  const paragraphs = [
    `${say(HAPPENED[kind].text)}\n\n${about}${url === null ? '' : `\n${url}`}`,
    `${say('mail.reason')}${settings === null ? '' : ` ${say('mail.settings')}\n${settings}`}`,
  ];
  return { subject: `${say(HAPPENED[kind].subject)}: ${about}`, text: `${paragraphs.join('\n\n-- \n')}\n` };
}
