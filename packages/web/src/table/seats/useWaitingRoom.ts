import type { Seat } from '@tessera/kernel';
import type { TableInfo } from '@tessera/protocol';
import { useEffect, useState } from 'react';
import { type Answered, ask } from '../../api/api.ts';
import { go } from '../../app/navigation.tsx';
import { gameInfo } from '../session/gameInfo.ts';
import type { Refusal } from '../session/useAnswering.ts';
import { invitation } from './invitations.ts';
import { inviteLink } from './seatSecret.ts';

export interface RoomProps {
  readonly table: TableInfo;
  readonly secret: string | null;
  /** The user's seat has changed: open the table again, with this secret or with none. */
  readonly onChange: (secret: string | null) => void;
  /** The user's seat is about to change: the table closing for the old seat is not an error meanwhile. */
  readonly whileMoving: (move: () => Promise<void>) => Promise<void>;
}

/** What can be done before the game. */
export interface WaitingRoomActs {
  /** Why the last thing was refused. */
  readonly refusal: Refusal | null;
  /** The word that the user adds to the shuffle. */
  readonly word: string;
  readonly setWord: (word: string) => void;
  /** The bots that may sit here. */
  readonly bots: readonly string[];
  /** The seat whose link the user followed, until they sit down. */
  readonly invited: Seat | null;
  readonly sits: boolean;
  join(seat: Seat): void;
  leave(): void;
  setBot(seat: Seat, bot: string | null): void;
  start(): void;
  remove(): void;
  /** Makes a link to a seat, or for spectators (null). */
  invite(seat: Seat | null): () => Promise<string | null>;
}

export function useWaitingRoom({ table, secret, onChange, whileMoving }: RoomProps): WaitingRoomActs {
  const [word, setWord] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [bots, setBots] = useState<readonly string[]>([]);
  const { you, seats } = table;
  useEffect(() => {
    void gameInfo(table.game).then((info) => setBots(info?.bots ?? []));
  }, [table.game]);
  /** A user who followed a seat's link is connected to that seat, but does not sit yet. */
  const invited = you.seat !== null && seats[you.seat]?.kind === 'open' ? you.seat : null;
  const path = `/api/tables/${table.id}`;
  const showRefusal = <T>(answered: Answered<T>): Answered<T> => {
    setRefusal(answered.ok ? null : { rule: answered.code, params: answered.params });
    return answered;
  };
  const post = async <T>(what: string, body: object = {}): Promise<Answered<T>> =>
    showRefusal(await ask<T>('POST', `${path}/${what}`, { body, secret }));
  const join = async (seat: Seat) => {
    const joined = await post('join', {
      seat,
      ...(secret === null ? {} : { secret }),
      ...(word === '' ? {} : { word }),
    });
    // From now on the cookie identifies the user; the old link is worthless.
    if (joined.ok) onChange(null);
  };
  const leave = async () => {
    if ((await post('leave')).ok) onChange(null);
  };
  const remove = async () => {
    if (showRefusal(await ask('DELETE', path, { secret })).ok) go({ page: 'lobby' });
  };
  const newSecret = async (seat: Seat | null) => {
    const opens = seat === null ? { role: 'spectator' } : { role: 'seat', seat };
    const made = await post<{ readonly secret: string }>('secret', opens);
    return made.ok ? made.value.secret : null;
  };
  return {
    refusal,
    word,
    setWord,
    bots,
    invited,
    sits: you.seat !== null && invited === null,
    join: (seat) => void whileMoving(() => join(seat)),
    leave: () => void whileMoving(leave),
    setBot: (seat, bot) => void post('bot', { seat, bot }),
    start: () => void post('start'),
    remove: () => void remove(),
    invite: (seat) => async () => {
      const found = await invitation(table.id, seat, () => newSecret(seat));
      return found === null ? null : inviteLink(table.id, seat === null ? 'watch' : 'seat', found);
    },
  };
}
