import { createWords, type Messages, type Words } from '@tessera/locales';
import { en } from '@tessera/locales/ui/failure/en';
import { lt } from '@tessera/locales/ui/failure/lt';
import { pl } from '@tessera/locales/ui/failure/pl';
import { useEffect, useRef } from 'react';
import { Logo } from '../parts/Brand.tsx';
import { LostStones } from './LostStones.tsx';
import { pathOf, type Route } from './routes.ts';
import { type Settings, settings } from './settings.ts';
import '../parts/controls.css';
import './pageFrame.css';

/** These words ship with the page itself: the failure may have been loading all the others. */
const CATALOGS: { readonly [language in Settings['language']]: Messages } = { en, lt, pl };

const TABLES: readonly Route['page'][] = ['table', 'local'];

/** Shown when the page itself has failed. Its links reload the page, so nothing of the failed state survives. */
export function FailureScreen({ route }: { readonly route: Route }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { language } = settings();
  const { say }: Words = createWords(language, CATALOGS[language]);
  const title = say('ui.failure.title');
  useEffect(() => {
    document.title = `${title} · Tessera`;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <div className="page-frame">
      <header className="page-head">
        <a className="brand" href="/">
          <Logo />
          <span className="title brand-name">Tessera</span>
        </a>
      </header>
      <main className="page-main text">
        <div className="page-lost failure">
          <LostStones />
          <div className="page-lost-words" role="alert">
            <h1 className="title page-title" ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <p className="muted">{say('ui.failure.text')}</p>
          </div>
          <div className="row wrap page-lost-ways">
            <a className="btn ink large" href={pathOf(route)}>
              {say(TABLES.includes(route.page) ? 'ui.failure.table' : 'ui.failure.again')}
            </a>
            {route.page !== 'lobby' && (
              <a className="btn large" href="/">
                {say('ui.failure.lobby')}
              </a>
            )}
          </div>
        </div>
      </main>
    </div>
  );
}
