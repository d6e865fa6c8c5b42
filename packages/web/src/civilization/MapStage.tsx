import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { SQUARE, TerrainDefs, type TerrainName, TerrainSquare, TileBack } from '../art/terrain.tsx';
import type { Extent } from '../board/camera.ts';
import { PanZoomStage } from '../board/PanZoomStage.tsx';
import { rootUnit } from '../board/rootUnit.ts';
import { type PanZoom, usePanZoom } from '../board/usePanZoom.ts';
import { ZoomButtons } from '../board/ZoomButtons.tsx';
import { useTable } from '../table/tableContext.tsx';
import { type Board, useBoard } from './boardContext.tsx';
import { BlockadePattern, CityYields, Outskirts } from './cityLayer.tsx';
import { Hole, HolePattern } from './Hole.tsx';
import { EDGE, MapEdges } from './MapEdges.tsx';
import { boxAround, centersOf, cityLook, extentOf, type SquareView, squaresOf, TILE, wholeMap } from './model.ts';
import { namedSquare, tileName } from './names.ts';
import { type Light, SquareSpot, TileSpot } from './Spot.tsx';
import { SquareCard } from './SquareCard.tsx';

/** The largest width of a square on the screen, in root units, unless the player zooms in. */
const LARGEST = 5;
/** If squares would be narrower than this, the relevant part is shown instead of the whole map. */
const SMALLEST = 1.75;
/** On phones at least this many squares are shown each way. */
const NEAR = 6;
/** How long the pointer rests on a square before its card opens. */
const CARD_AFTER = 350;

interface Pointed {
  readonly id: string;
  readonly element: Element;
}

/** The map: it can be panned and zoomed, and every square can be focused. */
export function MapStage({ isNear: isNarrow }: { readonly isNear: boolean }) {
  const board = useBoard();
  const { view, ui } = board;
  const frame = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const near = useNearBox(board);
  const rem = rootUnit();
  const isTight = useTight(frame, view, SMALLEST * rem) && board.lit.size + board.subjects.size > 0;
  const isNear = isNarrow || isTight;
  const content = extentOf(isNear && !isWhole ? near : wholeMap(view));
  const panZoom = usePanZoom(frame, { content, largest: (LARGEST * rem) / SQUARE, edge: EDGE * rem });
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const { press, point } = useStableHandlers(board, setPointed);
  const carded = useCarded(pointed);
  useRevealed(board, panZoom.reveal);

  const unpick = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || board.picked === null) return;
    event.preventDefault();
    board.unpick();
  };
  const wide = isNear && panZoom.isFitted;
  return (
    <section className="civ-stage" aria-label={board.say.text('section.map')}>
      <PanZoomStage
        name="civ"
        label={ui('squares')}
        frame={frame}
        panZoom={panZoom}
        extentOf={(rove) => placeOf(board, rove)}
        onKeyDown={unpick}
        defs={
          <>
            <TerrainDefs />
            <defs>
              <BlockadePattern />
              <HolePattern />
            </defs>
          </>
        }
        over={
          <>
            {panZoom.isMeasured && <MapEdges map={view.map} placed={panZoom.placed} rem={rem} />}
            {carded !== null && !panZoom.isMoving && (
              <SquareCard id={carded.id} element={carded.element} frame={frame} key={carded.id} />
            )}
          </>
        }
      >
        <Ground board={board} />
        <Spots board={board} press={press} point={point} />
        <PointedCity board={board} id={pointed?.id ?? null} />
      </PanZoomStage>
      <ZoomButtons
        className="civ-zoom"
        panZoom={panZoom}
        zoomIn={ui('zoomIn')}
        zoomOut={ui('zoomOut')}
        fit={{
          label: wide && !isWhole ? ui('fit') : isNear ? ui('follow') : ui('fit'),
          icon: isNear && isWhole ? 'eye' : 'fit',
          isDisabled: !isNear && panZoom.isFitted,
          onPress: () => {
            if (isNear) setWhole(panZoom.isFitted ? !isWhole : false);
            panZoom.fit();
          },
        }}
      />
    </section>
  );
}

/** Tiles and their terrain: below everything else, and never a pointer target. */
function Ground({ board: { view } }: { readonly board: Board }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing cannot be focused.
    <g aria-hidden="true">
      <Hole players={view.players.length} />
      {view.map.slots.map((slot) => (
        <rect
          key={`${slot.x},${slot.y}`}
          x={slot.x * SQUARE - 1.5}
          y={slot.y * SQUARE - 1.5}
          width={TILE * SQUARE + 3}
          height={TILE * SQUARE + 3}
          rx="7"
          fill="var(--grout)"
        />
      ))}
      {view.map.slots.map((slot) =>
        slot.tile === null ? <TileBack key={`${slot.x},${slot.y}`} x={slot.x * SQUARE} y={slot.y * SQUARE} /> : null,
      )}
      {view.map.squares.map((square) => (
        <TerrainSquare
          key={square.square}
          of={square.terrain as TerrainName}
          x={square.x * SQUARE}
          y={square.y * SQUARE}
          variant={(square.x * 7 + square.y * 3) % 2}
          isPlain={isCovered(square)}
        />
      ))}
      <Outskirts view={view} />
    </g>
  );
}

function isCovered({ piece, center }: SquareView): boolean {
  return center !== null || (piece !== null && ['building', 'wonder', 'person'].includes(piece.kind));
}

type Handlers = ReturnType<typeof useStableHandlers>;

function Spots({ board, press, point }: { readonly board: Board } & Handlers) {
  const { view, say, ui, lit, picked, subjects } = board;
  const { battle } = view;
  const replaced = new Set(view.replaced.map(({ square }) => square));
  return (
    <>
      {view.map.slots.map((slot, i) => {
        if (slot.tile !== null) return null;
        const there = squaresOf(view, slot).flatMap((square) => lit.get(square) ?? []);
        return (
          <TileSpot
            key={`${slot.x},${slot.y}`}
            id={`t:${i}`}
            name={tileName(say, ui, slot, there)}
            x={slot.x}
            y={slot.y}
            side={TILE}
            light={there.length > 0 ? 'lit' : 'none'}
            count={there.length}
            isSubject={false}
            onPress={press}
            onPoint={point}
          />
        );
      })}
      {view.map.squares.map((square) => {
        const there = lit.get(square.square) ?? [];
        const data = JSON.stringify(square);
        const light: Light = there.length === 0 ? 'none' : square.square === picked ? 'picked' : 'lit';
        return (
          <SquareSpot
            key={square.square}
            id={`s:${square.square}`}
            name={namedSquare(say, ui, square, data, there)}
            data={data}
            look={JSON.stringify(cityLook(view, square))}
            light={light}
            count={there.length}
            isSubject={subjects.has(square.square) || battle?.square === square.square}
            isReplaced={there.length > 0 && replaced.has(square.square)}
            onPress={press}
            onPoint={point}
          />
        );
      })}
    </>
  );
}

/** The city under the pointer, or the picked one, shows what its squares yield. */
function PointedCity({ board: { view, picked }, id }: { readonly board: Board; readonly id: string | null }) {
  const square = id?.startsWith('s:') === true ? Number(id.slice(2)) : picked;
  for (const { seat, cities } of view.players) {
    const city = cities.find((one) => square !== null && centersOf(one).includes(square));
    if (city !== undefined) return <CityYields view={view} seat={seat} city={city} />;
  }
  return null;
}

/** Stable functions, so that unchanged squares are not drawn again. */
function useStableHandlers(board: Board, setPointed: (pointed: Pointed | null) => void) {
  const latest = useRef(board);
  latest.current = board;
  const press = useCallback((id: string) => {
    const { view, press: pressed } = latest.current;
    const [kind, number] = id.split(':');
    const slot = kind === 't' ? view.map.slots[Number(number)] : undefined;
    pressed(slot === undefined ? [Number(number)] : squaresOf(view, slot));
  }, []);
  const point = useCallback(
    (id: string | null, element: Element | null) =>
      setPointed(id === null || element === null ? null : { id, element }),
    [setPointed],
  );
  return { press, point };
}

/** The square under the resting pointer, until the next answer: nothing may hide the new choices. */
function useCarded(pointed: Pointed | null): Pointed | null {
  const { ask } = useTable();
  const [carded, setCarded] = useState<Pointed | null>(null);
  const asked = ask?.id ?? null;
  useEffect(() => {
    if (pointed === null) return;
    const timer = setTimeout(() => setCarded(pointed), CARD_AFTER);
    return () => {
      clearTimeout(timer);
      setCarded(null);
    };
  }, [pointed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question starts without a card.
  useEffect(() => {
    setCarded(null);
  }, [asked]);
  return carded;
}

/** Where a focusable square or tile lies: `s:` or `t:` and its number. */
function placeOf({ view }: Board, id: string): Extent | null {
  const [kind, number] = id.split(':');
  if (kind === 't') {
    const slot = view.map.slots[Number(number)];
    return slot === undefined ? null : squareExtent(slot.x, slot.y, TILE);
  }
  const square = Number(number);
  if (kind !== 's' || !Number.isFinite(square)) return null;
  return squareExtent(square % view.map.width, Math.floor(square / view.map.width), 1);
}

function squareExtent(x: number, y: number, side: number): Extent {
  return { x: x * SQUARE, y: y * SQUARE, width: side * SQUARE, height: side * SQUARE };
}

/** On small screens: the part of the map that matters now; while nothing is asked, the part that mattered last. */
function useNearBox({ view, lit, subjects, picked }: Board) {
  const { seat } = useTable();
  const last = useRef<readonly number[]>([]);
  const { battle } = view;
  const asked = battle !== null ? [battle.square] : picked === null ? [...lit.keys(), ...subjects] : [picked];
  if (asked.length > 0) last.current = asked;
  const capital = seat === null ? undefined : view.players[seat]?.cities[0]?.square;
  const home = view.map.slots.find((slot) => slot.home === seat);
  const usual = capital === undefined ? (home === undefined ? [] : squaresOf(view, home)) : [capital];
  const shown = last.current.length > 0 ? last.current : usual;
  return shown.length === 0 ? wholeMap(view) : boxAround(view, shown, NEAR);
}

/** Would the squares of the whole map be too small to read? */
function useTight(frame: RefObject<Element | null>, { map }: Board['view'], least: number): boolean {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  const { width, height } = map;
  useEffect(() => {
    if (frame.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      setRoom(Math.min(entry.contentRect.width / width, entry.contentRect.height / height));
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame, width, height]);
  return room < least;
}

/** When a new question is about squares out of view, the map moves there. */
function useRevealed({ view, lit, subjects }: Board, reveal: PanZoom['reveal']): void {
  const { ask } = useTable();
  const id = ask?.id ?? null;
  const latest = useRef(reveal);
  latest.current = reveal;
  const squares = [...subjects, ...lit.keys()];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question.
  useEffect(() => {
    if (id === null || squares.length === 0) return;
    latest.current(extentOf(boxAround(view, squares, 1)));
  }, [id]);
}
