import { type Game, RecordFault, readRecord } from '@tessera/kernel';
import type { RecordCall } from './messages.ts';
import { GAMES, type PlayedRecord, playRecord } from './playedRecord.ts';
import { prove } from './prove.ts';

declare const self: DedicatedWorkerGlobalScope;

let played: PlayedRecord | null = null;

self.onmessage = ({ data }: MessageEvent<RecordCall>) => {
  void handle(data)
    .catch((error: unknown) => {
      if (error instanceof RecordFault) return { code: error.code, params: error.params };
      console.error(error);
      return { code: 'S-INTERNAL', params: {} };
    })
    .then((result) => self.postMessage({ call: data.call, result }));
};

async function handle(call: RecordCall): Promise<unknown> {
  switch (call.do) {
    case 'open': {
      const record = readRecord(call.text);
      played = playRecord(await gameNamed(record.header.game), record);
      return played.about;
    }
    case 'prove': {
      const record = readRecord(call.text);
      return prove(await gameNamed(record.header.game), record);
    }
    case 'view':
      return opened().view(call.n, call.seat);
    case 'news':
      return opened().news(call.seat);
    case 'figures':
      return await opened().figures();
  }
}

function opened(): PlayedRecord {
  if (played === null) throw new Error('no record is open');
  return played;
}

async function gameNamed(name: string): Promise<Game> {
  const load = GAMES[name];
  if (load === undefined) throw new RecordFault('RECORD-UNKNOWN', { game: name }, `the game ${name} is not known`);
  return await load();
}
