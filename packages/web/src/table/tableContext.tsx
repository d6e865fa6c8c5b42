import type { PlainObject, Seat } from '@tessera/kernel';
import type { GameTalk, Players, Section } from '@tessera/locales';
import type { GameUpdate, OpenAsk, TableInfo } from '@tessera/protocol';
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import type { TableLink } from '../link/tableLink.ts';

/**
 * What a game's board is given, and what it may do. It knows no rules: everything that may be chosen is in
 * `ask.options`. What it adds to the frame around it (bar, side column, sheet) goes through tableSlots.tsx.
 */
export interface TableView {
  readonly link: TableLink;
  readonly table: TableInfo;
  readonly update: GameUpdate;
  /** The view to draw: the present one, or a past moment. */
  readonly view: PlainObject;
  /** The entry after which the drawn view stood, if a past moment is shown; else null. */
  readonly past: number | null;
  readonly talk: GameTalk;
  readonly players: Players;
  /** The seat in front of the screen; null for spectators and in a replay. */
  readonly seat: Seat | null;
  /** The question to answer now; null if this seat has none, or while a past moment is shown. */
  readonly ask: OpenAsk | null;
  /**
   * Answers the question; highlights disappear at once, a refusal is shown in the bar. A costly answer is confirmed
   * first.
   */
  answer(option: PlainObject): void;
  /** Explains why something is not offered: shows the rule and the reason beside it, and announces them. */
  explain(intent: PlainObject): void;
  /** Opens the help drawer at a rule. */
  openRule(rule: string): void;
}

/** How mentions in a phrase are handled: stable functions, so that words are not rendered again. */
export interface Mentions {
  /** A card in its current state. */
  card(id: string): Section | null;
  openRule(rule: string): void;
}

const TableContext = createContext<TableView | null>(null);
const MentionsContext = createContext<Mentions | null>(null);

export function TableProvider({ value, children }: { readonly value: TableView; readonly children: ReactNode }) {
  const latest = useRef(value);
  latest.current = value;
  const [mentions] = useState<Mentions>(() => ({
    card: (id) => latest.current.talk.card(id, latest.current.view),
    openRule: (rule) => latest.current.openRule(rule),
  }));
  return (
    <TableContext value={value}>
      <MentionsContext value={mentions}>{children}</MentionsContext>
    </TableContext>
  );
}

export function useTable(): TableView {
  const table = useContext(TableContext);
  if (table === null) throw new Error('there is no table here');
  return table;
}

export function useMentions(): Mentions {
  const mentions = useContext(MentionsContext);
  if (mentions === null) throw new Error('there is no table here');
  return mentions;
}
