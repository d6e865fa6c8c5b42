import type { PlainObject, Seat } from '@tessera/kernel';
import { type ReactNode, Suspense } from 'react';
import type { Refused } from '../api/api.ts';
import { unusual } from '../games/gamesCatalog.ts';
import { GameIcon } from '../parts/Icon.tsx';
import { Mark } from '../parts/Mark.tsx';
import { type GameArea, gameArea } from '../words/catalogs.ts';
import { refusalText } from '../words/pageWords.ts';
import { useTalk, useWords } from '../words/useWords.tsx';
import '../art/commonIcons.ts';

/** The sign of a game. */
export function GameBadge({ game, isSmall = false }: { readonly game: string; readonly isSmall?: boolean }) {
  const area = gameArea(game);
  return (
    <span className={`game-badge ${area ?? ''}${isSmall ? ' small' : ''}`} aria-hidden="true">
      {area !== null && (
        <GameIcon of={area === 'civilization' ? 'wonder.pyramids' : 'building.aqueduct'} size={isSmall ? 24 : 30} />
      )}
    </span>
  );
}

/** Who sits where, as marks; the words beside them say who. */
export function SeatMarks({
  seats,
  size = 14,
}: {
  /** By seat: is somebody there? */
  readonly seats: readonly boolean[];
  readonly size?: number;
}) {
  return (
    <span className="seat-marks" aria-hidden="true">
      {seats.map((isTaken, seat) =>
        isTaken ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <Mark key={seat} seat={seat as Seat} size={size} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <i key={seat} className="seat-free" />
        ),
      )}
    </span>
  );
}

/** Why something was refused: the sentence and its code. */
export function RefusalLine({ refused }: { readonly refused: Refused | null }) {
  const words = useWords();
  return (
    <div className="refusal-place" role="alert">
      {refused !== null && (
        <p className="refusal-line">
          {refusalText(words, refused)} <span className="refusal-code">{refused.code}</span>
        </p>
      )}
    </div>
  );
}

/** The unusual options of a table, in the game's words; nothing until these are there. */
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
    // What follows the colon explains the name; there is no room for it here.
    const [short = name] = talk.setupOption(name).split(':');
    return (
      <span key={name} className="option-name">
        {typeof value === 'boolean' ? short : `${short}: ${talk.setupValue(name, value)}`}
      </span>
    );
  });
}
