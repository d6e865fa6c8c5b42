import { call, type Procedure, type Seat, tell } from '@tessera/kernel';
import { TRACK_DECK, TRACK_END, TRACK_EVENT, TRACK_GREAT_PERSON, TRACK_KIND } from '../data/faces.ts';
import type { AdvanceTrack } from '../state/frames/advanceTrack.ts';
import { gainingPerson } from '../state/frames/gainPerson.ts';
import { playerOf, type Runner } from '../state.ts';
import { drawEvent } from '../verbs/drawEvent.ts';
import { reachVictory } from '../verbs/victory.ts';

export const advanceTrack: Procedure<Runner, AdvanceTrack> = {
  step(run, { seat }) {
    const { state } = run;
    const player = playerOf(state, seat);
    if (player.track >= TRACK_END) return null;
    player.track++;
    tell(run, { kind: 'trackAdvanced', seat, space: player.track });
    const kind = TRACK_KIND[player.track];
    if (kind === TRACK_EVENT) drawEvent(run, seat, TRACK_DECK[player.track] as number);
    else if (kind === TRACK_GREAT_PERSON) call(state, gainingPerson(seat));
    else enterVictorySpace(run, seat);
    return null;
  },
};

/** VIC-001; with the advanced tie-break the space also gives an event of the third deck (VAR-015). */
function enterVictorySpace(run: Runner, seat: Seat): void {
  reachVictory(run, seat, 'culture');
  if (run.state.outcome === null) drawEvent(run, seat, TRACK_DECK[TRACK_END] as number);
}
