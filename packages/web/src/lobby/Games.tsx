import { textOf } from '@tessera/locales';
import { Suspense, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from '../app/navigation.tsx';
import { PageFrame } from '../app/PageFrame.tsx';
import { callLocal } from '../offline/localTables.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { StrokeIcon } from '../parts/Icon.tsx';
import { type GameArea, gameArea } from '../words/catalogs.ts';
import { usePageSay } from '../words/pageWords.ts';
import { useTalk } from '../words/useWords.tsx';
import { Doors } from './Doors.tsx';
import { GameCard, useMyGames } from './MyGames.tsx';
import type { MyGame } from './myGames.ts';
import './lobby.css';

/** All of my games: those in progress, and finished ones with their results. */
export function Games() {
  const say = usePageSay();
  const { games, isComplete, refreshLocal } = useMyGames();
  const [leaving, setLeaving] = useState<MyGame | null>(null);
  const open = games.filter(({ status }) => status !== 'over');
  const finished = games.filter(({ status }) => status === 'over');
  const remove = async () => {
    if (leaving === null) return;
    setLeaving(null);
    await callLocal('remove', { id: leaving.id });
    refreshLocal();
  };
  return (
    <PageFrame title={say('ui.lobby.mine')}>
      <h1 className="title page-title">{say('ui.lobby.mine')}</h1>
      {games.length === 0 && !isComplete ? (
        <div className="lobby-empty" aria-busy="true" />
      ) : (
        <div className="games-columns">
          <GameList
            title={say('ui.lobby.goingOn')}
            games={open}
            none={say('ui.lobby.goingOn.none')}
            onRemove={setLeaving}
          />
          <GameList
            title={say('ui.lobby.finished')}
            games={finished}
            none={say('ui.lobby.finished.none')}
            onRemove={setLeaving}
          />
        </div>
      )}
      <Doors />
      {leaving !== null && (
        <ConfirmDialog
          title={say('ui.lobby.remove.title')}
          role="alertdialog"
          cancel={say('ui.lobby.remove.keep')}
          action={say('ui.lobby.remove')}
          onConfirm={() => void remove()}
          onClose={() => setLeaving(null)}
        >
          <p>{say('ui.lobby.remove.text', { title: leaving.title })}</p>
        </ConfirmDialog>
      )}
    </PageFrame>
  );
}

function GameList({
  title,
  games,
  none,
  onRemove,
}: {
  readonly title: string;
  readonly games: readonly MyGame[];
  readonly none: string;
  readonly onRemove: (game: MyGame) => void;
}) {
  const say = usePageSay();
  return (
    <section aria-label={title}>
      <header className="lobby-heading">
        <h2 className="title">{title}</h2>
        <span className="caption number">{games.length}</span>
      </header>
      {games.length === 0 ? (
        <p className="lobby-empty">
          {none} <Link to={{ page: 'lobby' }}>{say('ui.lobby.toLobby')}</Link>
        </p>
      ) : (
        <ul className="my-games">
          {games.map((game) => (
            <GameCard key={game.key} game={game} detail={<Ending game={game} />}>
              {game.isLocal && (
                <Button
                  className="btn bare small"
                  aria-label={say('ui.lobby.remove.of', { title: game.title })}
                  onPress={() => onRemove(game)}
                >
                  <StrokeIcon of="close" size={14} />
                  {say('ui.lobby.remove')}
                </Button>
              )}
            </GameCard>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Why a game ended, in its own words. */
function Ending({ game }: { readonly game: MyGame }) {
  const area = gameArea(game.game);
  if (area === null || game.outcome === null) return null;
  return (
    <Suspense fallback={null}>
      <Reason area={area} game={game} />
    </Suspense>
  );
}

function Reason({ area, game }: { readonly area: GameArea; readonly game: MyGame }) {
  const talk = useTalk(area);
  if (game.outcome === null) return null;
  const you = game.mine.length === 1 ? (game.mine[0] ?? null) : null;
  return (
    <span className="caption">
      {textOf(talk.ending(game.outcome, { you, names: game.seats.map(({ name }) => name) }))}
    </span>
  );
}
