import { type CoreState, canonical, type Plain, type RecordHeader } from '@tessera/kernel';
import type { SeatDoc, TableDoc } from '@tessera/table';
import type { Store, StoredEntry } from '../src/store/store.ts';
import type { Observer } from './leakKit.ts';
import { type Capture, generatorOf } from './leakOrigin.ts';

/** In every text that the observer may not know, in the re-dealt world. */
export const MARK = 'UNKNOWABLE';

/** The states of a capture as they are, or re-dealt behind the observer's back. Once the game is over, nothing is hidden. */
export function statesOf({ game, states, name }: Capture, observer: Observer, isTrue: boolean): CoreState[] {
  const generator = generatorOf(`deal ${name} ${observer}`);
  return states.map(({ state }) =>
    isTrue || state.outcome !== null ? game.clone(state) : game.resample(state, observer, generator),
  );
}

/** An entry with everything changed that the observer may not know. */
export function entryAnew(stored: StoredEntry, observer: Observer): StoredEntry {
  const { entry, told, by, key } = stored;
  const isOwn = entry.type === 'answer' && observer !== null && entry.seat === observer;
  const draws = [{ stream: 'setup', what: MARK, among: 99, came: entry.n % 99 }];
  const changed = {
    ...entry,
    hash: markedHash(entry.n),
    ...('draws' in entry ? { draws } : {}),
    ...(entry.type === 'answer' && !isOwn ? { ask: entry.ask + 10_000, answer: { [MARK]: entry.n } } : {}),
    ...(entry.type === 'rebase' ? { state: { [MARK]: 1 }, reason: { [MARK]: 2 } } : {}),
  };
  return {
    ...stored,
    entry: changed as StoredEntry['entry'],
    told: told.map((one) =>
      one.to === null || (observer !== null && one.to.includes(observer))
        ? one
        : { ...one, full: { kind: one.full.kind, [MARK]: entry.n } },
    ),
    key: by === observer || key === null ? key : `${MARK} ${key}`,
  };
}

function markedHash(n: number): string {
  return `${MARK}${n}`.padEnd(64, 'f');
}

export function headerAnew(header: RecordHeader): RecordHeader {
  const draws = [{ stream: 'setup', what: MARK, among: 7, came: 3 }] as const;
  return { ...header, draws: draws as unknown as RecordHeader['draws'] };
}

/** Another player's seat with other private data. Names and words are public. */
export function seatAnew(seat: SeatDoc, { game, table }: Capture): SeatDoc {
  const { passes, muted, grant } = seat;
  return {
    ...seat,
    grant: grant + 7,
    passes: Object.keys(game.passes).filter((kind) => !passes.includes(kind)),
    muted: [...table.doc.seats.keys()].filter((other) => !muted.includes(other)),
    keys: [MARK],
  };
}

export interface GameToWrite {
  readonly doc: TableDoc;
  readonly seed: string;
  readonly header: RecordHeader;
  readonly secrets: Parameters<Store['createTable']>[4];
  readonly entries: readonly StoredEntry[];
  /** In the order of the capture's states. */
  readonly states: readonly CoreState[];
  /** How often the document has been written before: nobody sees that either. */
  readonly rewritten: number;
  readonly due: number | null;
}

/** Puts a running game into a store, with a snapshot of each state. */
export async function writeGame(store: Store, id: string, capture: Capture, game: GameToWrite): Promise<void> {
  const { doc, seed, header, secrets, entries, states, rewritten, due } = game;
  const row = { ...capture.table.row, due };
  await store.createTable(id, { ...row, status: 'waiting', n: 0, awaited: [], outcome: null }, doc, seed, secrets);
  let before = 0;
  for (const [i, { n }] of capture.states.entries()) {
    const result = await store.commit({
      table: id,
      version: 0,
      row: { ...row, n },
      doc: null,
      header: i === 0 ? header : null,
      entries: entries.slice(before, n),
      snapshot: { n, isBarrier: true, state: canonical(states[i] as unknown as Plain) },
    });
    if (result !== 'done') throw new Error('the game could not be written');
    before = n;
  }
  for (let version = 0; version < rewritten; version++) {
    await store.commit({ table: id, version, row, doc, header: null, entries: [], snapshot: null });
  }
}
