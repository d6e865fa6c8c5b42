import { LOOPBACK } from './tesseraServer.ts';

/** A table at which a game for two has begun, with the secrets of its seats. */
export interface NewGame {
  readonly table: string;
  readonly secrets: readonly [string, string];
}

export type TableMaker = () => Promise<NewGame>;

interface Created {
  readonly table: { readonly id: string };
  readonly secrets: { readonly seats: readonly (string | null)[] };
}

/**
 * Creates tables as a page does: a guest takes the first seat, and a client with the other seat's secret joins there.
 */
export async function createTableMaker(port: number, game: string): Promise<TableMaker> {
  const address = `http://${LOOPBACK}:${port}`;
  const guest = await fetch(`${address}/api/me`, { headers: { origin: address } });
  if (!guest.ok) throw new Error(`no guest could be made: ${guest.status} ${await guest.text()}`);
  const cookie = guest.headers.getSetCookie().map((one) => one.split(';', 1)[0] ?? '');
  await guest.text();

  async function post(path: string, body: object, as: object): Promise<unknown> {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { origin: address, 'content-type': 'application/json', ...as },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path.replace(/[\w-]{12,}/, ':id')} was refused: ${response.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  }

  const guestsOwn = { cookie: cookie.join('; ') };
  return async () => {
    const setup = { game, seats: [{ kind: 'me' }, { kind: 'open' }], listed: false };
    const created = (await post('/api/tables', setup, guestsOwn)) as Created;
    const { id } = created.table;
    const [first, invitation] = created.secrets.seats;
    const body = { seat: 1, secret: invitation };
    const joined = (await post(`/api/tables/${id}/join`, body, {})) as { readonly secret: string };
    await post(`/api/tables/${id}/start`, {}, guestsOwn);
    return { table: id, secrets: [first ?? '', joined.secret] };
  };
}

/** Does some work for each item, a few at a time. */
export async function each<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < items.length) await work(items[next++] as T);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
