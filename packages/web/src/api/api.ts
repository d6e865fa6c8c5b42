import type { PlainObject } from '@tessera/kernel';

/** A refusal by the server: a code and the facts behind it. */
export interface Refused {
  readonly code: string;
  readonly params: PlainObject;
}

export type Answered<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & Refused);

/** The code for an unreachable server. */
export const OFFLINE = 'OFFLINE';

interface Request {
  readonly body?: unknown;
  /** A seat's, spectator's or creator's secret. */
  readonly secret?: string | null;
}

/** Sends a request to the server. Never throws: every failure comes back as an answer with a code. */
export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  { body, secret }: Request = {},
): Promise<Answered<T>> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = typeof body === 'string' ? 'text/plain' : 'application/json';
  if (secret !== undefined && secret !== null) headers['authorization'] = `Bearer ${secret}`;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  } catch {
    return { ok: false, code: OFFLINE, params: {} };
  }
  return await read<T>(response);
}

async function read<T>(response: Response): Promise<Answered<T>> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  try {
    const value: unknown = response.status === 204 ? null : isJson ? await response.json() : await response.text();
    if (response.ok) return { ok: true, value: value as T };
    const { code, params } = (isJson ? value : {}) as Partial<Refused>;
    return { ok: false, code: code ?? 'S-INTERNAL', params: params ?? {} };
  } catch {
    return { ok: false, code: OFFLINE, params: {} };
  }
}
