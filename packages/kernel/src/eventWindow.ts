import { call, type Run } from './advance.ts';
import { type AnswerIn, type AskIn, ask, type Question } from './ask.ts';
import type { Plain } from './plain.ts';
import { type AnyReturned, type Done, done } from './procedure.ts';
import type { CoreState, Frame, Seat } from './state.ts';
import type { Happening } from './told.ts';

/**
 * Something that cards may answer: it is declared, may be replaced, may be cancelled by the seats in turn, is carried
 * out, and may be reacted to. A response is such an event itself, so a cancellation can be cancelled: one more frame.
 */
export type EventFrame<E extends Plain = Plain> = Frame & {
  readonly op: 'event';
  at: 'replace' | 'offer' | 'answered' | 'resolve' | 'react' | 'reacted';
  /** What is declared, with its targets and choices. */
  event: E;
  readonly by: Seat;
  /** Whose answer is awaited, counted in seats clockwise from the declaring one. */
  turn: number;
  cancelled: boolean;
};

/**
 * How an event ended: something else took its place, it was called off, or it was carried out; and a response that was
 * carried out may cancel what it answers.
 */
export type EventEnd = 'replaced' | 'calledOff' | 'carriedOut' | 'cancels';

/** What an event returns to its caller: how it ended, and what it was by then. */
export type EventValue<E extends Plain = Plain> = { readonly end: EventEnd; readonly event: E };

/** What a game says about its events. Functions without effect decide, the others act. */
export interface EventRules<
  S extends CoreState,
  H extends Happening,
  E extends Plain,
  B extends AnyReturned = AnyReturned,
> {
  /** Replacement effects: may change `frame.event`, or do something else instead and return true. */
  replace(run: Run<S, H, B>, frame: EventFrame<E>): boolean;
  /**
   * The question that lets a seat respond, or null if its hand could not hold any answer. A hidden hand that *could*
   * hold one is asked even if it holds none: asking only holders would tell the table who holds one.
   */
  mayRespond(state: S, frame: EventFrame<E>, seat: Seat): Question<AskIn<S>> | null;
  /**
   * The response that an answer declares, or null for a pass. Its costs are paid here. A game that plays its responses by a
   * procedure of its own calls that one and returns null; it must return an EventValue.
   */
  respond(run: Run<S, H, B>, frame: EventFrame<E>, seat: Seat, answer: AnswerIn<S>): E | null;
  carryOut(run: Run<S, H, B>, frame: EventFrame<E>): void;
  /** Is this a response that, once carried out, cancels what it answers? */
  cancels(event: E): boolean;
  /** The event does not take place: give back or keep its costs. */
  callOff(run: Run<S, H, B>, frame: EventFrame<E>): void;
  /** The question that lets a seat react to what has been carried out, or null. */
  mayReact(state: S, frame: EventFrame<E>, seat: Seat): Question<AskIn<S>> | null;
  react(run: Run<S, H, B>, frame: EventFrame<E>, seat: Seat, answer: AnswerIn<S>): void;
  players(state: S): number;
}

export function eventFrame<E extends Plain>(event: E, by: Seat): EventFrame<E> {
  return { op: 'event', at: 'replace', event, by, turn: 1, cancelled: false };
}

/** The steps of the window; in a game's values stands `event: EventValue<…>`. */
type EventSteps<R, E extends Plain> = {
  readonly [At in EventFrame['at']]: (run: R, frame: EventFrame<E>) => EventFrame['at'] | Done<EventValue<E>>;
};

/** The one procedure by which all events run: replace, cancel, apply, react. */
export function eventProcedure<S extends CoreState, H extends Happening, E extends Plain, B extends AnyReturned>(
  rules: EventRules<S, H, E, B>,
): EventSteps<Run<S, H, B>, E> {
  return {
    replace(run, frame) {
      return rules.replace(run, frame) ? ended('replaced', frame) : 'offer';
    },

    // Seats clockwise, the declaring one last. The window closes when all have passed since it was last opened.
    offer(run, frame) {
      if (isCancelling(run)) frame.cancelled = true;
      const players = rules.players(run.state);
      for (; !frame.cancelled && frame.turn <= players; frame.turn++) {
        const question = rules.mayRespond(run.state, frame, (frame.by + frame.turn) % players);
        if (question === null) continue;
        ask<S>(run.state, question);
        return 'answered';
      }
      return 'resolve';
    },

    // A response is settled completely first; if it does not cancel the event, the window opens anew for every seat.
    answered(run, frame) {
      const seat = (frame.by + frame.turn) % rules.players(run.state);
      const response = rules.respond(run, frame, seat, run.answers[0] as AnswerIn<S>);
      frame.turn = response === null ? frame.turn + 1 : 1;
      if (response !== null) call(run.state, eventFrame(response, seat));
      return 'offer';
    },

    resolve(run, frame) {
      frame.turn = 0;
      if (frame.cancelled) {
        rules.callOff(run, frame);
        return ended('calledOff', frame);
      }
      rules.carryOut(run, frame);
      return 'react';
    },

    // Each seat once, clockwise from the declaring one.
    react(run, frame) {
      const players = rules.players(run.state);
      for (; frame.turn < players; frame.turn++) {
        const question = rules.mayReact(run.state, frame, (frame.by + frame.turn) % players);
        if (question === null) continue;
        ask<S>(run.state, question);
        return 'reacted';
      }
      return ended(rules.cancels(frame.event) ? 'cancels' : 'carriedOut', frame);
    },

    reacted(run, frame) {
      const seat = (frame.by + frame.turn) % rules.players(run.state);
      frame.turn++;
      rules.react(run, frame, seat, run.answers[0] as AnswerIn<S>);
      return 'react';
    },
  };
}

function ended<E extends Plain>(end: EventEnd, { event }: EventFrame<E>): Done<EventValue<E>> {
  return done({ end, event });
}

/** Has a response just come back that cancels the event? It may have been played by a procedure of the game's own. */
function isCancelling({ returned }: Pick<Run, 'returned'>): boolean {
  return (returned?.value as Partial<EventValue> | null)?.end === 'cancels';
}
