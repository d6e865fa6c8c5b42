import type { TileView } from '@tessera/game-founders';
import type { Seat } from '@tessera/kernel';
import { textOf } from '@tessera/locales';
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode } from 'react';
import { TileDrawing } from '../art/foundersTile.tsx';
import { useTable } from '../table/tableContext.tsx';
import { useBoard } from './boardContext.tsx';
import { cellIntent } from './intents.ts';
import { LitCell, LitHalf, RecentFrame, Refused } from './Lit.tsx';
import { cellKey, cornerOf, type Place } from './model.ts';
import { cellName, emptyName } from './names.ts';
import type { Target } from './targets.ts';

/** Everything on a territory that can be pointed at: a name, a place in the round of the arrows, one way to be pressed. */
export function Spot({
  name,
  rove,
  isLit,
  isDisabled = false,
  at,
  onPress,
  onPoint,
  children,
}: {
  readonly name: string;
  readonly rove: string;
  readonly isLit: boolean;
  readonly isDisabled?: boolean;
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
    // Whoever has come here by keys has pointed at it already.
    onPress(true);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing.
    <g
      role="button"
      tabIndex={-1}
      aria-label={name}
      aria-disabled={isDisabled || undefined}
      data-rove={rove}
      data-lit={isLit || undefined}
      className="founders-spot"
      transform={`translate(${at.x} ${at.y})`}
      onClick={(event: MouseEvent) => {
        event.stopPropagation();
        onPress(false);
      }}
      onKeyDown={press}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onPoint(false)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      {children}
    </g>
  );
}

/** The parts that do not change while one looks for a place. */
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
  const { talk, ask, view, who } = useTable();
  const { choice, words, recent, refused } = board;
  const key = cellKey(seat, place);
  const target = choice.targets.find((one) => one.key === key) ?? null;
  const thing = tile === null ? emptyName(words, seat, place) : cellName(words, seat, tile);
  const option = target === null || ask === null ? '' : textOf(talk.option(target.option, ask, view, who));
  const name =
    target === null ? thing : words.words.say('ui.founders.litCell', { thing, option, number: target.number ?? 0 });
  const isShown = target !== null && choice.shown?.key === key;

  const press = (atOnce: boolean) => {
    if (target !== null) {
      choice.choose(target, atOnce);
      return;
    }
    const intent = cellIntent(board.view, board.own, choice.pick, seat, place);
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
      isLit={target !== null}
      isDisabled={target === null && choice.pick !== null}
      at={cornerOf(place)}
      onPress={press}
      onPoint={point}
    >
      <rect className="founders-ground" width="100" height="100" rx="10" />
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
      <rect className="founders-focus" x="-3" y="-3" width="106" height="106" rx="12" />
    </Spot>
  );
}

/** Targets that are no whole cells: halves of nature tiles, and the corners of four tiles. */
export function PartTarget({ target }: { readonly target: Target }) {
  const { choice, words } = useBoard();
  const { talk, ask, view, who } = useTable();
  if (ask === null) return null;
  const isShown = choice.shown?.key === target.key;
  const corner = cornerOf(target.place);
  const isSquare = target.shape === 'square';
  const option = textOf(talk.option(target.option, ask, view, who));
  return (
    <Spot
      name={words.words.say('ui.founders.litOption', { option, number: target.number ?? 0 })}
      rove={target.key}
      isLit
      at={isSquare ? { x: corner.x + 103, y: corner.y - 3 } : corner}
      onPress={(atOnce) => choice.choose(target, atOnce)}
      onPoint={(isPointedAt) => choice.point(isPointedAt ? target : null)}
    >
      {isSquare ? <LitCorner number={target.number} isShown={isShown} /> : null}
      {target.shape === 'upper' || target.shape === 'lower' ? (
        <LitHalf half={target.shape} number={target.number} isShown={isShown} />
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
      <circle className="founders-focus" r="33" />
    </>
  );
}
