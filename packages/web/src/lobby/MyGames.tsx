import { gameName } from '@tessera/locales/common/names';
import { timeLeft } from '@tessera/locales/common/times';
import { type ReactNode, useMemo } from 'react';
import { Link } from '../app/navigation.tsx';
import { StrokeIcon } from '../parts/Icon.tsx';
import { Mark } from '../parts/Mark.tsx';
import { usePageSay } from '../words/pageWords.ts';
import { ago, CLOCK_BELOW, clockFace } from '../words/times.ts';
import { useWords } from '../words/useWords.tsx';
import { GameBadge } from './GameBadge.tsx';
import {
  companyOf,
  freeSeats,
  inOrder,
  isMyTurn,
  localGame,
  type MyGame,
  onlineGame,
  replayOf,
  resultText,
} from './myGames.ts';
import { SeatMarks } from './SeatMarks.tsx';
import { type Listed, useLocalGames, useNow, useTables } from './useTables.ts';

export interface Mine {
  readonly games: readonly MyGame[];
  /** Have both the server and the browser answered? Until then there may be more games. */
  readonly isComplete: boolean;
  readonly online: Listed;
  readonly refreshLocal: () => void;
}

/** All my games, from the server and this browser, the most urgent first. */
export function useMyGames(): Mine {
  const words = useWords();
  const online = useTables('/api/me/tables');
  const local = useLocalGames();
  const games = useMemo(() => {
    const all = [
      ...(online.tables ?? []).map((table) => onlineGame(words, table, online.at)),
      ...(local.games ?? []).map((entry) => localGame(words, entry)),
    ];
    return inOrder(all);
  }, [words, online.tables, online.at, local.games]);
  const isComplete = local.games !== null && (online.tables !== null || online.refused !== null);
  return { games, isComplete, online, refreshLocal: local.refresh };
}

const MOST_OPEN = 6;
const MOST_FINISHED = 3;

/** The lobby's list: games that wait for me, and games that ended recently. */
export function MyGames({ games, isComplete }: Pick<Mine, 'games' | 'isComplete'>) {
  const say = usePageSay();
  const open = games.filter(({ status }) => status !== 'over');
  const finished = games.filter(({ status }) => status === 'over');
  return (
    <section className="lobby-mine" aria-labelledby="my-games">
      <header className="lobby-heading">
        <h2 id="my-games" className="title">
          {say('ui.lobby.mine')}
        </h2>
        {games.length > 0 && (
          <Link to={{ page: 'games' }} className="rule-link">
            {say('ui.lobby.allGames')}
          </Link>
        )}
      </header>
      {games.length === 0 && !isComplete ? (
        <div className="lobby-empty" aria-busy="true" />
      ) : games.length === 0 ? (
        <p className="lobby-empty">{say('ui.lobby.mine.none')}</p>
      ) : (
        <ul className="my-games">
          {open.slice(0, MOST_OPEN).map((game) => (
            <GameCard key={game.key} game={game} />
          ))}
          {finished.slice(0, MOST_FINISHED).map((game) => (
            <GameCard key={game.key} game={game} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** A game of mine. `detail` says more about it, `children` are further actions. */
export function GameCard({
  game,
  detail,
  children,
}: {
  readonly game: MyGame;
  readonly detail?: ReactNode;
  readonly children?: ReactNode;
}) {
  const say = usePageSay();
  const words = useWords();
  const now = useNow(15_000);
  const name = gameName(words, game.game);
  const company = companyOf(words, game);
  return (
    <li className={`my-game${isMyTurn(game) ? ' yours' : ''}${game.status === 'over' ? ' over' : ''}`}>
      <GameBadge game={game.game} />
      <div className="my-game-text">
        <div className="my-game-name">
          <Link to={game.to} className="my-game-link">
            {game.title}
          </Link>
          <SeatMarks seats={game.seats.map(({ kind }) => kind !== 'open')} size={13} />
        </div>
        <span className="caption">{game.title === name ? company : `${name} · ${company}`}</span>
        <span className="my-game-last">
          {game.status === 'over' && <b className="my-game-result">{resultText(words, game)}</b>}
          <span className="caption">
            {game.isLocal && `${say('ui.lobby.here')} · `}
            {ago(words.language, game.changedAt, now)}
          </span>
        </span>
        {detail}
      </div>
      <div className="my-game-side">
        <Standing game={game} />
        {children}
      </div>
    </li>
  );
}

/** Whose turn it is, and for how long; or what else can be done with the game. */
function Standing({ game }: { readonly game: MyGame }) {
  const say = usePageSay();
  if (game.status === 'over') {
    return (
      <Link to={replayOf(game)} className="btn small" aria-label={say('ui.lobby.replay.of', { title: game.title })}>
        <StrokeIcon of="play" size={14} />
        {say('ui.lobby.replay')}
      </Link>
    );
  }
  if (game.status === 'waiting') {
    const free = freeSeats(game);
    return (
      <span className="tag">{free === 0 ? say('ui.lobby.ready') : say('ui.lobby.freeSeats', { count: free })}</span>
    );
  }
  return (
    <>
      <Turn game={game} />
      {game.clock !== null && <Clock left={game.clock.left} running={game.clock.running} at={game.clock.at} />}
    </>
  );
}

function Turn({ game }: { readonly game: MyGame }) {
  const say = usePageSay();
  const [seat] = game.awaited;
  if (isMyTurn(game) && game.mine.length === 1) return <span className="tag you">{say('ui.lobby.yourTurn')}</span>;
  // Bots in this browser play on when their table is opened.
  if (seat === undefined || (game.isLocal && !isMyTurn(game)))
    return <span className="tag">{say('ui.lobby.goOn')}</span>;
  return (
    <span className="my-game-waits caption">
      {say('ui.lobby.waitsFor')}
      <Mark seat={seat} size={13} />
      <span className="ellipsis">{game.seats[seat]?.name}</span>
    </span>
  );
}

/** A clock that keeps running between two requests to the server. */
function Clock({ left, running, at }: { readonly left: number; readonly running: boolean; readonly at: number }) {
  const words = useWords();
  const now = useNow(left < CLOCK_BELOW ? 1000 : 30_000);
  const remaining = running ? left - Math.max(0, now - at) : left;
  if (remaining >= CLOCK_BELOW) return <span className="my-game-clock">{timeLeft(words, remaining)}</span>;
  return (
    <span className="my-game-clock">
      <span aria-hidden="true" className="number">
        {clockFace(remaining)}
      </span>
      <span className="sr">{timeLeft(words, remaining)}</span>
    </span>
  );
}
