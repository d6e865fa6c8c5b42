import type { TerritoryView } from '@tessera/game-founders';
import { numeral } from '@tessera/locales/founders/speech';
import { useBoard } from './boardContext.tsx';

/** The points of a territory by category, in one line. */
export function ScoreLine({ territory }: { readonly territory: TerritoryView }) {
  const { words } = useBoard();
  const { victory, craftsmen, tokens, replaced } = territory.score;
  return (
    <p className="caption">
      {words.words.say('ui.founders.scoreLine', {
        victory,
        craftsmen,
        tokens,
        replaced: numeral(replaced),
        any: replaced === 0 ? 'no' : 'yes',
      })}
    </p>
  );
}
