import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import type { Extent } from './camera.ts';
import type { PanZoom } from './usePanZoom.ts';
import { useRoving } from './useRoving.ts';
import './panZoomStage.css';

/**
 * A drawing in a frame: panned and zoomed by pointer, wheel and keys (+, −, 0), and walked through by the arrow keys.
 * The focused element is brought into view.
 */
export function PanZoomStage({
  name,
  label,
  frame,
  panZoom,
  extentOf,
  onKeyDown,
  defs,
  over,
  children,
}: {
  /** The prefix of the board's own class names. */
  readonly name: string;
  readonly label: string;
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly panZoom: PanZoom;
  /** Where the element of a `data-rove` lies in the drawing; null if unknown. */
  readonly extentOf: (rove: string) => Extent | null;
  /** Receives keys before the stage does. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** Definitions that the drawing refers to. */
  readonly defs?: ReactNode;
  /** What lies over the drawing and does not move with it. */
  readonly over?: ReactNode;
  /** The drawing. */
  readonly children: ReactNode;
}) {
  const root = useRef<SVGSVGElement>(null);
  const roving = useRoving(root);
  const keys = (event: KeyboardEvent) => {
    onKeyDown?.(event);
    roving.onKeyDown(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') panZoom.zoom('in');
    else if (event.key === '-') panZoom.zoom('out');
    else if (event.key === '0') panZoom.fit();
    else return;
    event.preventDefault();
  };
  const focus = (event: FocusEvent) => {
    roving.onFocus(event);
    const extent = extentOf(event.target.closest<SVGElement>('[data-rove]')?.dataset['rove'] ?? '');
    if (extent !== null) panZoom.reveal(extent);
  };
  return (
    <div
      className={`stage-frame ${name}-frame`}
      ref={frame}
      data-moving={panZoom.isMoving || undefined}
      {...panZoom.handlers}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is not a fieldset. */}
      <svg
        ref={root}
        className={`stage-map ${name}-map`}
        role="group"
        aria-label={label}
        onKeyDown={keys}
        onFocus={focus}
        onBlur={roving.onBlur}
      >
        {defs}
        {panZoom.isMeasured && (
          <g className="stage-world" style={{ transform: panZoom.transform }}>
            {children}
          </g>
        )}
      </svg>
      {over}
    </div>
  );
}
