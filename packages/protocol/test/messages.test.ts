import { isIllegal } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { clientMessage, LIMITS, newTable, read, readText, tableCommand } from '../src/index.ts';

const key = 'k';

describe('commands', () => {
  it('accepts each as described', () => {
    const commands = [
      { type: 'answer', key, ask: '3.0', answer: { kind: 'pass' } },
      { type: 'undo', key, answers: 2 },
      { type: 'propose', key, what: 'undo', to: 7 },
      { type: 'propose', key, what: 'end' },
      { type: 'vote', key, proposal: 1, agree: true },
      { type: 'resign', key },
      { type: 'handOver', key, bot: 'greedy' },
      { type: 'reclaim', key },
      { type: 'remind', key, seat: 2 },
      { type: 'replace', key, seat: 0 },
      { type: 'orders', key, passes: ['cancel'] },
      { type: 'chat', key, text: 'hello' },
      { type: 'mute', key, seat: 1, muted: false },
      { type: 'explain', key, intent: {} },
      { type: 'history', key, after: 0, to: 9 },
      { type: 'moment', key, n: 4 },
    ];
    for (const command of commands) expect(read(tableCommand, command)).toEqual(command);
    expect(read(tableCommand, { type: 'undo', key })).toEqual({ type: 'undo', key, answers: 1 });
  });

  it('refuses what is missing, too much, too long or of the wrong kind, and says where', () => {
    const bad: readonly [object, string][] = [
      [{ type: 'resign' }, 'key'],
      [{ type: 'resign', key: '' }, 'key'],
      [{ type: 'resign', key: 'k'.repeat(LIMITS.key + 1) }, 'key'],
      [{ type: 'resign', key, seat: 1 }, ''],
      [{ type: 'answer', key, ask: 3, answer: {} }, 'ask'],
      [{ type: 'answer', key, ask: '3', answer: [] }, 'answer'],
      [{ type: 'propose', key, what: 'undo' }, 'to'],
      [{ type: 'propose', key, what: 'more' }, 'what'],
      [{ type: 'propose', key, what: 'end', to: 3 }, ''],
      [{ type: 'vote', key, proposal: -1, agree: true }, 'proposal'],
      [{ type: 'remind', key }, 'seat'],
      [{ type: 'remind', key, seat: 8 }, 'seat'],
      [{ type: 'replace', key, seat: 1, bot: 'random' }, ''],
      [{ type: 'chat', key, text: '  ' }, 'text'],
      [{ type: 'chat', key, text: `a\u202eb` }, 'text'],
      [{ type: 'chat', key, text: 'x'.repeat(LIMITS.chat + 1) }, 'text'],
      [{ type: 'moment', key, n: 1.5 }, 'n'],
      [{ type: 'dance', key }, 'type'],
    ];
    for (const [command, at] of bad) {
      expect(read(tableCommand, command)).toMatchObject({ rule: 'S-SHAPE', params: { at } });
    }
  });
});

describe('messages', () => {
  const table = 'table-one';

  it('reads watch, unwatch and commands at a table', () => {
    const messages = [
      { type: 'watch', key, table },
      { type: 'watch', key, table, secret: 'x'.repeat(22), after: 3, chatAfter: 0 },
      { type: 'unwatch', key, table },
      { type: 'at', table, command: { type: 'resign', key } },
    ];
    for (const message of messages) expect(readText(clientMessage, JSON.stringify(message))).toEqual(message);
  });

  it('refuses texts that are not messages, with a code for each', () => {
    const texts = ['', '{', 'null', '[]', '"watch"', '1e999', '{"type":"watch","__proto__":{}}', '{"type":"at"}'];
    for (const text of texts) expect(readText(clientMessage, text)).toMatchObject({ rule: 'S-SHAPE' });
    const id = { type: 'watch', key, table: '../../etc' };
    expect(readText(clientMessage, JSON.stringify(id))).toMatchObject({ rule: 'S-SHAPE', params: { at: 'table' } });
    const inside = { type: 'at', table, command: { type: 'chat', key, text: 1 } };
    expect(readText(clientMessage, JSON.stringify(inside))).toMatchObject({ params: { at: 'command.text' } });
    const long = JSON.stringify({ type: 'watch', key, table, pad: 'x'.repeat(LIMITS.messageBytes) });
    expect(readText(clientMessage, long)).toMatchObject({ rule: 'S-SIZE' });
    const deep = `{"type":"at","table":"${table}","command":{"type":"explain","key":"k","intent":${'{"a":'.repeat(200)}1${'}'.repeat(200)}}}`;
    expect(readText(clientMessage, deep)).toMatchObject({ rule: 'S-SHAPE' });
  });
});

describe('new tables', () => {
  it('fills in what is left open', () => {
    const plan = read(newTable, { game: 'founders', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] });
    const pace = { kind: 'free', wait: 24 * 3_600_000 };
    expect(plan).toMatchObject({ title: '', options: {}, pace, listed: true, word: '' });
    const given = read(newTable, { game: 'founders', seats: [{ kind: 'open' }], pace: { kind: 'free' } });
    expect(given).toMatchObject({ pace });
  });

  it('refuses tables without seats, with too many, and with clocks that make no sense', () => {
    const open = { kind: 'open' };
    const plans = [
      { game: 'founders', seats: [] },
      { game: 'founders', seats: Array(9).fill(open) },
      { game: 'founders', seats: [open], pace: { kind: 'live', time: 0, increment: 0 } },
      { game: 'founders', seats: [open], pace: { kind: 'free', wait: 59_999 } },
      { game: 'founders', seats: [open], pace: { kind: 'free', wait: 32 * 24 * 3_600_000 } },
      { game: 'founders', seats: [open], pace: { kind: 'free', wait: null } },
      { game: 'founders', seats: [open], pace: { kind: 'days', perAnswer: 60_000, pause: { from: 0, to: 1440 } } },
    ];
    for (const plan of plans) expect(isIllegal(read(newTable, plan) as object)).toBe(true);
  });
});
