import type { TerritoryView } from '@tessera/game-founders';
import { useMemo, useRef } from 'react';
import type { Extent } from '../board/camera.ts';
import { PanZoomStage } from '../board/PanZoomStage.tsx';
import { rootUnit } from '../board/rootUnit.ts';
import { usePanZoom } from '../board/usePanZoom.ts';
import { ZoomButtons } from '../board/ZoomButtons.tsx';
import { Arrows, type Delivery } from './Arrows.tsx';
import { useBoard } from './boardContext.tsx';
import { Carts } from './Carts.tsx';
import { Cell, PartTarget } from './Cell.tsx';
import { type Box, boxOf, cellKey, cornerOf, type Place, placesIn, STEP, tileAt, widened } from './model.ts';
import { Replaced } from './Replaced.tsx';
import { StageHead } from './StageHead.tsx';
import { suppliersOf } from './supply.ts';

/** The largest width of a tile on the screen, in root units, unless the player zooms in. */
const LARGEST = 6.4;

/** The territory being looked at: large, pannable and zoomable, and every cell can be focused. */
export function Stage({ isCompact }: { readonly isCompact: boolean }) {
  const { view, stage, own, words } = useBoard();
  const territory = useShownTerritory(view.territories[stage]);
  const isOwn = stage === own;
  // A ring of free cells around the tiles, so that the board does not move when a tile is picked up.
  const box = widened(boxOf(territory.tiles), isOwn || territory.tiles.length === 0 ? 1 : 0);
  return (
    <section className="founders-stage" aria-label={words.words.say('ui.founders.territory')}>
      <StageHead territory={territory} isCompact={isCompact} />
      <View key={stage} territory={territory} box={box} margin={isOwn ? 0.16 : 0.3} />
    </section>
  );
}

/** Before the first two tiles are laid, the first one already has its place. */
function useShownTerritory(territory: TerritoryView | undefined): TerritoryView {
  return useMemo(() => {
    if (territory === undefined) throw new Error('there is no such territory');
    const [first] = territory.drafted;
    if (territory.tiles.length > 0 || first === undefined) return territory;
    const tile = { tile: first, x: 0, y: 0, war: false, coin: false, craftsmen: null, produces: [], network: null };
    return { ...territory, tiles: [tile] };
  }, [territory]);
}

function extentOf({ left, right, bottom, top }: Box, margin: number): Extent {
  const { x, y } = cornerOf({ x: left, y: top });
  return {
    x: x - 3 - margin * STEP,
    y: y - 3 - margin * STEP,
    width: (right - left + 1 + 2 * margin) * STEP,
    height: (top - bottom + 1 + 2 * margin) * STEP,
  };
}

function View({
  territory,
  box,
  margin,
}: {
  readonly territory: TerritoryView;
  readonly box: Box;
  readonly margin: number;
}) {
  const { words, choice } = useBoard();
  const say = words.words.say;
  const frame = useRef<HTMLDivElement>(null);
  const largest = (LARGEST * rootUnit()) / STEP;
  const panZoom = usePanZoom(frame, { content: extentOf(box, margin), largest, edge: 0 });
  const parts = choice.targets.filter(({ seat, shape }) => seat === territory.seat && shape !== 'cell');
  return (
    <div className="founders-place">
      <PanZoomStage
        name="founders"
        label={say('ui.founders.cells')}
        frame={frame}
        panZoom={panZoom}
        extentOf={extentOfRove}
      >
        <Numbers box={box} />
        {placesIn(box).map((place) => (
          <Cell
            key={cellKey(territory.seat, place)}
            seat={territory.seat}
            place={place}
            tile={tileAt(territory, place)}
          />
        ))}
        <Carts territory={territory} />
        {parts.map((target) => (
          <PartTarget key={target.key} target={target} />
        ))}
        <Supply territory={territory} />
      </PanZoomStage>
      <div className="founders-foot">
        <Replaced territory={territory} />
        <ZoomButtons
          className="founders-zoom"
          panZoom={panZoom}
          zoomIn={say('ui.founders.zoomIn')}
          zoomOut={say('ui.founders.zoomOut')}
          fit={{
            label: say('ui.founders.fit'),
            icon: 'fit',
            isDisabled: panZoom.isFitted,
            onPress: panZoom.fit,
          }}
        />
      </div>
    </div>
  );
}

/** Where a focusable cell lies: `…:x,y`. */
function extentOfRove(rove: string): Extent | null {
  const [x, y] = (rove.split(':')[1] ?? '').split(',');
  if (x === undefined || y === undefined) return null;
  const corner = cornerOf({ x: Number(x), y: Number(y) });
  if (!Number.isFinite(corner.x) || !Number.isFinite(corner.y)) return null;
  return { x: corner.x, y: corner.y, width: STEP, height: STEP };
}

/** The numbers of rows and columns, by which log and refusals name a cell. */
function Numbers({ box }: { readonly box: Box }) {
  const { left, right, bottom, top } = box;
  const columns = Array.from({ length: right - left + 1 }, (_, i) => left + i);
  const rows = Array.from({ length: top - bottom + 1 }, (_, i) => bottom + i);
  const below = cornerOf({ x: 0, y: bottom }).y + 100;
  const before = cornerOf({ x: left, y: 0 }).x;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing cannot be focused.
    <g className="founders-numbers" aria-hidden="true">
      {columns.map((x) => (
        <text key={x} x={cornerOf({ x, y: 0 }).x + 50} y={below + 14}>
          {String(x).replace('-', '−')}
        </text>
      ))}
      {rows.map((y) => (
        <text key={y} x={before - 11} y={cornerOf({ x: 0, y }).y + 54}>
          {String(y).replace('-', '−')}
        </text>
      ))}
    </g>
  );
}

/** Who supplies what: for the cell under the pointer; for those who only look on, for the tile laid last. */
function Supply({ territory }: { readonly territory: TerritoryView }) {
  const { choice, view, recent } = useBoard();
  const { shown, pick } = choice;
  let to: Place | null = null;
  let deliveries: readonly Delivery[] | null = null;
  if (shown !== null && shown.seat === territory.seat && pick?.of === 'tile' && territory.tiles.length > 1) {
    to = shown.place;
    deliveries = suppliersOf(territory, pick.id, shown.place, view.bought);
  } else if (pick === null && recent.last !== null) {
    const added = recent.added.get(recent.last);
    if (added?.seat === territory.seat) {
      to = added;
      deliveries = added.supply;
    }
  }
  return to === null || deliveries === null ? null : <Arrows to={to} deliveries={deliveries} />;
}
