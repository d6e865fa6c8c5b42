import type { ReactNode } from 'react';
import { version } from '../../package.json';
import { PageFrame } from '../app/PageFrame.tsx';
import { Logo } from '../parts/Brand.tsx';
import { type PageKey, usePageSay } from '../words/pageWords.ts';
import './about.css';

/** The artists of the icon set, as its licence names them. */
const ICON_AUTHORS =
  'Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau, Kier Heyl, Aussiesim, Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, Zajkonur, Catsu, Starseeker, Pepijn Poolman, Pierre Leducq, Caro Asercion';

interface Work {
  readonly name: string;
  readonly url: string;
  readonly licence: string;
}

const FONTS: readonly Work[] = [
  { name: 'Brygada 1918', url: 'https://github.com/kosmynkab/Brygada-1918', licence: 'SIL OFL 1.1' },
  { name: 'Commissioner', url: 'https://github.com/kosbarts/Commissioner', licence: 'SIL OFL 1.1' },
];
const LIBRARIES: readonly Work[] = [
  { name: 'React', url: 'https://react.dev', licence: 'MIT' },
  { name: 'React Aria Components', url: 'https://react-spectrum.adobe.com/react-aria', licence: 'Apache 2.0' },
  { name: 'FormatJS (intl-messageformat)', url: 'https://formatjs.github.io', licence: 'BSD 3-Clause' },
  { name: 'uPlot', url: 'https://github.com/leeoniya/uPlot', licence: 'MIT' },
  { name: 'Zod', url: 'https://zod.dev', licence: 'MIT' },
  { name: 'Vite', url: 'https://vite.dev', licence: 'MIT' },
];

/** What Tessera is, what it is not, and whom it credits. */
export function About() {
  const say = usePageSay();
  const title = say('ui.lobby.about');
  return (
    <PageFrame title={title} width="text">
      <div className="about">
        <header className="about-head">
          <Logo size={56} />
          <div>
            <h1 className="title about-title">Tessera</h1>
            <p className="caption">{say('ui.lobby.about.version', { version })}</p>
          </div>
        </header>
        <p className="about-lead">{say('ui.lobby.about.what')}</p>
        <p>{say('ui.lobby.about.how')}</p>
        <Part title="ui.lobby.about.unofficial">
          <p>{say('ui.lobby.about.unofficial.text')}</p>
        </Part>
        <Part title="ui.lobby.about.fair">
          <p>{say('ui.lobby.about.fair.text')}</p>
        </Part>
        <Part title="ui.lobby.about.privacy">
          <p>{say('ui.lobby.about.privacy.text')}</p>
        </Part>
        <Part title="ui.lobby.about.licence">
          <p>{say('ui.lobby.about.licence.text')}</p>
        </Part>
        <Part title="ui.lobby.about.icons">
          <p>
            <a href="https://game-icons.net">game-icons.net</a>,{' '}
            <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>. {say('ui.lobby.about.icons.text')}
          </p>
          <p className="caption" translate="no">
            {ICON_AUTHORS}
          </p>
        </Part>
        <Part title="ui.lobby.about.fonts">
          <Works of={FONTS} />
        </Part>
        <Part title="ui.lobby.about.libraries">
          <Works of={LIBRARIES} />
        </Part>
      </div>
    </PageFrame>
  );
}

function Part({ title, children }: { readonly title: PageKey; readonly children: ReactNode }) {
  const say = usePageSay();
  return (
    <section className="panel about-part">
      <h2 className="title">{say(title)}</h2>
      {children}
    </section>
  );
}

function Works({ of }: { readonly of: readonly Work[] }) {
  return (
    <ul className="about-works">
      {of.map(({ name, url, licence }) => (
        <li key={name}>
          <a href={url}>{name}</a> <span className="caption">{licence}</span>
        </li>
      ))}
    </ul>
  );
}
