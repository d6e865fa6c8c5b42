import {
  type Announcement,
  type CoreState,
  type Entry,
  type Game,
  type GameRecord,
  type Happening,
  type PlainObject,
  replay,
  type Seat,
  visibleTo,
} from '@tessera/kernel';
import { type News, newsFor } from '@tessera/protocol';
import { figuresIn, turnBegun } from './figuresIn.ts';
import type { RecordAbout, Sample } from './messages.ts';

/** A replayed record: every state is at hand, since states are small. */
export interface PlayedRecord {
  readonly about: RecordAbout;
  view(n: number, seat: Seat | null): PlainObject;
  news(seat: Seat | null): News[];
  figures(): Promise<Sample[]>;
}

interface Kept {
  readonly n: number;
  readonly entry: Entry | null;
  readonly state: CoreState;
  readonly told: readonly Announcement<Happening>[];
}

export const GAMES: { readonly [game: string]: () => Promise<Game> } = {
  founders: async () => (await import('@tessera/game-founders')).founders as unknown as Game,
  civilization: async () => (await import('@tessera/game-civilization')).civilization as unknown as Game,
};

/** Replays a record, with its luck as it was. */
export function playRecord(game: Game, record: GameRecord): PlayedRecord {
  const { header, entries, closing } = record;
  const kept: Kept[] = [];
  const source = { header, entries, secret: closing?.secret ?? null };
  for (const { n, entry, state, told } of replay(game, source, 'force')) {
    kept[n] = { n, entry, state: game.clone(state), told };
  }
  const at = (n: number): Kept => {
    const found = kept[Math.min(Math.max(n, 0), entries.length)];
    if (found === undefined) throw new Error(`the record has no entry ${n}`);
    return found;
  };
  return {
    about: aboutOf(record),
    view: (n, seat) => game.view(at(n).state, seat),
    news: (seat) =>
      kept.flatMap(({ n, entry, told }) =>
        entry === null
          ? [{ n, at: 0, type: 'act' as const, seat: null, to: null, happenings: visibleTo(told, seat) }]
          : [newsFor({ entry, told, at: 0 }, seat)],
      ),
    async figures() {
      const figures = await figuresIn(header.game);
      return samplesOf(kept, (state) => figures(game.view(state, null)));
    },
  };
}

function samplesOf(kept: readonly Kept[], figures: (state: CoreState) => number[][]): Sample[] {
  const samples: Sample[] = [];
  let turn = 0;
  for (const { n, entry, state, told } of kept) {
    // An undo may remove turns, with everything counted in them.
    if (entry?.type === 'undo') {
      while ((samples.at(-1)?.n ?? -1) > entry.to) samples.pop();
      turn = 1 + (samples.at(-1)?.turn ?? -1);
    }
    const begun = told.map(({ full }) => turnBegun(full)).find((one) => one !== null) ?? null;
    const isLast = n === kept.length - 1;
    if (begun === null && !isLast) continue;
    const over = begun === null ? turn : begun - 1;
    turn = begun ?? turn;
    samples.push({ n, turn: over, values: figures(state) });
  }
  return samples;
}

function aboutOf({ header, entries, closing }: GameRecord): RecordAbout {
  const { seats, title, began } = header.about;
  return {
    game: header.game,
    players: header.players,
    options: header.options,
    last: entries.length,
    names: Array.isArray(seats) ? seats.map((name) => (typeof name === 'string' ? name : '')) : [],
    title: typeof title === 'string' ? title : '',
    began: typeof began === 'number' ? began : null,
    commitment: header.commitment,
    words: header.words,
    resigned: entries.flatMap((entry) =>
      entry.type === 'act' && entry.act.act === 'resign' && entry.act.seat !== null ? [entry.act.seat] : [],
    ),
    outcome: closing?.outcome ?? null,
  };
}
