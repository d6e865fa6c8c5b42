import { ask, call, type Procedure, type Seat, tell } from '@tessera/kernel';
import { TRACK_DECK, TRACK_END, TRACK_EVENT, TRACK_GREAT_PERSON, TRACK_KIND } from '../data/faces.ts';
import { advancePrice } from '../rules/advancePrice.ts';
import { landings, paidLandings } from '../rules/landings.ts';
import type { AdvanceTrack } from '../state/frames/advanceTrack.ts';
import { gainingPerson } from '../state/frames/gainPerson.ts';
import { answerTo } from '../state/questions.ts';
import { playerOf, type State, type StepContext } from '../state.ts';
import { drawEvent } from '../verbs/drawEvent.ts';
import { loseCulture, loseTrade } from '../verbs/goods.ts';
import { reachVictory } from '../verbs/victory.ts';

export const advanceTrack: Procedure<StepContext, AdvanceTrack> = {
  // RUL-311: free advances may skip spaces too.
  step(context, { seat }) {
    const spaces = landings(context.state, seat);
    if (spaces.length > 1) {
      askLanding(context.state, seat, spaces, false);
      return 'skipped';
    }
    for (const space of spaces) enterSpace(context, seat, space);
    return null;
  },

  skipped(context, { seat }) {
    enterSpace(context, seat, answerTo(context, 'landOn').space);
    return null;
  },

  // ART-005 to ART-007: paid in full, with its reward before anything else (RUL-086).
  pay(context, { seat }) {
    const spaces = paidLandings(context.state, seat);
    if (spaces.length > 1) {
      askLanding(context.state, seat, spaces, true);
      return 'paid';
    }
    for (const space of spaces) payAndEnter(context, seat, space);
    return null;
  },

  paid(context, { seat }) {
    payAndEnter(context, seat, answerTo(context, 'landOn').space);
    return null;
  },
};

function askLanding(state: State, seat: Seat, spaces: readonly number[], pays: boolean): void {
  const free = { culture: 0, trade: 0 };
  const offered = spaces.map((space) => ({ space, ...((pays ? advancePrice(state, seat, space) : null) ?? free) }));
  ask(state, { kind: 'landOn', seat, pays, landings: offered });
}

function payAndEnter(context: StepContext, seat: Seat, space: number): void {
  payAdvance(context, seat, space);
  enterSpace(context, seat, space);
}

/** RUL-311: only the space landed on is paid. */
export function payAdvance(context: StepContext, seat: Seat, space: number): void {
  const price = advancePrice(context.state, seat, space);
  loseCulture(context, seat, price?.culture ?? 0);
  loseTrade(context, seat, price?.trade ?? 0);
}

function enterSpace(context: StepContext, seat: Seat, space: number): void {
  const { state } = context;
  playerOf(state, seat).track = space;
  tell(context, { kind: 'trackAdvanced', seat, space });
  const kind = TRACK_KIND[space];
  if (kind === TRACK_EVENT) drawEvent(context, seat, TRACK_DECK[space] as number);
  else if (kind === TRACK_GREAT_PERSON) call(state, gainingPerson(seat));
  else enterVictorySpace(context, seat);
}

/** VIC-001; with the advanced tie-break the space also gives an event of the third deck (VAR-015). */
function enterVictorySpace(context: StepContext, seat: Seat): void {
  reachVictory(context, seat, 'culture');
  if (context.state.outcome === null) drawEvent(context, seat, TRACK_DECK[TRACK_END] as number);
}
