import type { Args } from '../args.ts';
import { type Command, EXIT, type Exit, JSON_OPTION, NO_FILES } from '../command.ts';
import { GAME_OPTION, gameNamed } from '../games.ts';
import { type Io, printJson, printLines } from '../io.ts';
import { contendBaseline } from '../loadtest/baseline.ts';
import { rounded } from '../loadtest/figures.ts';
import { measureLatency } from '../loadtest/latency.ts';
import { measureMemory } from '../loadtest/memory.ts';
import { isMet, type Load, loadAsJson, loadAsLines } from '../loadtest/report.ts';
import { contendTessera } from '../loadtest/saturation.ts';
import { startTessera, type TesseraServer } from '../loadtest/tesseraServer.ts';
import { measureInTurns } from '../loadtest/turns.ts';
import { startProgress } from '../progress.ts';

export const loadtest: Command = {
  name: 'loadtest',
  summary: 'Measure a server of its own on this machine under load, beside boardgame.io',
  files: NO_FILES,
  options: {
    game: { ...GAME_OPTION, help: `${GAME_OPTION.help} (default: founders)` },
    tables: { value: 'N', help: 'Tables with two sockets each (default: 500)' },
    rate: { value: 'R', help: 'Answers per second at all tables together (default: 500)' },
    seconds: { value: 'S', help: 'How long each part measures, after a warm-up (default: 20)' },
    latency: { help: 'Only this part: time from an answer to both clients updated' },
    memory: { help: 'Only these parts: the same, then the memory of its tables (takes over a minute)' },
    saturate: { help: 'Only this part: answers per second, as fast as 100 tables go' },
    baseline: { help: 'Only this part: the same for boardgame.io' },
    json: JSON_OPTION,
  },
  notes: [
    'Starts `tessera serve` on a free port of the loopback interface, with an empty SQLite database in a temporary',
    'folder, and plays with random legal answers; nothing else can be put under load. Answers count once they are',
    'durable and both clients of the table have their update. The baseline is a boardgame.io server with a state of',
    '24 KB in memory, without deltaState, measured the same way, in turns. Several parts can be named; none means all.',
    '',
    'Result: {latency: {tables, rate, answers, answersPerSecond, p50, p95, p99, max, skipped, errors}, memory: {tables,',
    'bytesPerTable, tablesLeft, bytesLeftPerTable, residentMegabytes}, saturation: {tables, answersPerSecond,',
    'processorMicros, p50, p95, p99, max, errors}, baseline: {"boardgame.io": {matches, stateBytes, and the same}}, ratio, met};',
    'times in milliseconds. Exit code 1 unless all that was measured meets its target: p99 at most 25 ms, no errors,',
    'at most 150 KB for a table in memory and none left idle, ratio at least 4.',
  ],
  run: runLoadtest,
};

/** As many tables as both contenders of the comparison play at once. */
const SATURATED_TABLES = 100;
const PARTS = ['latency', 'memory', 'saturate', 'baseline'] as const;
/** In seconds; the share is that of the measuring. */
const WARM_UP = { least: 1, most: 5, share: 0.25 } as const;

/** The parts to run. */
interface LoadtestOptions {
  readonly game: string;
  readonly tables: number;
  readonly rate: number;
  readonly seconds: number;
  readonly warmUp: number;
  wants(part: (typeof PARTS)[number]): boolean;
}

async function runLoadtest(args: Args, io: Io): Promise<Exit> {
  const seconds = args.seconds('seconds', 300) ?? 20;
  const named = PARTS.filter((part) => args.flag(part));
  const plan: LoadtestOptions = {
    game: gameNamed(args.text('game') ?? 'founders').game.id,
    tables: args.whole('tables', 1, 2000) ?? 500,
    rate: args.whole('rate', 1, 20_000) ?? 500,
    seconds,
    warmUp: Math.min(WARM_UP.most, Math.max(WARM_UP.least, seconds * WARM_UP.share)),
    wants: (part) => named.length === 0 || named.includes(part),
  };
  const load = await measure(plan, io);
  if (args.flag('json')) printJson(io, loadAsJson(load));
  else printLines(io, loadAsLines(load));
  return isMet(load) ? EXIT.ok : EXIT.failed;
}

async function measure(plan: LoadtestOptions, io: Io): Promise<Load> {
  const { wants } = plan;
  const steady =
    wants('latency') || wants('memory')
      ? await withServer(io, (server) => atSteadyRate(plan, server, io))
      : { latency: null, memory: null };
  return { ...steady, ...(await saturated(plan, io)) };
}

/** Both servers run at the same time, and play in turns. */
async function saturated(plan: LoadtestOptions, io: Io): Promise<Pick<Load, 'saturation' | 'baseline' | 'ratio'>> {
  const { game, wants } = plan;
  const tables = SATURATED_TABLES;
  const seconds = plan.warmUp + plan.seconds;
  const ours = wants('saturate') ? await contendTessera(await startTessera(io.env), { game, tables, seconds }) : null;
  const theirs = wants('baseline') ? await contendBaseline(tables, { ...io.env }) : null;
  const contenders = [ours, theirs].filter((one) => one !== null);
  if (contenders.length === 0) return { saturation: null, baseline: null, ratio: null };
  try {
    const results = await showing(io, 'Saturation', (show) => measureInTurns(contenders, { ...plan, show }));
    const saturation = ours === null ? undefined : results[0];
    const baseline = theirs === null ? undefined : results.at(-1);
    const isPair = saturation !== undefined && baseline !== undefined;
    return {
      saturation: saturation === undefined ? null : { tables, ...saturation },
      baseline: baseline === undefined ? null : { matches: tables, stateBytes: theirs?.stateBytes ?? 0, ...baseline },
      ratio: isPair ? rounded(saturation.answersPerSecond / Math.max(1, baseline.answersPerSecond)) : null,
    };
  } finally {
    for (const contender of contenders) await contender.close();
  }
}

async function atSteadyRate(
  plan: LoadtestOptions,
  server: TesseraServer,
  io: Io,
): Promise<Pick<Load, 'latency' | 'memory'>> {
  const { tables, rate, wants } = plan;
  const { port } = server;
  const before = await server.memory();
  const latency = await showing(io, 'Latency', (show) => measureLatency({ ...plan, port, show }));
  const memory = wants('memory') ? await showing(io, 'Memory', (show) => measureMemory(server, before, show)) : null;
  return { latency: { tables, rate, ...latency }, memory };
}

/** Runs something with a progress bar. */
async function showing<R>(
  io: Io,
  label: string,
  work: (show: (done: number, note: string) => void) => Promise<R>,
): Promise<R> {
  const progress = startProgress(io, label, 1);
  try {
    return await work(progress.show);
  } finally {
    progress.end();
  }
}

async function withServer<R>(io: Io, work: (server: TesseraServer) => Promise<R>): Promise<R> {
  const server = await startTessera(io.env);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}
