import { type Game, type Illegal, illegal, RECORD_FAULTS, RecordFault, readRecord, verify } from '@tessera/kernel';
import { tooLongIn } from './recordLimits.ts';

/** What is reported of a valid record. */
export interface RecordSummary {
  readonly game: string;
  readonly players: number;
  readonly entries: number;
}

/** Reads a record and checks all that it claims; a refusal says why it is not accepted. */
export function checkRecord(text: string, games: readonly Game[]): RecordSummary | Illegal {
  try {
    const record = readRecord(text);
    const { game: id, players } = record.header;
    const game = games.find((one) => one.id === id);
    if (game === undefined) return illegal(RECORD_FAULTS.unknown, { game: id.slice(0, 40) });
    const tooLong = tooLongIn(record);
    if (tooLong !== null) return tooLong;
    const { entries } = verify(game, record);
    return { game: id, players, entries };
  } catch (error) {
    if (error instanceof RecordFault) return illegal(error.code, error.params);
    // A forged answer can make the engine fail anywhere.
    return illegal(RECORD_FAULTS.illegal);
  }
}
