import { seedStreams } from '@tessera/kernel';
import { addError, noErrors } from './figures.ts';
import { openSlot, type Slot } from './slot.ts';
import { createTableMaker, each, type NewGame } from './tableMaker.ts';
import type { TesseraServer } from './tesseraServer.ts';
import type { Contender } from './turns.ts';

const AT_ONCE = 8;
/** The most games that begin in a second of play: their tables are created in advance. */
const GAMES_PER_SECOND = 50;
const LOST_MS = 10_000;

export interface SaturationOptions {
  readonly game: string;
  readonly tables: number;
  /** How long it will play at most. */
  readonly seconds: number;
}

/**
 * Our server in a closed loop: at each table the next answer is given as soon as both clients have the one before.
 * Where a game ends, the next begins at a table created in advance: only answers are measured, and the baseline's games
 * never end.
 */
export async function contendTessera(server: TesseraServer, plan: SaturationOptions): Promise<Contender> {
  const { game, tables, seconds } = plan;
  const errors = noErrors();
  const slots: Slot[] = [];
  let resting: Slot[] = [];
  let isResting = true;
  let tell: (milliseconds: number) => void = () => {};
  const generator = seedStreams('saturation')[0] as number[];
  const events = {
    onReady: (slot: Slot) => {
      if (isResting) resting.push(slot);
      else slot.answer();
    },
    onUpdated: (milliseconds: number) => {
      if (!isResting) tell(milliseconds);
    },
    onError: (what: string) => addError(errors, what),
  };
  const makeTable = await createTableMaker(server.port, game);
  const stock: NewGame[] = [];
  await each(upTo(tables + Math.ceil(GAMES_PER_SECOND * seconds)), AT_ONCE, async () => {
    stock.push(await makeTable());
  });
  const takeTable = async () => stock.pop() ?? (await makeTable());
  await each(upTo(tables), AT_ONCE, async (number) => {
    slots.push(await openSlot({ port: server.port, number, makeTable: takeTable, generator, events }));
  });
  return {
    errors,
    play(onUpdated) {
      tell = onUpdated;
      isResting = false;
      const ready = resting;
      resting = [];
      for (const slot of ready) slot.answer();
    },
    rest: () => {
      isResting = true;
    },
    processorTime: () => server.processorTime(),
    async close() {
      for (const slot of slots) {
        if (slot.waiting(performance.now()) > LOST_MS) addError(errors, 'an update did not come');
        slot.close();
      }
      await server.stop();
    },
  };
}

function upTo(length: number): number[] {
  return Array.from({ length }, (_, number) => number);
}
