import { type AddressInfo, connect } from 'node:net';
import type { PlainObject } from '@tessera/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import type { BotPlayers } from '../src/bots/botPlayers.ts';
import { provenanceOf } from '../src/http/origin.ts';
import { openHall as openHttpHall } from './httpFakes.ts';
import { createTable, got, type Hall, newUser, openHall, sit, threadBots, twoPlayers } from './tableKit.ts';

// What the fuzz test has found, each once and by itself.

let hall: Hall | null = null;
afterEach(async () => {
  await hall?.close();
  hall = null;
});

describe('a command that leaves no entry', () => {
  test('is not done again when it is sent again, whatever was done since', async () => {
    hall = await openHall();
    const { sitters } = await twoPlayers(hall);
    const [ada, bob] = sitters;
    const end = { type: 'propose', what: 'end', key: 'end' } as const;
    expect(await ada.command(end)).toMatchObject({ type: 'accepted' });
    expect(await bob.command({ type: 'vote', proposal: 1, agree: false })).toMatchObject({ type: 'accepted' });
    const away = { type: 'handOver', bot: 'random', key: 'away' } as const;
    const mute = { type: 'mute', seat: 1, muted: true, key: 'mute' } as const;
    for (const command of [away, mute, { type: 'reclaim' }, { type: 'mute', seat: 1, muted: false }] as const) {
      expect(await ada.command(command)).toEqual({ type: 'accepted', key: expect.any(String), n: 0 });
    }
    const before = await hall.store.readTable(ada.table);
    for (const command of [end, away, mute]) {
      expect(await ada.command(command)).toMatchObject({ type: 'accepted', code: 'S-AGAIN' });
    }
    expect(await hall.store.readTable(ada.table)).toEqual(before);
    // Another player's equal key is another key.
    expect(await bob.command(end)).toEqual({ type: 'accepted', key: 'end', n: 0 });
  });
});

describe('a bot', () => {
  test('thinks again when others have answered while it thought, and its answer is no longer legal', async () => {
    const waiting: ((answer: PlainObject) => void)[] = [];
    const bots: BotPlayers = {
      ...threadBots,
      choose: (question) =>
        new Promise((resolve) => {
          if (question.state.pending?.asks.length === 1) void threadBots.choose(question).then(resolve);
          else waiting.push(resolve);
        }),
    };
    hall = await openHall({ bots, settings: { botDelay: 10, passDelay: [1, 2] } });
    const ada = await newUser(hall, 'Ada');
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const;
    const { table } = await createTable(hall, ada, { game: 'civilization', seats: [...seats] });
    got(await hall.tables.start(table.id, got(await hall.tables.access(table.id, ada.id, null))));
    const sitter = await sit(hall, table.id, ada.id);
    // Play until both are asked at the same time and the bot thinks.
    for (let i = 0; i < 100 && waiting.length === 0; i++) {
      await hall.clock.pass(50);
      if (waiting.length === 0 && sitter.ask !== null) await sitter.play(i);
    }
    expect([waiting.length, sitter.update.awaited]).toEqual([1, [0, 1]]);
    const { n } = sitter.update;
    expect(await sitter.play()).toMatchObject({ type: 'accepted' });
    waiting[0]?.({ nonsense: 1 });
    await hall.clock.pass(50);
    // It has answered by now, at once, and nothing is wrong.
    expect(hall.errors).toEqual([]);
    expect(sitter.update.n).toBeGreaterThan(n + 1);
  });
});

describe('a request', () => {
  test('comes from a page of ours only if that is a page of the web', () => {
    const host = '127.0.0.1:8080';
    expect(provenanceOf({ host, origin: `http://${host}` }, null)).toBe('own');
    expect(provenanceOf({ host, origin: `https://${host}` }, null)).toBe('own');
    for (const scheme of ['ftp', 'ws', 'file', 'chrome-extension']) {
      expect(provenanceOf({ host, origin: `${scheme}://${host}` }, null), scheme).toBe('foreign');
    }
  });

  test('without a host, to be passed on, or with an unknown expectation, is refused with a code', async () => {
    const { app, log } = await openHttpHall();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const say = (...lines: readonly string[]) => answerTo(port, [...lines, 'Connection: close', '', ''].join('\r\n'));
    const host = `Host: 127.0.0.1:${port}`;
    expect(await say('GET /api/games HTTP/1.1')).toMatch(
      /^HTTP\/1\.1 400 [\s\S]*\{"code":"S-SHAPE","params":\{"why":"host"\}\}$/,
    );
    expect(await say('GET /api/games HTTP/1.0')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await say('CONNECT example.org:443 HTTP/1.1', host)).toMatch(
      /^HTTP\/1\.1 404 [\s\S]*\{"code":"S-UNKNOWN","params":\{\}\}$/,
    );
    expect(await say('GET /api/games HTTP/1.1', host, 'Expect: a miracle')).toMatch(
      /^HTTP\/1\.1 417 [\s\S]*"code":"S-SHAPE"/,
    );
    await app.close();
    expect(log.filter((line) => /"level":[45]0/.test(line))).toEqual([]);
  });

  test('of a client that has already hung up is not a fault', async () => {
    const { app, log } = await openHttpHall();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    for (let i = 0; i < 20; i++) {
      await new Promise<void>((resolve) => {
        const socket = connect({ port, host: '127.0.0.1' }, () => {
          socket.write(`GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
          socket.resetAndDestroy();
        });
        socket.on('error', () => socket.destroy());
        socket.on('close', () => resolve());
      });
    }
    expect(await answerTo(port, `GET /healthz HTTP/1.0\r\n\r\n`)).toContain('"ok"');
    await app.close();
    expect(log.filter((line) => /"level":[45]0/.test(line))).toEqual([]);
  });
});

function answerTo(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(text));
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      heard += part;
    });
    socket.on('error', reject);
    socket.on('end', () => resolve(heard));
  });
}
