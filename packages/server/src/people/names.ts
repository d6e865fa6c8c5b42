import { type Illegal, illegal } from '@tessera/kernel';
import { SERVER_CODES } from '@tessera/protocol';
import type { Chance } from '../services.ts';

/**
 * A name as it is shown and compared: without characters that cannot be seen, and with single spaces, so that two names
 * that look the same are the same.
 */
export function tidyName(name: string): string | Illegal {
  const tidy = name
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return tidy === '' || tidy.length > 64 ? illegal(SERVER_CODES.shape, { at: 'name' }) : tidy;
}

/** What a guest is called until he says otherwise. */
export function guestName(chance: Chance): string {
  return `Guest ${1000 + chance.below(9000)}`;
}
