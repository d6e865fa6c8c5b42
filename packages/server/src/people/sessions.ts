import { fastifyCookie } from '@fastify/cookie';
import type { Clock } from '../services.ts';
import type { Store, StoredUser } from '../store/store.ts';
import { hashSecret, SECRET_BYTES } from './secrets.ts';

/** The cookie that identifies a person. */
export const SESSION_COOKIE = 'tessera_session';
/** Browsers keep it for a year. */
export const SESSION_SECONDS = 365 * 24 * 60 * 60;

const TOKEN = new RegExp(`^[\\w-]{${Math.ceil((SECRET_BYTES.session * 4) / 3)}}$`);

/** The session's token in a `Cookie` header; null without one, or if it cannot be a token. */
export function sessionIn(cookieHeader: string | undefined): string | null {
  const token = fastifyCookie.parse(cookieHeader ?? '')[SESSION_COOKIE];
  return token !== undefined && TOKEN.test(token) ? token : null;
}

/** The hash of that token, as the store knows it. */
export function sessionHashIn(cookieHeader: string | undefined): string | null {
  const token = sessionIn(cookieHeader);
  return token === null ? null : hashSecret(token);
}

/** The person whose session a `Cookie` header carries. */
export async function userOfCookie(
  store: Pick<Store, 'userOfSession'>,
  clock: Clock,
  cookieHeader: string | undefined,
): Promise<StoredUser | null> {
  const token = sessionIn(cookieHeader);
  return token === null ? null : await store.userOfSession(hashSecret(token), clock.now());
}
