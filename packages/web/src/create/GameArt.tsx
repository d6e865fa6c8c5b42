import { lazy, Suspense } from 'react';
import { Mosaic } from '../art/Mosaic.tsx';
import type { GameArea } from '../words/catalogs.ts';

const FoundersMosaic = lazy(async () => ({ default: (await import('../art/FoundersMosaic.tsx')).FoundersMosaic }));

/** A picture of a game. */
export function GameArt({ game }: { readonly game: GameArea }) {
  if (game === 'civilization') return <Mosaic view={[5.8, 0.6, 7.6, 4.6]} />;
  return (
    <Suspense fallback={null}>
      <FoundersMosaic />
    </Suspense>
  );
}
