import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { lineOf, nameOf, token } from './texts.ts';

const passphrase = z.string().min(LIMITS.passphraseLeast).max(LIMITS.passphrase);

const triedPassphrase = z.string().min(1).max(LIMITS.passphrase);

/**
 * Guests choose a name. With a passphrase the name becomes their own, and they can log in from other devices. From then on, changing
 * the name or the passphrase takes the passphrase: `passphrase` of `rename`, `old` of `claim`.
 */
export const rename = z.strictObject({ name: nameOf(LIMITS.name), passphrase: triedPassphrase.optional() });
export const claim = z.strictObject({ name: nameOf(LIMITS.name), passphrase, old: triedPassphrase.optional() });
export type Rename = z.output<typeof rename>;
export type Claim = z.output<typeof claim>;
export const login = z.strictObject({ name: nameOf(LIMITS.name), passphrase: triedPassphrase });
export const noticeSettings = z.strictObject({
  webhook: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable(),
  email: z.email().max(200).nullable(),
  /** The language of the e-mails, as a tag; English if it is missing or the server does not speak it. */
  language: z
    .string()
    .max(35)
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .optional(),
});
export type NoticeSettings = z.output<typeof noticeSettings>;

/** Joins a table: a given seat or any; the secret of a seat or of the table; the player's word for the seed. */
export const join = z.strictObject({
  seat: z.int().min(0).max(7).optional(),
  secret: token.optional(),
  word: lineOf(0, LIMITS.word).default(''),
});

export interface Me {
  readonly id: string;
  readonly name: string;
  /** Whether the name is claimed by a passphrase. */
  readonly isClaimed: boolean;
  readonly notices: NoticeSettings;
  /** The key that signs what is sent to the person's webhook; null if they have none. */
  readonly webhookKey: string | null;
}
