import type { TerritoryView } from '@tessera/game-founders';
import { listOf } from '@tessera/locales';
import { TileIcon } from '../art/foundersTile.tsx';
import { useBoard } from './boardContext.tsx';
import { tileName } from './names.ts';

/** The tiles that a player has replaced: out of play, minus one point each. */
export function Replaced({ territory }: { readonly territory: TerritoryView }) {
  const { words } = useBoard();
  const { replaced } = territory;
  if (replaced.length === 0) return null;
  const names = listOf(
    words.words,
    [...new Set(replaced)].map((tile) => tileName(words, tile)),
  );
  return (
    <p className="founders-replaced caption">
      <span>{words.words.say('ui.founders.replaced', { count: replaced.length })}</span>
      <span className="founders-replaced-tiles" role="img" aria-label={names} title={names}>
        {replaced.map((tile, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles have no other identity.
          <TileIcon key={`${tile}:${i}`} tile={tile} />
        ))}
      </span>
    </p>
  );
}
