import type { Seat } from '@tessera/kernel';
import { Mark } from '../parts/Mark.tsx';
import './seatMarks.css';

/** Who sits where, as marks; the text beside them gives the names. */
export function SeatMarks({
  seats,
  size = 14,
}: {
  /** By seat: is it taken? */
  readonly seats: readonly boolean[];
  readonly size?: number;
}) {
  return (
    <span className="seat-marks" aria-hidden="true">
      {seats.map((isTaken, seat) =>
        isTaken ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <Mark key={seat} seat={seat as Seat} size={size} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <i key={seat} className="seat-free" />
        ),
      )}
    </span>
  );
}
