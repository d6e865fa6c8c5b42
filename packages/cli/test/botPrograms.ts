import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { run } from '../src/cli.ts';
import { ROOT } from '../src/workspace.ts';
import { captured, type Ran } from './terminal.ts';

export const FIRST_BOT = ['python3', join(ROOT, 'examples/bots/python/first_bot.py')];

/** The example is in Python: without it there is nothing to test. */
export function needPython(): void {
  const { status, error } = spawnSync('python3', ['--version']);
  if (error !== undefined || status !== 0) throw new Error('python3 is needed for these tests, and cannot be started.');
}

/** Runs `tessera bot` in this process, with a program to play. */
export async function tesseraBot(
  options: readonly string[],
  program: readonly string[],
  env: { readonly [name: string]: string } = {},
): Promise<Ran> {
  const { io, printed } = captured();
  const code = await run(['bot', ...options, '--', ...program], { ...io, env: { ...process.env, ...env } });
  return { code, ...printed() };
}

/**
 * A program for Node that takes the first option of every question, unless its twist, which is code, does something
 * else first: `message` is what came, `send` writes a line, `at` one with a command, `count` counts messages.
 */
export function nodeProgram(twist = ''): string[] {
  return [
    process.execPath,
    '-e',
    `const send = (value) => process.stdout.write((typeof value === 'string' ? value : JSON.stringify(value)) + '\\n');
     let count = 0, table = '';
     const at = (command) => send({ type: 'at', table, command });
     const seen = new Set();
     require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
       const message = JSON.parse(line);
       count++;
       if (message.type === 'update') table = message.table;
       if (message.type === 'hello') seen.clear();
       ${twist}
       if (message.type !== 'update') return;
       for (const { id, options, given } of message.asks) {
         if (given !== null || seen.has(id)) continue;
         seen.add(id);
         at({ type: 'answer', key: 'k' + id, ask: id, answer: options[0] });
       }
     });`,
  ];
}
