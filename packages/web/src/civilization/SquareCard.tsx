import { textOf } from '@tessera/locales';
import { describeView } from '@tessera/locales/civilization/squares';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { SaidPlainly } from '../table/words/Said.tsx';
import { useBoard } from './boardContext.tsx';
import { squaresOf } from './model.ts';
import { nameIn } from './names.ts';

/** Up to this many choices are named; beyond that only the number is given. */
const NAMED = 3;
const GAP = 8;

/** Everything about the square under the pointer, in words, beside it. It takes no clicks. */
export function SquareCard({
  id,
  element,
  frame,
}: {
  readonly id: string;
  readonly element: Element;
  readonly frame: RefObject<HTMLElement | null>;
}) {
  const { view, say, ui, lit } = useBoard();
  const card = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ readonly left: number; readonly top: number } | null>(null);
  const [kind, number] = id.split(':');
  const slot = kind === 't' ? view.map.slots[Number(number)] : undefined;
  const square = kind === 's' ? view.map.squares.find((one) => one.square === Number(number)) : undefined;
  const squares = slot === undefined ? [Number(number)] : squaresOf(view, slot);
  const there = squares.flatMap((square) => lit.get(square) ?? []);

  useLayoutEffect(() => {
    const room = frame.current?.getBoundingClientRect();
    const own = card.current?.getBoundingClientRect();
    if (room === undefined || own === undefined) return;
    setAt(placeBeside(element.getBoundingClientRect(), room, own));
  }, [element, frame]);

  if (square === undefined && slot === undefined) return null;
  const lines = square === undefined ? [] : textOf(describeView(say, square, true)).split('; ');
  return (
    <div
      ref={card}
      className="civ-card card"
      style={at === null ? { visibility: 'hidden' } : { left: at.left, top: at.top }}
      aria-hidden="true"
    >
      <b>{square === undefined ? ui('unexploredTile') : `${nameIn(say, square.square)} · ${lines[0] ?? ''}`}</b>
      {lines.slice(1).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {there.slice(0, NAMED).map(({ phrase }) => (
        <span key={textOf(phrase)} className="civ-card-choice">
          <SaidPlainly phrase={phrase} />
        </span>
      ))}
      {there.length > NAMED && <span className="caption">{ui('moreChoices', { count: there.length - NAMED })}</span>}
    </div>
  );
}

/** Beside the square or above it, a square away, so that the neighbouring squares stay visible. */
function placeBeside(spot: DOMRect, room: DOMRect, own: DOMRect): { readonly left: number; readonly top: number } {
  const within = (value: number, length: number, whole: number) => Math.max(GAP, Math.min(whole - length - GAP, value));
  const away = Math.min(spot.width, 80) + GAP;
  const middle = {
    left: within(spot.left - room.left + spot.width / 2 - own.width / 2, own.width, room.width),
    top: within(spot.top - room.top + spot.height / 2 - own.height / 2, own.height, room.height),
  };
  const right = spot.right - room.left + away;
  if (right + own.width <= room.width - GAP) return { left: right, top: middle.top };
  const left = spot.left - room.left - away - own.width;
  if (left >= GAP) return { left, top: middle.top };
  const above = spot.top - room.top - away - own.height;
  if (above >= GAP) return { left: middle.left, top: above };
  return { left: middle.left, top: within(spot.bottom - room.top + away, own.height, room.height) };
}
