import { type Illegal, illegal, type Plain, parsePlain } from '@tessera/kernel';
import type { z } from 'zod';
import { SERVER_CODES } from './codes.ts';
import { LIMITS } from './limits.ts';

/** Reads a value from outside; a refusal says where it does not fit. */
export function read<S extends z.ZodType>(schema: S, value: unknown): z.output<S> | Illegal {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  return illegal(SERVER_CODES.shape, { at: issue?.path.join('.').slice(0, 100) ?? '', why: issue?.code ?? '' });
}

/** Reads a message from outside: JSON as text, whole numbers only, not too long. */
export function readText<S extends z.ZodType>(schema: S, text: string): z.output<S> | Illegal {
  if (text.length > LIMITS.messageBytes) return illegal(SERVER_CODES.size, { most: LIMITS.messageBytes });
  const parsed: { readonly value: Plain } | null = parsePlain(text);
  return parsed === null ? illegal(SERVER_CODES.shape, { why: 'json' }) : read(schema, parsed.value);
}
