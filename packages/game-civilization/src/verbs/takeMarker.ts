import { call, reveal, type Seat, tell, tellSeats } from '@tessera/kernel';
import { faceOf, isHut, isVillage, NO_PIECE } from '../board/pieces.ts';
import { CIVILIZATION_MARKER_CULTURE } from '../data/amounts.ts';
import { markerId } from '../data/faces.ts';
import { isKept } from '../rules/markers.ts';
import { turnedUp } from '../state/frames/turnedMarker.ts';
import { playerOf, type StepContext } from '../state.ts';
import { gainCulture } from './goods.ts';

/**
 * The explorer takes the marker of a hut, or of a village whose barbarians are beaten, and looks at it (HUT-001, HUT-009). A
 * resource is kept face down, and so is what is used later; any other is turned up, leaves the game and takes effect. China
 * gains culture (RUL-255).
 */
export function takeMarker(context: StepContext, seat: Seat, square: number): void {
  const { state } = context;
  const piece = state.pieces[square] as number;
  if (!isHut(piece) && !isVillage(piece)) return;
  const player = playerOf(state, seat);
  const marker = faceOf(piece);
  state.pieces[square] = NO_PIECE;
  reveal(context);
  const known = { kind: isHut(piece) ? 'hutExplored' : 'villageConquered', seat, square, marker: null } as const;
  if (isKept(marker)) {
    player.markers.push(marker);
    tellSeats(context, [seat], { ...known, marker: markerId(marker) }, known);
  } else {
    state.box.markers.push(marker);
    tell(context, { ...known, marker: markerId(marker) });
    call(state, turnedUp(seat, square, marker));
  }
  gainCulture(context, seat, CIVILIZATION_MARKER_CULTURE[player.civilization] ?? 0);
}
