import type { PlainObject } from '@tessera/kernel';
import { type ReactNode, Suspense } from 'react';
import { type GameArea, gameArea } from '../words/catalogs.ts';
import { useTalk } from '../words/useWords.tsx';
import { unusual } from './gamesCatalog.ts';
import './optionNames.css';

/** The options of a table that differ from the default, in the game's words; nothing until these are loaded. */
export function OptionNames({ game, options }: { readonly game: string; readonly options: PlainObject }) {
  const area = gameArea(game);
  const changed = unusual(game, options);
  if (area === null || changed.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Named game={area} changed={changed} />
    </Suspense>
  );
}

function Named({
  game,
  changed,
}: {
  readonly game: GameArea;
  readonly changed: ReturnType<typeof unusual>;
}): ReactNode {
  const talk = useTalk(game);
  return changed.map(({ name, value }) => {
    // The explanation after the colon is dropped: there is no room for it here.
    const [short = name] = talk.setupOption(name).split(':');
    return (
      <span key={name} className="option-name">
        {value === true ? short : `${short}: ${talk.setupValue(name, value)}`}
      </span>
    );
  });
}
