import type { Illegal, Seat } from '@tessera/kernel';
import type { Params, Phrase, Players, Words } from '@tessera/locales';
import { botName, gameName, seatName } from '@tessera/locales/common/names';
import { refusalSentence } from '@tessera/locales/common/refusals';
import type { en } from '@tessera/locales/ui/table/en';
import type { TableInfo } from '@tessera/protocol';
import { useMemo } from 'react';
import { OFFLINE } from '../../api/api.ts';
import { useWords } from '../../words/useWords.tsx';

export type TableKey = keyof typeof en;

export interface TableSay {
  (key: TableKey, params?: Params): string;
  readonly phrase: (key: TableKey, params?: Params) => Phrase;
}

/** The table's own words, by keys that are known to exist. */
export function useTableSay(): TableSay {
  const words = useWords();
  return useMemo(
    () =>
      Object.assign((key: TableKey, params?: Params) => words.say(key, params), {
        phrase: (key: TableKey, params?: Params) => words.phrase(key, params),
      }),
    [words],
  );
}

/** The name of a seat: its person's, its bot's, or its number. */
export function nameOf(table: TableInfo, seat: Seat, words: Words): string {
  const info = table.seats[seat];
  if (info === undefined || info.kind === 'open') return seatName(words, seat);
  if (info.kind === 'bot') return botName(words, info.bot ?? '');
  return info.name === '' ? seatName(words, seat) : info.name;
}

export function whoAt(table: TableInfo, words: Words): Players {
  return { you: table.you.seat, names: namesAt(table, words) };
}

/** Bots of the same level get the numbers of their seats, so that they can be told apart. */
function namesAt(table: TableInfo, words: Words): string[] {
  const plain = table.seats.map((_, seat) => nameOf(table, seat, words));
  return plain.map((name, seat) => (plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} ${seat + 1}`));
}

export function titleOf(table: TableInfo, words: Words): string {
  return table.title === '' ? gameName(words, table.game) : table.title;
}

/** A number as displayed: with a typographic minus. */
export function figure(value: number | undefined): string {
  return value === undefined ? '' : `${value}`.replace('-', '−');
}

/** Why server, worker or network refused something, in words. */
export function refusalText(words: Words, refusal: Illegal): Phrase {
  if (refusal.rule === OFFLINE) return words.phrase('ui.table.offline' satisfies TableKey);
  return refusalSentence(words, refusal);
}
