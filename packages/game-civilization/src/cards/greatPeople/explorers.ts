import { type Seat, tellSeats } from '@tessera/kernel';
import { faceOf, isHut, isVillage } from '../../board/pieces.ts';
import type { Happening } from '../../happenings.ts';
import { markerName } from '../../rules/hiddenPieces.ts';
import { playerOf, type State } from '../../state.ts';
import { noChoice, type Play } from '../play.ts';

type Seen = Extract<Happening, { readonly kind: 'markersSeen' }>;

/** RUL-315: only the news of this moment shows the faces, and only to his owner: they are hidden again afterwards (RUL-010). */
export const zhengHe: Play = {
  choices: noChoice,
  isPossible: (state, seat) => markersOnMap(state).length > 0 || markersOfOthers(state, seat).length > 0,
  resolve(context, seat) {
    const known = { kind: 'markersSeen', seat, onMap: null, held: null } as const;
    const { state } = context;
    const seen: Seen = { ...known, onMap: markersOnMap(state), held: markersOfOthers(state, seat) };
    tellSeats(context, [seat], seen, known);
  },
};

function markersOnMap({ pieces }: State): NonNullable<Seen['onMap']> {
  const seen: { square: number; marker: string }[] = [];
  for (let square = 0; square < pieces.length; square++) {
    const piece = pieces[square] as number;
    if (isHut(piece) || isVillage(piece)) seen.push({ square, marker: markerName(faceOf(piece)) });
  }
  return seen;
}

/** The markers of all other players who have any. */
function markersOfOthers(state: State, seat: Seat): NonNullable<Seen['held']> {
  const seen: { seat: Seat; markers: string[] }[] = [];
  for (let other = 0; other < state.players.length; other++) {
    const { markers } = playerOf(state, other);
    if (other !== seat && markers.length > 0) seen.push({ seat: other, markers: markers.map(markerName) });
  }
  return seen;
}
