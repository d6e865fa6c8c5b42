import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Popover } from 'react-aria-components';
import './overlays.css';

/** Long enough to pass over a word without a card, short enough to reach the card itself. */
const OPENS_AFTER = 180;
const CLOSES_AFTER = 160;

/** A word with a card: on hover, on focus, and on tap. The card may hold links. */
export function HoverCard({
  children,
  card,
  className = 'mention',
  onPress,
}: {
  readonly children: ReactNode;
  readonly card: () => ReactNode;
  readonly className?: string;
  /** What a press does besides showing the card. */
  readonly onPress?: () => void;
}) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [isOpen, setOpen] = useState(false);
  const after = (delay: number, open: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(open), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <>
      <button
        type="button"
        ref={trigger}
        className={className}
        aria-describedby={isOpen ? id : undefined}
        onPointerEnter={(event) => event.pointerType === 'mouse' && after(OPENS_AFTER, true)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && after(CLOSES_AFTER, false)}
        onFocus={(event) => event.target.matches(':focus-visible') && after(0, true)}
        onBlur={() => after(CLOSES_AFTER, false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return;
          event.preventDefault();
          event.stopPropagation();
          after(0, false);
        }}
        onClick={() => {
          after(0, true);
          onPress?.();
        }}
      >
        {children}
      </button>
      <Popover
        className="hover-card card"
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={setOpen}
        isNonModal
        placement="top"
        offset={6}
      >
        {isOpen && (
          <div
            id={id}
            className="hover-card-body"
            onPointerEnter={() => clearTimeout(timer.current)}
            onPointerLeave={(event) => event.pointerType === 'mouse' && after(CLOSES_AFTER, false)}
          >
            {card()}
          </div>
        )}
      </Popover>
    </>
  );
}
