import { askBot, type Bot } from '@tessera/bots';
import { type Ask, type Illegal, type Match, type Seat, seedStreams } from '@tessera/kernel';
import { answerAt, botSeat, type House, type MemoryTable, memoryTable, personSeat } from '@tessera/table';

/** A table in this process: a person or a program plays one seat, bots the others. */
export interface TableHere extends MemoryTable {
  readonly you: Seat;
  /** For each seat its bot; null for the seat played from outside. */
  readonly bots: readonly (Bot | null)[];
  /** The bots' randomness, derived from the game's secret. */
  readonly generators: readonly number[][];
  /** Who answered last: where all may answer, the next one answers now. */
  lastSpeaker: Seat;
}

export function tableHere(
  id: string,
  match: Match,
  bots: readonly (Bot | null)[],
  without: House['without'],
  now: number,
): TableHere {
  const seats = bots.map((bot, seat) => (bot === null ? personSeat(null, `${seat + 1}`, '') : botSeat(bot.name)));
  const house = { bots: [], isOneScreen: false, without };
  const generators = bots.map((_, seat) => seedStreams(`${match.secret}/bot ${seat}`)[0] as number[]);
  const table = memoryTable(id, match, house, { title: '', createdAt: now, seats });
  return { ...table, you: bots.indexOf(null), bots, generators, lastSpeaker: -1 };
}

/** Answers a question without a command; a refusal changes nothing. */
export function answerHere(table: TableHere, { seat, id }: Ask, value: unknown, now: number): Illegal | null {
  const refused = answerAt(table, seat, id, value, now);
  if (refused === null) table.lastSpeaker = seat;
  return refused;
}

/** Lets the bot of a seat answer. */
export function letBotAnswer(table: TableHere, ask: Ask, now: number): void {
  const { game, match, bots, generators } = table;
  const bot = bots[ask.seat];
  if (bot === undefined || bot === null) throw new Error('nobody is there to be asked');
  const value = askBot(bot, game, match.state, ask, generators[ask.seat] as number[]);
  const refused = answerHere(table, ask, value, now);
  if (refused !== null) throw new Error(`the bot ${bot.name} answered ${ask.kind} against ${refused.rule}`);
}
