/** How notices are sent. What is null is off; with both off, nothing is noted down either. */
export interface NoticesConfig {
  readonly webhook: {
    /** What everybody's key is made from: by his own a receiver can tell that a notice comes from this server. */
    readonly secret: string;
    /** Whether webhooks may lead into private networks and to any port: only where all people here are trusted. */
    readonly allowPrivate: boolean;
  } | null;
  readonly smtp: {
    /** smtp://… or smtps://…, with user and passphrase if the mail server wants them. */
    readonly url: string;
    /** What the e-mail says it comes from: an address, or a name with an address in angle brackets. */
    readonly from: string;
  } | null;
  /** The address that people know the server by; without it notices carry no links. */
  readonly publicUrl: string | null;
}

export const NOTICES_OFF: NoticesConfig = { webhook: null, smtp: null, publicUrl: null };
