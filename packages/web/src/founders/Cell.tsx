import type { TileView } from '@tessera/game-founders';
import type { PlainObject, Seat } from '@tessera/kernel';
import { textOf } from '@tessera/locales';
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode } from 'react';
import { TileDrawing } from '../art/foundersTile.tsx';
import { useTable } from '../table/tableContext.tsx';
import { whyNot } from '../table/whyNot/whyNot.ts';
import { useBoard } from './boardContext.tsx';
import { cellIntent } from './intents.ts';
import { HALVES, LitCell, LitHalf, RecentFrame, Refused } from './Lit.tsx';
import { cellKey, cornerOf, type Place } from './model.ts';
import { cellName, emptyName } from './names.ts';
import type { Target } from './targets.ts';

/** The pressable area of a spot, where its focus shows: a whole cell, a half of it, or around the corner of four. */
const HITS: { readonly [S in Exclude<Target['shape'], 'stack'>]: string } = {
  cell: 'M9-3H91A12 12 0 0 1 103 9V91A12 12 0 0 1 91 103H9A12 12 0 0 1-3 91V9A12 12 0 0 1 9-3Z',
  upper: HALVES.upper,
  lower: HALVES.lower,
  square: 'M-44 0A44 44 0 0 1 44 0A44 44 0 0 1-44 0Z',
};

/**
 * For the arrow keys the halves of a tile lie side by side: by their true middles they could not be told from the cell.
 */
const MIDDLES: { readonly [S in keyof typeof HITS]?: string } = { upper: '0.22 0.53', lower: '0.78 0.47' };

/**
 * Everything on a territory that can be pointed at: a name, a stop for the arrow keys, one way to press it. Drawings
 * lie under the pressable area, because figures within a drawing are not part of its name.
 */
function Spot({
  name,
  rove,
  shape,
  isLit,
  refused = null,
  at,
  onPress,
  onPoint,
  children,
}: {
  readonly name: string;
  readonly rove: string;
  readonly shape: keyof typeof HITS;
  readonly isLit: boolean;
  /** What pressing it would have meant, where it cannot be chosen. */
  readonly refused?: PlainObject | null;
  readonly at: Place;
  onPress(atOnce: boolean): void;
  onPoint(isPointedAt: boolean): void;
  readonly children: ReactNode;
}) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    // Reaching it by keys already counts as pointing at it.
    onPress(true);
  };
  return (
    <g className="founders-spot" transform={`translate(${at.x} ${at.y})`}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing cannot be focused. */}
      <g aria-hidden="true">{children}</g>
      {/* biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing. */}
      <path
        d={HITS[shape]}
        role="button"
        tabIndex={-1}
        aria-label={name}
        aria-disabled={refused !== null || undefined}
        {...whyNot(refused)}
        data-rove={rove}
        data-part={shape === 'cell' ? undefined : true}
        data-middle={MIDDLES[shape]}
        data-lit={isLit || undefined}
        className="founders-hit"
        onClick={(event: MouseEvent) => {
          event.stopPropagation();
          onPress(false);
        }}
        onKeyDown={press}
        onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(true)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && onPoint(false)}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && onPoint(true)}
        onBlur={() => onPoint(false)}
      />
    </g>
  );
}

/** The parts that do not change while the player looks for a place. */
const Tile = memo(TileDrawing);

export function Cell({
  seat,
  place,
  tile,
}: {
  readonly seat: Seat;
  readonly place: Place;
  readonly tile: TileView | null;
}) {
  const board = useBoard();
  const { talk, ask, view, players } = useTable();
  const { choice, words, recent, refused } = board;
  const key = cellKey(seat, place);
  const target = choice.targets.find((one) => one.key === key) ?? null;
  const thing = tile === null ? emptyName(words, seat, place) : cellName(words, seat, tile);
  const option = target === null || ask === null ? '' : textOf(talk.option(target.option, ask, view, players));
  const name =
    target === null ? thing : words.words.say('ui.founders.litCell', { thing, option, number: target.number ?? 0 });
  const isShown = target !== null && choice.shown?.key === key;

  const intent = target === null ? cellIntent(board.view, board.own, choice.pick, seat, place) : null;
  const press = (atOnce: boolean) => {
    if (target !== null) {
      choice.choose(target, atOnce);
      return;
    }
    if (intent !== null) board.refuse(intent);
    else if (tile !== null) board.inspect({ of: 'tile', id: tile.tile });
  };
  const point = (isPointedAt: boolean) => {
    if (target !== null) choice.point(isPointedAt ? target : null);
    if (choice.pick === null && tile !== null) board.inspect(isPointedAt ? { of: 'tile', id: tile.tile } : null);
  };
  return (
    <Spot
      name={name}
      rove={key}
      shape="cell"
      isLit={target !== null}
      refused={intent}
      at={cornerOf(place)}
      onPress={press}
      onPoint={point}
    >
      {tile === null && <rect className="founders-free" x="6" y="6" width="88" height="88" rx="9" />}
      {tile !== null && (
        <g className={recent.added.has(key) ? 'founders-laid' : undefined}>
          <Tile tile={tile.tile} war={tile.war} coin={tile.coin} craftsmen={tile.craftsmen} />
        </g>
      )}
      {(recent.added.has(key) || recent.hit.has(key)) && <RecentFrame />}
      {refused === key && target === null && <Refused />}
      {target !== null && (
        <LitCell target={target} tile={choice.pick?.of === 'tile' ? choice.pick.id : null} isShown={isShown} />
      )}
    </Spot>
  );
}

/** Targets that are not whole cells: halves of nature tiles, and the corners of four tiles. */
export function PartTarget({ target }: { readonly target: Target }) {
  const { choice, words } = useBoard();
  const { talk, ask, view, players } = useTable();
  const { shape } = target;
  if (ask === null || shape === 'stack') return null;
  const isShown = choice.shown?.key === target.key;
  const corner = cornerOf(target.place);
  const isSquare = shape === 'square';
  const option = textOf(talk.option(target.option, ask, view, players));
  return (
    <Spot
      name={words.words.say('ui.founders.litOption', { option, number: target.number ?? 0 })}
      rove={target.key}
      shape={shape}
      isLit
      at={isSquare ? { x: corner.x + 103, y: corner.y - 3 } : corner}
      onPress={(atOnce) => choice.choose(target, atOnce)}
      onPoint={(isPointedAt) => choice.point(isPointedAt ? target : null)}
    >
      {isSquare ? <LitCorner number={target.number} isShown={isShown} /> : null}
      {shape === 'upper' || shape === 'lower' ? (
        <LitHalf half={shape} number={target.number} isShown={isShown} />
      ) : null}
    </Spot>
  );
}

function LitCorner({ number, isShown }: { readonly number: number | null; readonly isShown: boolean }) {
  return (
    <>
      {isShown && (
        <rect
          x="-99"
          y="-99"
          width="198"
          height="198"
          rx="14"
          className="founders-square"
          fill="none"
          stroke="var(--lit)"
          strokeWidth="6"
        />
      )}
      <circle r="25" fill="var(--panel)" stroke="var(--lit-edge)" strokeWidth="9" />
      <circle
        r="25"
        fill={isShown ? 'var(--k-cart)' : 'var(--panel)'}
        stroke="var(--lit)"
        strokeWidth={isShown ? 6 : 4}
        strokeDasharray={isShown ? undefined : '9 6'}
      />
      <text className="founders-figure" y="6" fontSize="18" fill={isShown ? 'var(--k-on)' : 'var(--ink)'}>
        {number}
      </text>
    </>
  );
}
