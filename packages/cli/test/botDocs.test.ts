import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientMessage, LIMITS, read, SERVER_CODES, type TableCommand, tableCommand } from '@tessera/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../src/workspace.ts';
import { FIRST_BOT, needPython, nodeProgram, tesseraBot } from './botPrograms.ts';
import { scratch } from './terminal.ts';

const file = scratch();
const DOCS = readFileSync(join(ROOT, 'docs/bot-protocol.md'), 'utf8');

/** All commands: a new one does not compile until it is here, and then needs a description. */
const COMMANDS: { readonly [kind in TableCommand['type']]: true } = {
  answer: true,
  undo: true,
  propose: true,
  vote: true,
  resign: true,
  handOver: true,
  reclaim: true,
  remind: true,
  replace: true,
  orders: true,
  chat: true,
  mute: true,
  explain: true,
  preview: true,
  history: true,
  moment: true,
};

/** The text blocks of the description, by the words after the fence. */
const blocks = [...DOCS.matchAll(/```(\S+)\n([\s\S]*?)```/g)].map(([, kind, text]) => ({ kind, text: text ?? '' }));

interface Shown {
  readonly type: string;
  readonly table: unknown;
  readonly news?: readonly object[];
  readonly asks?: readonly { readonly options: readonly unknown[] }[];
}

/** A line of a transcript as the description shows it: long parts are cut, and the time is always the same. */
function shorten(line: string): string {
  const message = JSON.parse(line.slice(2)) as Shown;
  const cut = (options: readonly unknown[]) => (options.length > 2 ? [...options.slice(0, 2), '…'] : options);
  const news = message.news?.map((one) => ({ ...one, at: 1700000000000 }));
  const asks = message.asks?.map((ask) => ({ ...ask, options: cut(ask.options) }));
  const short =
    message.type === 'update'
      ? { ...message, news, view: '{…}', asks }
      : message.type === 'table'
        ? { type: 'table', table: '{…}' }
        : message;
  return line.slice(0, 2) + JSON.stringify(short).replaceAll('"{…}"', '{…}').replaceAll('"…"', '…');
}

async function transcriptOf(name: string, program: readonly string[]): Promise<string[]> {
  const path = file(name);
  const options = ['--game', 'founders', '--seed', 'docs', '--against', 'random', '--transcript', path];
  const { code } = await tesseraBot(options, program);
  expect(code).toBe(0);
  return readFileSync(path, 'utf8').split('\n').slice(0, -1).map(shorten);
}

/** Undoes its first answer, and then does something that gets refused. */
const WAVERING = `
  if (message.type === 'update' && message.undoable > 0 && !globalThis.undone) {
    globalThis.undone = true;
    at({ type: 'undo', key: 'u1' });
    const [{ id, options }] = message.asks;
    at({ type: 'answer', key: 'a2', ask: id, answer: options[0] });
    return;
  }
  if (message.type === 'update' && message.news[0]?.type === 'undo') {
    const [{ id, options }] = message.asks;
    at({ type: 'answer', key: 'a3', ask: id, answer: { tile: 'N9' } });
    at({ type: 'answer', key: 'a4', ask: id, answer: options[0] });
    at({ type: 'answer', key: 'a4', ask: id, answer: options[0] });
    seen.add(id);
    return;
  }`;

describe('docs/bot-protocol.md', () => {
  beforeAll(needPython);

  test('shows the beginning and the end of a real game', async () => {
    const lines = await transcriptOf('first.txt', FIRST_BOT);
    expect(DOCS).toContain(`\n${lines.slice(0, 12).join('\n')}\n`);
    expect(DOCS).toContain(`\n${lines.slice(-4).join('\n')}\n`);
  });

  test('shows a real undo and real refusals', async () => {
    const lines = await transcriptOf('undo.txt', nodeProgram(WAVERING));
    const first = lines.findIndex((line) => line.startsWith('> '));
    expect(DOCS).toContain(`\n${lines.slice(first, first + 15).join('\n')}\n`);
  });

  test('shows commands that a server reads', () => {
    const shown = blocks.filter(({ kind }) => kind === 'json').flatMap(({ text }) => text.trim().split('\n'));
    expect(shown.length).toBeGreaterThan(14);
    const kinds = new Set<string>();
    for (const line of shown) {
      const value = JSON.parse(line) as { type: string };
      expect(read(value.type === 'at' || /watch/.test(value.type) ? clientMessage : tableCommand, value)).toEqual(
        value,
      );
      kinds.add(value.type);
    }
    for (const kind of Object.keys(COMMANDS)) expect([...kinds]).toContain(kind);
  });

  test('names every code and the limits', () => {
    for (const code of Object.values(SERVER_CODES)) expect(DOCS).toContain(`\`${code}\``);
    for (const code of ['K-SEAT', 'K-STALE', 'K-SHAPE', 'K-OPTION', 'K-SEALED', 'K-OVER', 'K-BARRIER']) {
      expect(DOCS).toContain(`\`${code}\``);
    }
    expect(DOCS).toContain(`${LIMITS.messageBytes / 1024} KiB`);
    expect(DOCS).toContain(`${LIMITS.news} items`);
  });
});
