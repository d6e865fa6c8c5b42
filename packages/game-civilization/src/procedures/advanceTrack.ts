import { call, type Procedure, type Seat, tell } from '@tessera/kernel';
import { TRACK_DECK, TRACK_END, TRACK_EVENT, TRACK_GREAT_PERSON, TRACK_KIND } from '../data/faces.ts';
import type { AdvanceTrack } from '../state/frames/advanceTrack.ts';
import { gainingPerson } from '../state/frames/gainPerson.ts';
import { playerOf, type StepContext } from '../state.ts';
import { drawEvent } from '../verbs/drawEvent.ts';
import { reachVictory } from '../verbs/victory.ts';

export const advanceTrack: Procedure<StepContext, AdvanceTrack> = {
  step(context, { seat }) {
    const { state } = context;
    const player = playerOf(state, seat);
    if (player.track >= TRACK_END) return null;
    player.track++;
    tell(context, { kind: 'trackAdvanced', seat, space: player.track });
    const kind = TRACK_KIND[player.track];
    if (kind === TRACK_EVENT) drawEvent(context, seat, TRACK_DECK[player.track] as number);
    else if (kind === TRACK_GREAT_PERSON) call(state, gainingPerson(seat));
    else enterVictorySpace(context, seat);
    return null;
  },
};

/** VIC-001; with the advanced tie-break the space also gives an event of the third deck (VAR-015). */
function enterVictorySpace(context: StepContext, seat: Seat): void {
  reachVictory(context, seat, 'culture');
  if (context.state.outcome === null) drawEvent(context, seat, TRACK_DECK[TRACK_END] as number);
}
