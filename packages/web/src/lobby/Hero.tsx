import { botLevel, gameName } from '@tessera/locales/common/names';
import { lazy, Suspense, useState } from 'react';
import { Button, Radio, RadioGroup } from 'react-aria-components';
import type { Refused } from '../api/api.ts';
import { usePerson } from '../api/person.ts';
import { go } from '../app/navigation.tsx';
import { Mosaic } from '../art/Mosaic.tsx';
import { bestBot, chosenGame, GAMES, rememberGame } from '../games/gamesCatalog.ts';
import { callLocal } from '../offline/localTables.ts';
import { isRefusal, type NewLocalTable } from '../offline/messages.ts';
import { StrokeIcon } from '../parts/Icon.tsx';
import { RefusalLine } from '../parts/RefusalLine.tsx';
import type { GameArea } from '../words/catalogs.ts';
import { myName, usePageSay } from '../words/pageWords.ts';
import { useWords } from '../words/useWords.tsx';
import { warmUp } from './useTables.ts';
import './hero.css';

const FoundersMosaic = lazy(async () => ({ default: (await import('../art/FoundersMosaic.tsx')).FoundersMosaic }));

const SHOWN: readonly GameArea[] = ['civilization', 'founders'];

/** What Tessera is, and the quickest way into a game. */
export function Hero() {
  const say = usePageSay();
  const [game, setGame] = useState(chosenGame);
  const choose = (chosen: GameArea) => {
    setGame(chosen);
    rememberGame(chosen);
  };
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="hero-art" key={game}>
        {game === 'civilization' ? (
          <>
            <div className="hero-art-wide">
              <Mosaic view={[0.4, 0.7, 12.4, 5.3]} align="xMaxYMid" />
            </div>
            <div className="hero-art-phone">
              <Mosaic view={[2.9, 0.5, 8.6, 3.6]} />
            </div>
          </>
        ) : (
          <Suspense fallback={null}>
            <FoundersMosaic />
          </Suspense>
        )}
      </div>
      <div className="hero-text">
        <h1 id="hero-title" className="title hero-title">
          {say('ui.lobby.hero.title')}
        </h1>
        <p className="hero-about">{say('ui.lobby.hero.about')}</p>
        <PlayNow game={game} />
        <Choice game={game} onChange={choose} />
      </div>
    </section>
  );
}

/** One click leads to a table with bots, in this browser. */
function PlayNow({ game }: { readonly game: GameArea }) {
  const say = usePageSay();
  const words = useWords();
  const { me } = usePerson();
  const [isStarting, setStarting] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const { quickBots } = GAMES[game];
  const bot = bestBot(game);
  const play = async () => {
    if (isStarting) return;
    setStarting(true);
    const table: NewLocalTable = {
      game,
      title: '',
      options: {},
      seats: [
        { kind: 'person', name: myName(words, me) },
        ...Array.from({ length: quickBots }, () => ({ kind: 'bot', bot }) as const),
      ],
      words: [],
    };
    const result = await callLocal('create', { table });
    if (isRefusal(result)) {
      setRefused(result);
      setStarting(false);
    } else {
      go({ page: 'local', id: result.id });
    }
  };
  return (
    <>
      <Button
        className="play-now"
        onHoverStart={warmUp}
        onFocus={warmUp}
        onPress={() => void play()}
        // Not isPending: that would announce this button when the table is already there and the button is gone.
        data-pending={isStarting || undefined}
      >
        <span className="play-now-sign">
          <StrokeIcon of="play" size={22} width={2.4} />
        </span>
        <span className="play-now-text">
          <b className="title">{say('ui.lobby.playNow')}</b>
          <small>
            {say('ui.lobby.playNow.how', { game: gameName(words, game), bots: quickBots, level: botLevel(words, bot) })}
          </small>
        </span>
      </Button>
      <RefusalLine refused={refused} />
    </>
  );
}

function Choice({ game, onChange }: { readonly game: GameArea; readonly onChange: (game: GameArea) => void }) {
  const say = usePageSay();
  const words = useWords();
  return (
    <RadioGroup
      className="pills"
      aria-label={say('ui.lobby.game')}
      orientation="horizontal"
      value={game}
      onChange={(chosen) => onChange(chosen as GameArea)}
    >
      {SHOWN.map((one) => (
        <Radio key={one} value={one} className="pill">
          {gameName(words, one)}
        </Radio>
      ))}
    </RadioGroup>
  );
}
