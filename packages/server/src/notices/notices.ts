/** What somebody who is not looking should know. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly table: string;
  readonly game: string;
  readonly title: string;
  /** For what another player has done: their name, which is empty if they have none. */
  readonly who?: string;
}

/**
 * It is their turn; the game is over; a bot plays their seat; another player reminds them that it is their turn; another player
 * has resigned.
 */
export const NOTICE_KINDS = ['yourTurn', 'over', 'replaced', 'reminded', 'resigned'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export interface Notices {
  /** Notes it down for delivery, if the person has asked for such notices; never throws. */
  notify(user: string, notice: Notice): void;
  close(): Promise<void>;
}

/** Where no notices are sent. */
export const NO_NOTICES: Notices = { notify: () => {}, close: async () => {} };
