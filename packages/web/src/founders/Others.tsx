import type { TerritoryView } from '@tessera/game-founders';
import { memo } from 'react';
import { TileDrawing, TileIcon } from '../art/foundersTile.tsx';
import { SeatBadge } from '../parts/Mark.tsx';
import { useTable } from '../table/tableContext.tsx';
import { useBoard } from './boardContext.tsx';
import { Carts } from './Carts.tsx';
import { Hand } from './Hand.tsx';
import { boxOf, cellKey, cornerOf, STEP } from './model.ts';
import { Replaced } from './Replaced.tsx';
import { ScoreLine } from './ScoreLine.tsx';

/** The territories that are not on the stage, small. Pressing one brings it there. */
export function Others() {
  const { view, stage } = useBoard();
  return (
    <div className="founders-others">
      {view.territories
        .filter(({ seat }) => seat !== stage)
        .map((territory) => (
          <Other key={territory.seat} territory={territory} />
        ))}
    </div>
  );
}

function Other({ territory }: { readonly territory: TerritoryView }) {
  const { look, words, choice } = useBoard();
  const { players } = useTable();
  const { seat, score } = territory;
  const say = words.words.say;
  const name = seat === players.you ? say('ui.founders.yours') : (players.names[seat] ?? '');
  const targets = choice.targets.filter((target) => target.seat === seat).length;
  return (
    <section className="panel founders-other" aria-label={name} data-lit={targets > 0 || undefined}>
      <header className="row">
        <SeatBadge seat={seat} size={26} />
        <div className="grow">
          <h3 className="title ellipsis" title={name}>
            {name}
          </h3>
          <ScoreLine territory={territory} />
        </div>
        <b className="founders-total">{score.total}</b>
      </header>
      <Hand territory={territory} isOwn={false} />
      <button type="button" className="founders-enlarge" onClick={() => look(seat)}>
        <span className="sr">{say('ui.founders.enlarge', { name, tiles: territory.tiles.length, targets })}</span>
        <Small territory={territory} />
        {targets > 0 && (
          <span className="tag you" aria-hidden="true">
            {say('ui.founders.targetsHere', { targets })}
          </span>
        )}
      </button>
      <Replaced territory={territory} />
    </section>
  );
}

const Tile = memo(TileDrawing);

/** Tiles that were taken but not laid yet. */
function Taken({ tiles }: { readonly tiles: readonly string[] }) {
  return (
    <span className="founders-taken">
      {tiles.map((tile, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles have no other identity.
        <TileIcon key={`${tile}:${i}`} tile={tile} />
      ))}
    </span>
  );
}

/** A territory as a picture. */
function Small({ territory }: { readonly territory: TerritoryView }) {
  const { recent, choice, refused, view } = useBoard();
  const { seat, tiles, drafted } = territory;
  if (tiles.length === 0) return <Taken tiles={drafted} />;
  const { left, right, bottom, top } = boxOf(tiles);
  const corner = cornerOf({ x: left, y: top });
  const columns = right - left + 1;
  const rows = top - bottom + 1;
  // Two others fit in the column at this size; three must be smaller.
  const scale = view.territories.length > 3 ? 2.1 : 2.75;
  const lit = new Set(choice.targets.map(({ seat: of, place }) => (of === null ? '' : cellKey(of, place))));
  return (
    <svg
      className="founders-small"
      viewBox={`${corner.x - 5} ${corner.y - 5} ${columns * STEP + 4} ${rows * STEP + 4}`}
      style={{ width: `min(100%, ${columns * scale}rem)` }}
      aria-hidden="true"
      focusable="false"
    >
      {tiles.map((tile) => {
        const { x, y } = cornerOf(tile);
        const key = cellKey(seat, tile);
        return (
          <g key={key} transform={`translate(${x} ${y})`}>
            <Tile tile={tile.tile} war={tile.war} coin={tile.coin} craftsmen={tile.craftsmen} />
            {(recent.added.has(key) || recent.hit.has(key)) && (
              <rect x="0" y="0" width="100" height="100" rx="10" fill="none" stroke="var(--ink)" strokeWidth="7" />
            )}
            {lit.has(key) && refused !== key && (
              <rect
                x="2"
                y="2"
                width="96"
                height="96"
                rx="10"
                fill="none"
                stroke="var(--lit)"
                strokeWidth="9"
                strokeDasharray="20 12"
              />
            )}
          </g>
        );
      })}
      <Carts territory={territory} isFaint />
    </svg>
  );
}
