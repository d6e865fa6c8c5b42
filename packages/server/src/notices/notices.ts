/** What somebody who is not looking should know. */
export interface Notice {
  readonly kind: 'yourTurn' | 'over' | 'replaced';
  readonly table: string;
  readonly game: string;
  readonly title: string;
}

export interface Notices {
  /** Notes it down for delivery, if the person has asked for such notices; never throws. */
  notify(user: string, notice: Notice): void;
  close(): Promise<void>;
}

/** Where no notices are sent. */
export const NO_NOTICES: Notices = { notify: () => {}, close: async () => {} };
