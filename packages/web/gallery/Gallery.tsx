import { CivilizationPieces } from './CivilizationPieces.tsx';
import { Controls } from './Controls.tsx';
import { FoundersPieces } from './FoundersPieces.tsx';
import { Icons } from './Icons.tsx';
import { Overlays } from './Overlays.tsx';

/** Everything that the page is made of, in one theme. */
export function Gallery({ theme }: { readonly theme: string }) {
  return (
    <main className="gallery">
      <h1 className="title">Tessera, {theme}</h1>
      <Controls />
      <Overlays />
      <Icons />
      <FoundersPieces />
      <CivilizationPieces />
    </main>
  );
}
