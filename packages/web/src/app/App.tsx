import { lazy, Suspense } from 'react';
import { I18nProvider } from 'react-aria-components';
import { guideTable } from '../help/guide/guideTable.ts';
import { useSay, WordsProvider } from '../words/useWords.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useRoute } from './navigation.tsx';
import type { Route } from './routes.ts';
import { useSettings } from './settings.ts';

/** Each page is loaded when it is first opened. */
const Lobby = lazy(async () => ({ default: (await import('../lobby/Lobby.tsx')).Lobby }));
const CreateTable = lazy(async () => ({ default: (await import('../create/CreateTable.tsx')).CreateTable }));
const Games = lazy(async () => ({ default: (await import('../lobby/Games.tsx')).Games }));
const Watch = lazy(async () => ({ default: (await import('../lobby/Watch.tsx')).Watch }));
const Learn = lazy(async () => ({ default: (await import('../help/Learn.tsx')).Learn }));
const SettingsPage = lazy(async () => ({ default: (await import('../settings/SettingsPage.tsx')).SettingsPage }));
const About = lazy(async () => ({ default: (await import('../about/About.tsx')).About }));
const OnlineTable = lazy(async () => ({ default: (await import('../table/OnlineTable.tsx')).OnlineTable }));
const GuidedGame = lazy(async () => ({ default: (await import('../help/guide/GuidedGame.tsx')).GuidedGame }));
const LocalTable = lazy(async () => ({ default: (await import('../table/LocalTable.tsx')).LocalTable }));
const Replay = lazy(async () => ({ default: (await import('../replay/Replay.tsx')).Replay }));
const NotFound = lazy(async () => ({ default: (await import('./NotFound.tsx')).NotFound }));

export function App() {
  // A change of settings (language, theme) redraws everything.
  const { language } = useSettings();
  const route = useRoute();
  return (
    <ErrorBoundary route={route}>
      <I18nProvider locale={language}>
        <Suspense fallback={<Loading />}>
          <WordsProvider>
            <Suspense fallback={<Loading />}>
              <Page route={route} />
            </Suspense>
            <SkipTarget />
          </WordsProvider>
        </Suspense>
      </I18nProvider>
    </ErrorBoundary>
  );
}

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'lobby':
      return <Lobby />;
    case 'create':
      return <CreateTable />;
    case 'games':
      return <Games />;
    case 'watch':
      return <Watch />;
    case 'learn':
      return <Learn />;
    case 'settings':
      return <SettingsPage />;
    case 'about':
      return <About />;
    case 'table':
      return <OnlineTable key={route.id} id={route.id} />;
    case 'local':
      if (route.id === guideTable()) return <GuidedGame key={route.id} id={route.id} />;
      return <LocalTable key={route.id} id={route.id} />;
    case 'replay':
      return <Replay key={route.id} source={route.source} id={route.id} n={route.n} />;
    case 'unknown':
      return <NotFound />;
  }
}

/** No text: the words are not loaded yet. */
function Loading() {
  return <div className="loading" aria-busy="true" />;
}

/** The live region for screen readers. */
function SkipTarget() {
  const say = useSay();
  return (
    <div
      id="announcements"
      role="status"
      aria-live="polite"
      aria-label={say('ui.shell.announcements')}
      className="sr"
    />
  );
}
