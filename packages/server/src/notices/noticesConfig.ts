/** How notices are sent. Null turns a way off; with both off, nothing is stored either. */
export interface NoticesConfig {
  readonly webhook: {
    /** The secret from which each person's key is made. By their key a receiver can tell that a notice comes from this server. */
    readonly secret: string;
    /** Whether webhooks may lead into private networks and to any port: only for servers whose people are all trusted. */
    readonly allowPrivate: boolean;
  } | null;
  readonly smtp: {
    /** smtp://… or smtps://…, with user and password if the mail server wants them. */
    readonly url: string;
    /** The sender of the e-mails: an address, or a name with an address in angle brackets. */
    readonly from: string;
  } | null;
  /** The server's public address; without it, notices carry no links. */
  readonly publicUrl: string | null;
}

export const NOTICES_OFF: NoticesConfig = { webhook: null, smtp: null, publicUrl: null };
