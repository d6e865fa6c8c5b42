// The parts of the page in light and dark, side by side: `npm run dev`, then /gallery/. It is not an entry of the
// build.
import '@fontsource-variable/brygada-1918';
import '@fontsource-variable/commissioner';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import './gallery.css';
import { StrictMode, Suspense } from 'react';
import { I18nProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { WordsProvider } from '../src/words/useWords.tsx';
import { Gallery } from './Gallery.tsx';

const THEMES = ['light', 'dark'] as const;

/** Colours are set on the document, so each theme has its own. */
function SideBySide() {
  return (
    <div className="gallery-sides">
      {THEMES.map((theme) => (
        <iframe key={theme} title={theme} src={`?theme=${theme}`} />
      ))}
    </div>
  );
}

const asked = new URLSearchParams(location.search).get('theme');
const theme = THEMES.find((one) => one === asked);
if (theme !== undefined) document.documentElement.dataset['theme'] = theme;
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    {theme === undefined ? (
      <SideBySide />
    ) : (
      <I18nProvider locale="en">
        <Suspense>
          <WordsProvider>
            <Gallery theme={theme} />
          </WordsProvider>
        </Suspense>
      </I18nProvider>
    )}
  </StrictMode>,
);
