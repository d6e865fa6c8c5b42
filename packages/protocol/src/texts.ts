import { isPlainObject, type PlainObject } from '@tessera/kernel';
import { z } from 'zod';

/** Characters that have no place in a line of text: controls, and those that change the direction of what follows. */
const UNSEEMLY = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** One line of text, trimmed and in one normal form. */
export const lineOf = (least: number, most: number) =>
  z
    .string()
    .max(most * 4)
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => text.length >= least && text.length <= most && !UNSEEMLY.test(text));

/** Names of people: one line of text. */
export const nameOf = (most: number) => lineOf(1, most);

export const plainObject: z.ZodType<PlainObject, unknown> = z.custom<PlainObject>((value) => isPlainObject(value));

/** The id of a table or record, or a secret: characters of base64url. */
export const token = z.string().regex(/^[\w-]{8,64}$/);
