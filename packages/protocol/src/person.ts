import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { lineOf, nameOf, token } from './texts.ts';

const passphrase = z.string().min(LIMITS.passphraseLeast).max(LIMITS.passphrase);

/** A guest calls himself something; with a passphrase the name becomes his own, and opens from other devices. */
export const rename = z.strictObject({ name: nameOf(LIMITS.name) });
export const claim = z.strictObject({ name: nameOf(LIMITS.name), passphrase });
export const login = z.strictObject({
  name: nameOf(LIMITS.name),
  passphrase: z.string().min(1).max(LIMITS.passphrase),
});
export const noticeWishes = z.strictObject({
  webhook: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable(),
  email: z.email().max(200).nullable(),
});
export type NoticeWishes = z.output<typeof noticeWishes>;

/** Joins a table: a certain seat or any; the secret of a seat or of the table; the player's word for the seed. */
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
  readonly notices: NoticeWishes;
  /** Signs what is sent to the person's webhook; null without one. */
  readonly webhookKey: string | null;
}
