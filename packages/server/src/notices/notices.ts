/** What a player should know even when they are not connected. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly table: string;
  readonly game: string;
  readonly title: string;
  /** The name of another player who did something; empty if they have none. */
  readonly who?: string;
}

/**
 * It is the person's turn; the game is over; a bot plays their seat; another player reminds them that it is their turn; another player
 * has resigned.
 */
export const NOTICE_KINDS = ['yourTurn', 'over', 'replaced', 'reminded', 'resigned'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export interface Notices {
  /** Stores a notice for delivery, if the person has asked for notices; never throws. */
  notify(user: string, notice: Notice): void;
  close(): Promise<void>;
}

/** Sends no notices. */
export const NO_NOTICES: Notices = { notify: () => {}, close: async () => {} };
