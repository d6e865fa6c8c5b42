import { createClient } from '@tessera/protocol/client';
import { afterEach, expect, it } from 'vitest';
import WebSocket from 'ws';
import { type Hall, openHall, until } from './socketHall.ts';

const TABLE = 'table-one';

let hall: Hall;
afterEach(() => hall.close());

it('lets the client library in, and lets it come back when the line breaks', async () => {
  hall = await openHall();
  const opened: WebSocket[] = [];
  class Socket extends WebSocket {
    constructor(
      url: string,
      protocols?: string[],
      options?: { readonly headers: { readonly [name: string]: string } },
    ) {
      super(url, protocols, options);
      opened.push(this);
    }
  }
  let breaks = 0;
  const client = createClient({
    url: `${hall.url}/api/socket`,
    WebSocket: Socket,
    headers: { cookie: 'ann' },
    random: () => 0,
    onLine: (state) => {
      if (state === 'broken') breaks++;
    },
  });
  const watched = client.watch(TABLE, { secret: 'secret-secret', after: 5 });
  const first = await watched.command({ type: 'chat', text: 'hello' });
  expect(first).toMatchObject({ type: 'accepted', n: 1 });
  expect(watched.game?.n).toBe(5);
  expect(hall.fake.asked).toEqual([{ table: TABLE, user: 'ann', secret: 'secret-secret' }]);

  // The command arrives, and its answer is lost with the line.
  hall.fake.onCommand = () => new Promise(() => {});
  const second = client.command(TABLE, { type: 'chat', text: 'again', key: 'second' });
  await until(() => hall.fake.commands.length === 2);
  hall.fake.onCommand = async (_table, { key }) => ({ type: 'accepted', key, n: 6, code: 'S-AGAIN' });
  opened[0]?.terminate();
  expect(await second).toEqual({ type: 'accepted', key: 'second', n: 6, code: 'S-AGAIN' });
  expect(hall.fake.commands.map(({ command }) => command.key).slice(1)).toEqual(['second', 'second']);
  expect(breaks).toBe(1);
  expect(opened).toHaveLength(2);
  client.close();
  await until(() => hall.sockets.count() === 0);
});
