import type { Score } from '@tessera/game-founders';
import { numeral } from '@tessera/locales/founders/speech';
import { SeatBadge } from '../parts/Mark.tsx';
import { useTable } from '../table/tableContext.tsx';
import { useBoard } from './boardContext.tsx';

const PARTS = ['victory', 'craftsmen', 'tokens', 'replaced', 'total'] as const satisfies readonly (keyof Score)[];

/** Every player's current points, by category. */
export function ScoreTable() {
  const { view, words } = useBoard();
  const { players } = useTable();
  const say = words.words.say;
  const labels: { readonly [part in (typeof PARTS)[number]]: string } = {
    victory: say('ui.founders.score.victory'),
    craftsmen: say('ui.founders.score.craftsmen'),
    tokens: say('ui.founders.score.tokens'),
    replaced: say('ui.founders.score.replaced'),
    total: say('ui.founders.score.total'),
  };
  return (
    <table className="founders-scores">
      <caption>{say('ui.founders.score')}</caption>
      <thead>
        <tr>
          <td />
          {view.territories.map(({ seat }) => (
            <th key={seat} scope="col">
              <span className="founders-scores-name">
                <SeatBadge seat={seat} size={20} />
                <span className="ellipsis" title={players.names[seat]}>
                  {seat === players.you ? say('ui.founders.you') : players.names[seat]}
                </span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PARTS.map((part) => (
          <tr key={part} data-total={part === 'total' || undefined}>
            <th scope="row">{labels[part]}</th>
            {view.territories.map(({ seat, score }) => (
              <td key={seat}>{numeral(score[part])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
