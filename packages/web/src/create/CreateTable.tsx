import { type FormEvent, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { ask, type Refused } from '../api/api.ts';
import { usePerson } from '../api/person.ts';
import { Link } from '../app/navigation.tsx';
import { PageFrame } from '../app/PageFrame.tsx';
import { GAMES, rememberGame } from '../games/gamesCatalog.ts';
import { StrokeIcon } from '../parts/Icon.tsx';
import { Segment } from '../parts/Segment.tsx';
import type { GameArea } from '../words/catalogs.ts';
import { myName, usePageSay } from '../words/pageWords.ts';
import { useWords } from '../words/useWords.tsx';
import { GamePanel } from './GamePanel.tsx';
import { MorePanel } from './MorePanel.tsx';
import { OptionsPanel } from './OptionsPanel.tsx';
import { PacePanel } from './PacePanel.tsx';
import { OpenRule } from './RuleLink.tsx';
import { SeatsPanel } from './SeatsPanel.tsx';
import { Summary } from './Summary.tsx';
import { sendDraft } from './sendDraft.ts';
import { newDraft, type TableDraft, withGame } from './tableDraft.ts';
import './create.css';

const HelpDrawer = lazy(async () => ({ default: (await import('../help/HelpDrawer.tsx')).HelpDrawer }));

/** The form for a new table: online, or on this screen. */
export function CreateTable() {
  const say = usePageSay();
  const words = useWords();
  const { status, me } = usePerson();
  const isOffline = status === 'offline';
  const [draft, setDraft] = useState<TableDraft>(() => newDraft(isOffline));
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isSending, setSending] = useState(false);
  const [rule, setRule] = useState<string | null>(null);
  const bots = useBots(draft.game, draft.place);
  const change = useCallback((next: TableDraft) => {
    setDraft(next);
    setRefused(null);
  }, []);
  useEffect(() => {
    if (isOffline) setDraft((now) => ({ ...now, place: 'screen' }));
  }, [isOffline]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const nameOf = (index: number) =>
      index === 0 ? myName(words, me) : say('ui.create.seat.player', { number: index + 1 });
    setRefused(await sendDraft(draft, nameOf));
    setSending(false);
  };
  const chooseGame = (game: GameArea) => {
    rememberGame(game);
    change(withGame(draft, game));
  };
  const title = say('ui.create.heading');
  return (
    <OpenRule value={setRule}>
      <PageFrame
        title={title}
        closesTo={{ page: 'lobby' }}
        trail={
          <nav className="page-trail" aria-label={say('ui.create.trail')}>
            <Link to={{ page: 'lobby' }} className="page-place">
              {say('ui.lobby.nav.play')}
            </Link>
            <StrokeIcon of="chev" size={14} />
            <b aria-current="page">{title}</b>
          </nav>
        }
      >
        <h1 className="sr">{title}</h1>
        <form className="create" onSubmit={(event) => void send(event)}>
          <div className="create-form">
            <GamePanel game={draft.game} onChange={chooseGame} />
            <div className="create-column">
              <PlacePanel draft={draft} isOffline={isOffline} onChange={change} />
              <SeatsPanel draft={draft} bots={bots} onChange={change} />
              {draft.place === 'online' && <PacePanel draft={draft} onChange={change} />}
            </div>
            <div className="create-column">
              <Suspense fallback={<div className="panel create-panel create-loading" aria-busy="true" />}>
                <OptionsPanel draft={draft} onChange={change} />
              </Suspense>
              <MorePanel draft={draft} onChange={change} />
            </div>
          </div>
          <Summary draft={draft} onChange={change} refused={refused} isSending={isSending} />
        </form>
        {rule !== null && (
          <Suspense fallback={null}>
            <HelpDrawer game={draft.game} rule={rule} onClose={() => setRule(null)} />
          </Suspense>
        )}
      </PageFrame>
    </OpenRule>
  );
}

function PlacePanel({
  draft,
  isOffline,
  onChange,
}: {
  readonly draft: TableDraft;
  readonly isOffline: boolean;
  readonly onChange: (draft: TableDraft) => void;
}) {
  const say = usePageSay();
  return (
    <section className="panel create-panel create-place">
      <Segment
        label={say('ui.create.place')}
        isLabelShown={false}
        fills
        value={draft.place}
        choices={[
          {
            value: 'online',
            isDisabled: isOffline,
            label: (
              <>
                <StrokeIcon of="globe" size={15} />
                {say('ui.create.place.online')}
              </>
            ),
          },
          {
            value: 'screen',
            label: (
              <>
                <StrokeIcon of="user" size={15} />
                {say('ui.create.place.screen')}
              </>
            ),
          },
        ]}
        onChange={(place) => onChange({ ...draft, place })}
      />
      <p className="caption">
        {say(
          isOffline
            ? 'ui.create.place.offline'
            : draft.place === 'online'
              ? 'ui.create.place.online.note'
              : 'ui.create.place.screen.note',
        )}
      </p>
    </section>
  );
}

/** The bots of a game: the built-in ones, or those that the server lists. */
function useBots(game: GameArea, place: TableDraft['place']): readonly string[] {
  const [known, setKnown] = useState<readonly { readonly id: string; readonly bots: readonly string[] }[]>([]);
  useEffect(() => {
    let isOver = false;
    void ask<{ readonly games: typeof known }>('GET', '/api/games').then((answer) => {
      if (!isOver && answer.ok) setKnown(answer.value.games);
    });
    return () => {
      isOver = true;
    };
  }, []);
  const told = place === 'online' ? known.find(({ id }) => id === game)?.bots : undefined;
  return told ?? GAMES[game].bots;
}
