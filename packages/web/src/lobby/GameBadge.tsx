import { GameIcon } from '../parts/Icon.tsx';
import { gameArea } from '../words/catalogs.ts';
import '../art/commonIcons.ts';
import './gameBadge.css';

/** The badge of a game. */
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
