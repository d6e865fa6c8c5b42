import { STROKES, type StrokeName } from '../src/art/strokes.ts';
import { Logo } from '../src/parts/Brand.tsx';
import { StrokeIcon } from '../src/parts/Icon.tsx';
import { Mark, PLAYER_MARKS, SeatBadge } from '../src/parts/Mark.tsx';
import { Shelf } from './Shelf.tsx';

const SEATS = Array.from({ length: PLAYER_MARKS }, (_, seat) => seat);

/** The marks of the players and the strokes of the interface. */
export function Icons() {
  return (
    <>
      <Shelf title="Marks">
        <Logo size={40} />
        {SEATS.map((seat) => (
          <Mark key={seat} seat={seat} size={22} />
        ))}
        {SEATS.map((seat) => (
          <SeatBadge key={seat} seat={seat} />
        ))}
      </Shelf>
      <Shelf title="Icons">
        {(Object.keys(STROKES) as StrokeName[]).map((name) => (
          <span key={name} title={name}>
            <StrokeIcon of={name} size={22} />
          </span>
        ))}
      </Shelf>
    </>
  );
}
