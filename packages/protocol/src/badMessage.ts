import { type Plain, parsePlain } from '@tessera/kernel';
import { LIMITS } from './limits.ts';

/** What can be read of a message that is not accepted, so that its sender can tell which one it was. */
export interface Addressed {
  readonly table: string | null;
  readonly key: string;
}

export const UNADDRESSED: Addressed = { table: null, key: '' };

export function addressOf(text: string): Addressed {
  const message = fieldsOf(text.length > LIMITS.messageBytes ? null : (parsePlain(text)?.value ?? null));
  const key = message['key'] ?? fieldsOf(message['command'] ?? null)['key'];
  const table = message['table'];
  return {
    table: typeof table === 'string' && TABLE.test(table) ? table : null,
    key: typeof key === 'string' && key.length <= LIMITS.key ? key : '',
  };
}

const TABLE = /^[\w-]{8,64}$/;

function fieldsOf(value: Plain): { readonly [field: string]: Plain } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { readonly [field: string]: Plain })
    : {};
}
