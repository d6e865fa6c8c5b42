import { LANGUAGES, type Language } from '@tessera/locales';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, Radio, RadioGroup } from 'react-aria-components';
import { usePerson } from '../api/person.ts';
import type { StrokeName } from '../art/strokes.ts';
import { Brand } from '../parts/Brand.tsx';
import { StrokeIcon } from '../parts/Icon.tsx';
import { myName, type PageKey, usePageSay } from '../words/pageWords.ts';
import { useWords } from '../words/useWords.tsx';
import { Link } from './navigation.tsx';
import type { Route } from './routes.ts';
import { setSettings, useSettings } from './settings.ts';
import { useNoticeLanguage } from './useNoticeLanguage.ts';
import './pageFrame.css';

type Place = 'lobby' | 'watch' | 'learn';

const PLACES: readonly { readonly page: Place; readonly label: PageKey; readonly icon: StrokeName }[] = [
  { page: 'lobby', label: 'ui.lobby.nav.play', icon: 'play' },
  { page: 'watch', label: 'ui.lobby.nav.watch', icon: 'eye' },
  { page: 'learn', label: 'ui.lobby.nav.learn', icon: 'bulb' },
];

/** Moves the focus to the start of a page reached from another page of ours; the first page is left as it is. */
let isFirst = true;

interface FrameProps {
  /** The page's name, for the window title; null for the lobby, which carries the name of the site. */
  readonly title: string | null;
  readonly current?: Place | 'settings';
  /** On phones: a page that can be closed, with its own bar at the bottom instead of the tabs. */
  readonly closesTo?: Route;
  /** Beside the name in the header. */
  readonly trail?: ReactNode;
  /** On wide screens the page may use the full width. */
  readonly width?: 'wide' | 'text';
  readonly children: ReactNode;
}

/** The frame around lobby, lists, settings and text pages. */
export function PageFrame({ title, current, closesTo, trail, width = 'wide', children }: FrameProps) {
  const say = usePageSay();
  useNoticeLanguage();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isFirst) main.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  useEffect(() => {
    document.title = title === null ? 'Tessera' : `${title} · Tessera`;
  }, [title]);
  const isClosable = closesTo !== undefined;
  return (
    <div className={isClosable ? 'page-frame closable' : 'page-frame'}>
      <a className="page-skip btn" href="#content">
        {say('ui.lobby.skip')}
      </a>
      <header className="page-head">
        {isClosable && (
          <Link to={closesTo} className="btn bare icon page-close" aria-label={say('ui.lobby.back')}>
            <StrokeIcon of="close" size={20} />
          </Link>
        )}
        {isClosable && title !== null && (
          <span className="title page-close-title" aria-hidden="true">
            {title}
          </span>
        )}
        <span className="page-brand">
          <Brand />
        </span>
        {trail ?? <Places current={current} className="page-nav" />}
        <span className="grow" />
        <Languages />
        <ThemeButton />
        <PersonLink isCurrent={current === 'settings'} />
      </header>
      <main id="content" ref={main} tabIndex={-1} className={`page-main ${width}`}>
        {children}
      </main>
      <Credit />
      {!isClosable && <Tabs current={current} />}
    </div>
  );
}

function Places({ current, className }: { readonly current: FrameProps['current']; readonly className: string }) {
  const say = usePageSay();
  return (
    <nav className={className} aria-label={say('ui.lobby.nav')}>
      {PLACES.map(({ page, label }) => (
        <Link key={page} to={{ page }} className="page-place" aria-current={page === current ? 'page' : undefined}>
          {say(label)}
        </Link>
      ))}
    </nav>
  );
}

/** The same links at the bottom of a phone, with the settings. */
function Tabs({ current }: { readonly current: FrameProps['current'] }) {
  const say = usePageSay();
  const all = [...PLACES, { page: 'settings', label: 'ui.lobby.nav.settings', icon: 'user' } as const];
  return (
    <nav className="page-tabs" aria-label={say('ui.lobby.nav')}>
      {all.map(({ page, label, icon }) => (
        <Link key={page} to={{ page }} className="page-tab" aria-current={page === current ? 'page' : undefined}>
          <StrokeIcon of={icon} size={20} />
          {say(label)}
        </Link>
      ))}
    </nav>
  );
}

/** Each language is listed under its own name. */
export const LANGUAGE_NAMES: { readonly [L in Language]: string } = { en: 'English', pl: 'Polski', lt: 'Lietuvių' };

function Languages() {
  const say = usePageSay();
  const { language } = useSettings();
  return (
    <RadioGroup
      className="page-languages"
      aria-label={say('ui.lobby.language')}
      orientation="horizontal"
      value={language}
      onChange={(chosen) => setSettings({ language: chosen as Language })}
    >
      {LANGUAGES.map((one) => (
        <Radio key={one} lang={one} value={one} className="page-language" aria-label={LANGUAGE_NAMES[one]}>
          {one.toUpperCase()}
        </Radio>
      ))}
    </RadioGroup>
  );
}

/** Switches to the theme that is not active now: light or dark. */
function ThemeButton() {
  const say = usePageSay();
  const { theme } = useSettings();
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <Button
      className="btn bare icon page-theme"
      aria-label={say(isDark ? 'ui.lobby.theme.light' : 'ui.lobby.theme.dark')}
      onPress={() => setSettings({ theme: isDark ? 'light' : 'dark' })}
    >
      <StrokeIcon of={isDark ? 'sun' : 'moon'} />
    </Button>
  );
}

function PersonLink({ isCurrent }: { readonly isCurrent: boolean }) {
  const say = usePageSay();
  const words = useWords();
  const { me } = usePerson();
  return (
    <Link to={{ page: 'settings' }} className="page-person" aria-current={isCurrent ? 'page' : undefined}>
      <StrokeIcon of={me === null ? 'gear' : 'user'} size={17} />
      <span className="ellipsis">{me === null ? say('ui.lobby.nav.settings') : myName(words, me)}</span>
      {me !== null && !me.isClaimed && <span className="page-keep">{say('ui.lobby.keepName')}</span>}
    </Link>
  );
}

function Credit() {
  const say = usePageSay();
  return (
    <footer className="page-foot caption">
      <span>{say('ui.lobby.credit')}</span>
      <span className="grow" />
      <Link to={{ page: 'about' }} className="page-foot-link">
        {say('ui.lobby.about')}
      </Link>
    </footer>
  );
}
