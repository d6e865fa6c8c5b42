import { STACKS, type Stack } from '@tessera/game-founders/data';
import { useRef } from 'react';
import { faceOf } from '../art/foundersTile.tsx';
import { useRoving } from '../board/useRoving.ts';
import { useTable } from '../table/tableContext.tsx';
import { useBoard } from './boardContext.tsx';
import { MarketTile } from './MarketTile.tsx';
import { tileName } from './names.ts';
import { StackButton } from './StackButton.tsx';

const ROW_LENGTH = 5;

/** The three stacks with their rows, and the victory tiles: one group for the arrow keys. */
export function Market() {
  const { words } = useBoard();
  const { openRule } = useTable();
  const root = useRef<HTMLDivElement>(null);
  const roving = useRoving(root);
  const say = words.words.say;
  return (
    <div className="founders-market" ref={root} {...roving}>
      <section className="panel founders-rows" aria-label={say('ui.founders.rows')}>
        <header className="panel-title">
          <h2 className="grow">{say('ui.founders.rows')}</h2>
        </header>
        {STACKS.map((stack) => (
          <Row key={stack} stack={stack} />
        ))}
        {/* It stands beside the title, but Tab reaches the choices first. */}
        <span className="caption founders-sixth">
          {say('ui.founders.sixth')}{' '}
          <button type="button" className="rule-link" onClick={() => openRule('T-031')}>
            T-031
          </button>
        </span>
      </section>
      <Victory />
    </div>
  );
}

function Row({ stack }: { readonly stack: Stack }) {
  const { view, recent, choice } = useBoard();
  const row = view.rows[stack];
  const isGoing = choice.shown?.key === `stack:${stack}` && row.length >= ROW_LENGTH;
  const slots = Math.max(ROW_LENGTH, row.length);
  return (
    <div className="founders-row" data-many={row.length > ROW_LENGTH || undefined}>
      <StackButton stack={stack} />
      <span className="founders-divider" />
      {Array.from({ length: slots }, (_, i) => {
        const tile = row[i];
        const key = `${stack}:${i}`;
        if (tile === undefined) return <span key={key} className="founders-slot" />;
        const isNew = i === row.length - 1 && recent.revealed.has(`${stack}:${tile}`);
        return <MarketTile key={key} tile={tile} rove={`tile:${key}`} isNew={isNew} isGoing={isGoing} />;
      })}
    </div>
  );
}

/** The initial number: those still here plus those that were built, including replaced ones. */
function victoryCount(view: ReturnType<typeof useBoard>['view']): number {
  const isVictory = (tile: string) => faceOf(tile).family === 'victory';
  return view.territories.reduce(
    (sum, { tiles, replaced }) =>
      sum + tiles.filter(({ tile }) => isVictory(tile)).length + replaced.filter(isVictory).length,
    view.victory.length,
  );
}

/** The most expensive first: everybody builds towards them. */
export function byPoints(tiles: readonly string[]): string[] {
  return [...tiles].sort((a, b) => faceOf(b).points - faceOf(a).points);
}

function Victory() {
  const { view, words } = useBoard();
  const say = words.words.say;
  return (
    <section className="panel founders-victory" aria-label={say('ui.founders.victory')}>
      <header className="panel-title">
        <h2 className="grow">{say('ui.founders.victory')}</h2>
        <span className="caption">
          {say('ui.founders.victoryLeft', { left: view.victory.length, all: victoryCount(view) })}
        </span>
      </header>
      <ul className="founders-victory-grid">
        {byPoints(view.victory).map((tile) => (
          <li key={tile}>
            <MarketTile tile={tile} rove={`tile:${tile}`} />
            <span className="founders-victory-name" aria-hidden="true">
              {tileName(words, tile)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
