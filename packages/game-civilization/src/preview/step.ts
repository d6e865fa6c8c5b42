import { asking, call, type PlainObject, running, type Seat } from '@tessera/kernel';
import { armiesAt, scoutsAt } from '../board/figures.ts';
import { groupAt, newestScouts, someOf } from '../board/groups.ts';
import { faceOf, isHut, isRelic } from '../board/pieces.ts';
import { CITY_MARKER_KINDS } from '../data/cityMarkers.ts';
import { relicId, techIndex } from '../data/faces.ts';
import { whyNotStep } from '../decisions/movementReasons.ts';
import { learnTech } from '../procedures/learnTech.ts';
import { move, moving, partyOf, stepTo } from '../procedures/move.ts';
import { whyNotDisband } from '../rules/disbanding.ts';
import { reachOf } from '../rules/reach.ts';
import { canGoOn } from '../rules/steps.ts';
import { learning } from '../state/frames/learnTech.ts';
import type { Move } from '../state/frames/move.ts';
import { playerOf, type State, type StepContext } from '../state.ts';
import { disband } from '../verbs/disband.ts';
import { arrivals } from './arrival.ts';
import { changes } from './changes.ts';
import type { Fact } from './facts.ts';
import { badIntent, isCount, isSquare, type Previewer } from './intent.ts';
import { trial } from './trial.ts';

/**
 * What a moving group does next. Its `to` may be any square in reach: then the facts are those of arriving there with the
 * movement that is left by then.
 */
export const previewStep: Previewer = (state, { seat, about, answer, isOpen }) => {
  const frame = isOpen ? asking(state, 'move') : frameFor(state, seat, about);
  if (frame === null) return badIntent('about { square, armies, scouts, left }');
  switch (answer['do']) {
    case 'to':
      return previewTo(state, frame, answer);
    case 'stop':
      return { refusal: null, facts: arriving(state, frame, null) };
    case 'discover': {
      const { square } = answer;
      if (!isSquare(state, square)) return badIntent('{ do, square }');
      const rules = ['EXPL-001', 'EXPL-002'];
      return { refusal: null, facts: [{ fact: 'discovery', square, from: frame.square, steps: 1, rules }] };
    }
    case 'sacrifice': {
      const tech = techIndex(answer['tech']);
      if (tech < 0 || playerOf(state, seat).techs.includes(tech)) return badIntent('{ do, square, tech }');
      const after = trial(state, (context) => void learnTech.learn(context, learning(seat, tech)));
      return { refusal: null, facts: changes(state, after).filter((fact) => fact.seat === seat) };
    }
    case 'leave':
      return { refusal: null, facts: [] };
    case 'disband':
      return previewDisbanding(state, frame, answer);
    default:
      return badIntent('{ do: to | discover | leave | sacrifice | disband | stop }');
  }
};

/** A group as the question would describe it. */
function frameFor(state: State, seat: Seat, { square, armies, scouts, left }: PlainObject): Move | null {
  if (!isSquare(state, square) || !isCount(armies) || !isCount(scouts) || !isCount(left)) return null;
  const player = playerOf(state, seat);
  if (armies + scouts === 0 || armies > armiesAt(player, square) || scouts > scoutsAt(player, square)) return null;
  return {
    ...moving(state, seat, square, 0, 0),
    armies: someOf(groupAt(player.armies, square), armies),
    scouts: newestScouts(player, groupAt(player.scouts, square), scouts),
    left,
  };
}

function previewTo(state: State, frame: Move, answer: PlainObject): ReturnType<Previewer> {
  const { square } = answer;
  if (!isSquare(state, square) || Object.keys(answer).length !== 2) return badIntent('{ do, square }');
  const { seat, armies, scouts } = partyOf(state, frame);
  const steps = reachOf(state, seat, frame.square, armies, scouts, frame.left).points[square] as number;
  if (steps < 1) return { refusal: whyNotStep(state, frame, answer), facts: [] };
  return { refusal: null, facts: arriving(state, { ...frame, left: frame.left - steps + 1 }, square) };
}

/** DIS-001: what is different without the figures. */
function previewDisbanding(state: State, frame: Move, answer: PlainObject): ReturnType<Previewer> {
  const { armies, scouts } = answer;
  const marker = CITY_MARKER_KINDS.find((kind) => kind === answer['marker']) ?? null;
  if (!isCount(armies) || !isCount(scouts) || marker !== answer['marker']) {
    return badIntent('{ do, armies, scouts, marker }');
  }
  const refusal = whyNotDisband(state, partyOf(state, frame), armies, scouts, marker);
  if (refusal !== null) return { refusal, facts: [] };
  const after = trial(state, (context) => disband(context, { ...frame }, armies, scouts, marker));
  return { refusal, facts: changes(state, after) };
}

/** The group enters a square, or ends where it is: what happens there, and what has changed then. */
function arriving(state: State, start: Move, to: number | null): Fact[] {
  const facts: Fact[] = [];
  const after = trial(state, (context) => {
    // The frame in the copied stack, so that effects on the group reach it there, and that it is on its way (RUL-390).
    const top = running(context.state);
    const isMoving = top?.op === 'move' && top.seat === start.seat;
    const frame: Move = isMoving ? Object.assign(top, start) : { ...start };
    if (!isMoving) call(context.state, frame);
    if (to !== null) stepTo(context, frame, to);
    if (context.state.outcome !== null || !hasEnded(context, frame, to)) return;
    const { square } = frame;
    facts.push({ fact: 'stop', square, rules: ['MOVE-005'] });
    move.end(context, frame);
    resolve(context, frame, facts);
  });
  return [...facts, ...changes(state, after)];
}

/** Is the movement over: the square stops the group, or it can do nothing more there (RUL-110)? */
function hasEnded(context: StepContext, frame: Move, to: number | null): boolean {
  if (to === null || move.arrived(context, frame) === 'end') return true;
  return !canGoOn(context.state, partyOf(context.state, frame), frame.left, frame.hasActed);
}

/** Everything in the square, one after the other, up to the first question or battle (MOVE-020 to MOVE-024). */
function resolve(context: StepContext, frame: Move, facts: Fact[]): void {
  const { seat, square } = frame;
  for (;;) {
    const before = running(context.state);
    const piece = context.state.pieces[square] as number;
    const next = move.resolve(context, frame);
    const found = arrivals(context, seat, square, before);
    facts.push(...found);
    if (context.state.pieces[square] !== piece) {
      if (isHut(piece)) facts.push({ fact: 'hut', square, rules: ['HUT-001'] });
      if (isRelic(piece)) facts.push({ fact: 'relic', square, relic: relicId(faceOf(piece)), rules: ['REL-005'] });
    }
    if (next !== 'resolve' || found.length > 0 || context.state.outcome !== null) return;
  }
}
