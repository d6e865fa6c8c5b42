import type { Phrase } from '@tessera/locales';
import { gameName } from '@tessera/locales/common/names';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { Button, Input, SearchField } from 'react-aria-components';
import { useSettings } from '../app/settings.ts';
import { Drawer } from '../parts/Drawer.tsx';
import { StrokeIcon } from '../parts/Icon.tsx';
import { Tip } from '../parts/Tip.tsx';
import { useWords } from '../words/useWords.tsx';
import type { Shelf } from './book.ts';
import { bookLanguage, shelfOf } from './books.ts';
import { Contents } from './Contents.tsx';
import { Found } from './Found.tsx';
import { useHelpSay } from './helpWords.ts';
import { RuleCard } from './RuleCard.tsx';
import './help.css';

export interface HelpDrawerProps {
  readonly game: string;
  /** The rule to open at; null for the table of contents. */
  readonly rule: string | null;
  /** Why the rule is shown: what it has just refused. */
  readonly reason?: Phrase | string | null;
  readonly onClose: () => void;
}

/** The numbered rules of a game over the table: searchable, or opened at the rule that refused something. */
export function HelpDrawer({ game, rule, reason = null, onClose }: HelpDrawerProps) {
  const say = useHelpSay();
  const [isWide, setWide] = useState(false);
  const tools = (
    <Tip text={say(isWide ? 'ui.help.narrow' : 'ui.help.wide')}>
      <Button
        className="btn bare icon help-widen"
        aria-label={say(isWide ? 'ui.help.narrow' : 'ui.help.wide')}
        onPress={() => setWide(!isWide)}
      >
        <StrokeIcon of="fit" />
      </Button>
    </Tip>
  );
  return (
    <Drawer title={say('ui.help.rules')} onClose={onClose} tools={tools}>
      <div className={isWide ? 'help wide' : 'help'}>
        <Suspense fallback={<p className="caption help-loading">{say('ui.help.loading')}</p>}>
          <Book game={game} rule={rule} reason={reason} />
        </Suspense>
      </div>
    </Drawer>
  );
}

function Book({ game, rule, reason }: Required<Omit<HelpDrawerProps, 'onClose'>>) {
  const say = useHelpSay();
  const { language } = useSettings();
  const promise = shelfOf(game, language);
  if (promise === null) return <p className="muted">{say('ui.help.none')}</p>;
  return <OpenBook key={language} game={game} shelf={use(promise)} rule={rule} reason={reason} />;
}

/** The position in the book: at a rule, or at a chapter (null: all closed). */
type Place = { readonly rule: string } | { readonly chapter: number | null; readonly at: string | null };

const START: Place = { chapter: null, at: null };

function OpenBook({
  game,
  shelf,
  rule,
  reason,
}: Required<Omit<HelpDrawerProps, 'onClose'>> & { readonly shelf: Shelf }) {
  const say = useHelpSay();
  const words = useWords();
  const { language } = useSettings();
  const [query, setQuery] = useState('');
  const first: Place = rule !== null && shelf.find(rule) !== null ? { rule } : START;
  const [way, setWay] = useState<readonly Place[]>([first]);
  const top = useRef<HTMLDivElement>(null);
  const place = way.at(-1) ?? START;

  // Another refusal while the drawer is open opens another rule.
  useEffect(() => {
    if (rule !== null && shelf.find(rule) !== null) setWay([{ rule }]);
    setQuery('');
  }, [rule, shelf]);

  const toTop = () => top.current?.closest('.drawer-scroll')?.scrollTo(0, 0);
  const go = (next: Place) => {
    setWay([...way, next]);
    setQuery('');
    toTop();
  };
  const search = (words: string) => {
    setQuery(words);
    // The best results stand first; keep them in view.
    toTop();
  };
  const toRule = (number: string) => go({ rule: number });
  const follow = { knows: (number: string) => shelf.find(number) !== null, to: toRule };
  const spoken = bookLanguage(game, language);
  const rulings = shelf.rules.filter(({ number }) => /^(R|RUL)-/.test(number)).length;
  return (
    <>
      <div className="help-top" ref={top}>
        <SearchField className="help-search" aria-label={say('ui.help.search')} value={query} onChange={search}>
          <StrokeIcon of="search" />
          <Input
            className="help-search-input"
            placeholder={say('ui.help.searchIn', { rules: shelf.rules.length - rulings, rulings })}
          />
          {query !== '' && (
            <Button className="btn bare icon help-clear">
              <StrokeIcon of="close" size={16} />
            </Button>
          )}
        </SearchField>
        {way.length > 1 && query === '' && (
          <Button className="btn bare small help-back" onPress={() => setWay(way.slice(0, -1))}>
            <StrokeIcon of="undo" size={16} />
            {say('ui.help.back')}
          </Button>
        )}
      </div>
      <div lang={spoken} className="help-book">
        {spoken !== language && (
          <p className="help-note" lang={language}>
            <StrokeIcon of="globe" size={16} />
            {say('ui.help.onlyEnglish', { game: gameName(words, game) })}
          </p>
        )}
        {query !== '' ? (
          <Found shelf={shelf} query={query} onOpen={toRule} onChapter={(chapter) => go({ chapter, at: null })} />
        ) : 'rule' in place ? (
          <RuleCard
            shelf={shelf}
            number={place.rule}
            follow={follow}
            reason={place === way[0] && place.rule === rule ? reason : null}
            onContents={() => go(START)}
            onChapter={(chapter, at) => go({ chapter, at })}
          />
        ) : (
          <Contents
            shelf={shelf}
            follow={follow}
            open={place.chapter}
            at={place.at}
            missing={rule !== null && shelf.find(rule) === null ? rule : null}
          />
        )}
      </div>
    </>
  );
}
