import { seedStreams } from '@tessera/kernel';
import { addError, noErrors } from './figures.ts';
import { openSlot, type Slot } from './slot.ts';
import { createTableMaker, each } from './tableMaker.ts';
import type { TesseraServer } from './tesseraServer.ts';
import type { Contender } from './turns.ts';

const AT_ONCE = 8;
const LOST_MS = 10_000;

/** Our server in a closed loop: at each table the next answer is given as soon as both clients have the one before. */
export async function contendTessera(server: TesseraServer, game: string, tables: number): Promise<Contender> {
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
  const numbers = Array.from({ length: tables }, (_, number) => number);
  await each(numbers, AT_ONCE, async (number) => {
    const makeTable = await createTableMaker(server.port, game);
    slots.push(await openSlot({ port: server.port, number, makeTable, generator, events }));
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
