import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { useFrame } from '../frame/frameContext.tsx';
import { RuleLink, Said } from '../words/Said.tsx';
import { useTableSay } from '../words/tableWords.ts';
import { type Explanation, WHY_NOT } from './explanation.ts';
import { around, type Box, freePlace, type Spot } from './freePlace.ts';
import '../../parts/overlays.css';

/** What the card never covers: everything lit, and other places with answers. */
const SEEN = '.table [data-lit], .bar, .bar-above > *, .bar-place > *';
const GAP = 6;
/** A finger covers what is beside the element that it touches. */
const FINGER = 44;
const EDGE = 8;

/** Explains why not, beside the element in question; the rule's number, or a key, opens the help at the rule. */
export function WhyNotCard() {
  const { explanation } = useFrame().explaining;
  if (explanation === null || explanation.isInBar) return null;
  return <Card explanation={explanation} />;
}

function Card({ explanation }: { readonly explanation: Explanation }) {
  const say = useTableSay();
  const { explaining, tableView } = useFrame();
  const card = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const { toBar, clear } = explaining;
  useLayoutEffect(() => {
    const lay = () => {
      const place = card.current === null ? null : placeFor(card.current, explanation);
      if (place === null) toBar();
      else setSpot(place);
    };
    lay();
    addEventListener('resize', lay);
    // The map moves to what gets the focus by keys.
    addEventListener('transitionend', lay);
    return () => {
      removeEventListener('resize', lay);
      removeEventListener('transitionend', lay);
    };
  }, [explanation, toBar]);
  const style: CSSProperties = spot === null ? { left: 0, top: 0, visibility: 'hidden' } : spot;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click puts it away, as a click anywhere does.
    // biome-ignore lint/a11y/useKeyWithClickEvents: by key it is Escape.
    <div
      id={WHY_NOT}
      ref={card}
      className="hover-card card why-not"
      style={style}
      onClick={({ target }) => {
        if ((target as Element).closest('button') === null) clear();
      }}
      onPointerEnter={() => explaining.rest(true)}
      onPointerLeave={() => explaining.rest(false)}
    >
      <div className="hover-card-body">
        <b className="why-not-title">{say('ui.table.whyNot')}</b>
        <span className="why-not-reason">
          <Said phrase={explanation.phrase} />
        </span>
        {explanation.rule !== null && (
          <span>
            {say('ui.table.rule')} <RuleLink rule={explanation.rule} onPress={tableView.openRule} />{' '}
            <kbd title={say('ui.table.shortcut.help')}>H</kbd>
          </span>
        )}
      </div>
    </div>
  );
}

/** Beside the element; after a touch, at the lower edge of the board. */
function placeFor(card: HTMLElement, { thing, isTouched }: Explanation): Spot | null {
  const { width, height } = card.getBoundingClientRect();
  const room = { left: EDGE, top: EDGE, right: innerWidth - EDGE, bottom: innerHeight - EDGE };
  const seen: Box[] = [...document.querySelectorAll(SEEN)]
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0)
    .map((box) => around(box, GAP));
  const box = thing === null ? null : around(thing.getBoundingClientRect(), isTouched ? FINGER : GAP);
  if (box !== null) seen.push(box);
  return freePlace({ width, height }, isTouched || box === null ? lowerEdge(room) : box, room, seen);
}

function lowerEdge(room: Box): Box {
  const board = document.getElementById('main')?.getBoundingClientRect() ?? room;
  return { left: board.left, right: board.right, top: board.bottom - 1, bottom: board.bottom };
}
