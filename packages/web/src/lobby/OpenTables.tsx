import { listOf, type Words } from '@tessera/locales';
import { gameName } from '@tessera/locales/common/names';
import type { TableInfo } from '@tessera/protocol';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { ask, type Refused } from '../api/api.ts';
import { usePerson } from '../api/person.ts';
import { go, Link } from '../app/navigation.tsx';
import { OptionNames } from '../games/OptionNames.tsx';
import { StrokeIcon } from '../parts/Icon.tsx';
import { RefusalLine } from '../parts/RefusalLine.tsx';
import { usePageSay } from '../words/pageWords.ts';
import { paceText } from '../words/times.ts';
import { useWords } from '../words/useWords.tsx';
import { GameBadge } from './GameBadge.tsx';
import { freeSeats, onlineGame, resultText, seatNameOf, titleOf } from './myGames.ts';
import { SeatMarks } from './SeatMarks.tsx';
import { useTables } from './useTables.ts';

const MOST_PLAYING = 4;

/** Tables that wait for players, and some that can be watched. `mine` are listed elsewhere. */
export function OpenTables({ mine }: { readonly mine: ReadonlySet<string> }) {
  const say = usePageSay();
  const waiting = useTables('/api/tables?status=waiting');
  const playing = useTables('/api/tables?status=playing');
  const { status } = usePerson();
  const [refused, setRefused] = useState<Refused | null>(null);
  const others = (tables: readonly TableInfo[] | null) => (tables ?? []).filter(({ id }) => !mine.has(id));
  const shown = [
    ...others(waiting.tables).filter((table) => freeSeats(table) > 0),
    ...others(playing.tables).slice(0, MOST_PLAYING),
  ];
  return (
    <section className="lobby-open" aria-labelledby="open-tables">
      <header className="lobby-heading">
        <h2 id="open-tables" className="title">
          {say('ui.lobby.open')}
        </h2>
        <span className="lobby-ways">
          <Link to={{ page: 'create' }} className="btn">
            <StrokeIcon of="plus" size={16} />
            {say('ui.lobby.create')}
          </Link>
          <Link to={{ page: 'learn' }} className="btn bare">
            {say('ui.lobby.learnQuick')}
          </Link>
        </span>
      </header>
      {status === 'offline' ? (
        <p className="lobby-empty lobby-offline" role="status">
          <StrokeIcon of="globe" size={16} />
          {say('ui.lobby.offline')}
        </p>
      ) : waiting.tables === null ? (
        <div className="lobby-empty" aria-busy="true" />
      ) : shown.length === 0 ? (
        <p className="lobby-empty">{say('ui.lobby.open.none')}</p>
      ) : (
        <ul className="tables panel">
          {shown.map((table) => (
            <TableRow key={table.id} table={table} onRefused={setRefused} />
          ))}
        </ul>
      )}
      <RefusalLine refused={refused} />
    </section>
  );
}

export function TableRow({
  table,
  onRefused,
}: {
  readonly table: TableInfo;
  readonly onRefused: (refused: Refused | null) => void;
}) {
  const words = useWords();
  const { id, game, seats, pace } = table;
  const title = titleOf(words, table);
  const seated = seats.flatMap((seat, i) => (seat.kind === 'open' ? [] : [seatNameOf(words, seat, i)]));
  const people = seats.flatMap((seat, i) => (seat.kind === 'person' ? [seatNameOf(words, seat, i)] : []));
  // A table without a title is known by its players.
  const known = people.length === 0 ? seated : people;
  return (
    <li className="table-row">
      <GameBadge game={game} isSmall />
      <div className="table-row-name">
        <b className="ellipsis" title={title}>
          {title}
        </b>
        <span className="caption table-row-options">
          <span className="option-name">{table.title === '' ? listOf(words, known) : gameName(words, game)}</span>
          <OptionNames game={game} options={table.options} />
        </span>
      </div>
      <div className="table-row-seats" title={listOf(words, seated)}>
        <SeatMarks seats={seats.map(({ kind }) => kind !== 'open')} size={15} />
        <span className="sr">{listOf(words, seated)}</span>
        <span className="caption">{standingOf(words, table)}</span>
      </div>
      <span className="table-row-pace">
        <StrokeIcon of="clock" size={15} />
        {paceText(words, pace)}
      </span>
      {table.status === 'waiting' ? (
        <JoinButton id={id} title={title} onRefused={onRefused} />
      ) : (
        <WatchLink table={table} title={title} />
      )}
    </li>
  );
}

function standingOf(words: Words, table: TableInfo): string {
  if (table.status === 'waiting') return words.say('ui.lobby.freeSeats', { count: freeSeats(table) });
  return table.status === 'playing' ? words.say('ui.lobby.inPlay') : resultText(words, onlineGame(words, table, 0));
}

function WatchLink({ table: { id, status }, title }: { readonly table: TableInfo; readonly title: string }) {
  const say = usePageSay();
  if (status === 'over') {
    return (
      <Link
        to={{ page: 'replay', source: 'table', id, n: null }}
        className="btn bare"
        aria-label={say('ui.lobby.replay.of', { title })}
      >
        {say('ui.lobby.replay')}
      </Link>
    );
  }
  return (
    <Link to={{ page: 'table', id }} className="btn bare" aria-label={say('ui.lobby.watch.of', { title })}>
      {say('ui.lobby.watch')}
    </Link>
  );
}

/** Takes any free seat, and goes there. */
function JoinButton({
  id,
  title,
  onRefused,
}: {
  readonly id: string;
  readonly title: string;
  readonly onRefused: (refused: Refused | null) => void;
}) {
  const say = usePageSay();
  const [isJoining, setJoining] = useState(false);
  const join = async () => {
    setJoining(true);
    const answer = await ask<{ readonly seat: number }>('POST', `/api/tables/${id}/join`, { body: {} });
    setJoining(false);
    // Users who already sit there only wanted to go there.
    const isThere = answer.ok || (answer.code === 'S-TAKEN' && answer.params['you'] === true);
    if (isThere) go({ page: 'table', id });
    else onRefused({ code: answer.code, params: answer.params });
  };
  return (
    <Button
      className="btn"
      aria-label={say('ui.lobby.join.of', { title })}
      isPending={isJoining}
      onPress={() => void join()}
    >
      {say('ui.lobby.join')}
    </Button>
  );
}
