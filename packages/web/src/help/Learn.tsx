import { gameName } from '@tessera/locales/common/names';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { go } from '../app/navigation.tsx';
import { PageFrame } from '../app/PageFrame.tsx';
import type { StrokeName } from '../art/strokes.ts';
import { StrokeIcon } from '../parts/Icon.tsx';
import { refusalText } from '../words/pageWords.ts';
import { useWords } from '../words/useWords.tsx';
import { begunGuide, startGuide } from './guide/startGuide.ts';
import { HelpDrawer } from './HelpDrawer.tsx';
import { type HelpKey, useHelpSay } from './helpWords.ts';
import './learn.css';

const TOPICS: readonly { readonly icon: StrokeName; readonly words: HelpKey }[] = [
  { icon: 'layers', words: 'ui.help.learn.topic.rows' },
  { icon: 'plus', words: 'ui.help.learn.topic.add' },
  { icon: 'star', words: 'ui.help.learn.topic.points' },
  { icon: 'swap', words: 'ui.help.learn.topic.tokens' },
];

const TIPS: readonly { readonly keys: readonly string[]; readonly words: HelpKey }[] = [
  { keys: ['Tab', '←', '→', '↑', '↓'], words: 'ui.help.learn.tip.walk' },
  { keys: ['Enter'], words: 'ui.help.learn.tip.enter' },
  { keys: ['Ctrl', 'Z'], words: 'ui.help.learn.tip.undo' },
  { keys: ['T'], words: 'ui.help.learn.tip.text' },
  { keys: ['H'], words: 'ui.help.learn.tip.rules' },
];

/** The page for learning: the guided game, the rules, the keys. */
export function Learn() {
  const say = useHelpSay();
  const words = useWords();
  const [begun, setBegun] = useState<string | null>(null);
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [book, setBook] = useState<string | null>(null);
  useEffect(() => {
    void begunGuide().then(setBegun);
  }, []);
  const start = async () => {
    setStarting(true);
    const refused = await startGuide(say('ui.help.guide'));
    if (refused === null) return;
    setStarting(false);
    setRefusal(refusalText(words, refused));
  };
  return (
    <PageFrame title={say('ui.help.learn')} current="learn">
      <div className="learn">
        <section className="learn-guide panel" aria-labelledby="learn-title">
          <div className="learn-guide-words">
            <h1 id="learn-title" className="title learn-title">
              {say('ui.help.learn.title')}
            </h1>
            <p className="learn-about">{say('ui.help.learn.about')}</p>
            <div className="learn-buttons">
              <Button
                className="btn ink large"
                isDisabled={isStarting}
                onPress={() => (begun === null ? void start() : go({ page: 'local', id: begun }))}
              >
                <StrokeIcon of="play" />
                {say(begun === null ? 'ui.help.learn.begin' : 'ui.help.learn.continue')}
              </Button>
              {begun !== null && (
                <Button className="btn large" isDisabled={isStarting} onPress={() => void start()}>
                  {say('ui.help.learn.again')}
                </Button>
              )}
            </div>
            {refusal !== null && <p role="alert">{refusal}</p>}
          </div>
          <ul className="learn-topics">
            {TOPICS.map((topic) => (
              <li key={topic.words}>
                <span className="learn-topic-icon">
                  <StrokeIcon of={topic.icon} />
                </span>
                {say(topic.words)}
              </li>
            ))}
          </ul>
        </section>
        <section className="learn-rules" aria-labelledby="learn-rules">
          <h2 id="learn-rules" className="title">
            {say('ui.help.learn.rules')}
          </h2>
          <div className="learn-books">
            {['founders', 'civilization'].map((game) => (
              <button key={game} type="button" className="panel learn-book" onClick={() => setBook(game)}>
                <StrokeIcon of="help" size={22} />
                <span className="grow">
                  <b className="title">{gameName(words, game)}</b>
                  <span className="caption">
                    {say(game === 'founders' ? 'ui.help.learn.book.founders' : 'ui.help.learn.book.civilization')}
                  </span>
                </span>
                <StrokeIcon of="chev" size={16} />
              </button>
            ))}
          </div>
        </section>
        <section aria-labelledby="learn-keys">
          <h2 id="learn-keys" className="title">
            {say('ui.help.learn.keys')}
          </h2>
          <dl className="learn-keys panel">
            {TIPS.map((tip) => (
              <div key={tip.words}>
                <dt>
                  {tip.keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{say(tip.words)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      {book !== null && <HelpDrawer game={book} rule={null} onClose={() => setBook(null)} />}
    </PageFrame>
  );
}
