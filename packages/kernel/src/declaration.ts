import { call, type StepContext } from './advance.ts';
import type { Happening } from './announcement.ts';
import { type AnswerIn, type AskIn, ask, type Question } from './ask.ts';
import type { Plain } from './plain.ts';
import { type AnyReturned, type Done, done } from './procedure.ts';
import type { CoreState, Frame, Seat } from './state.ts';

/**
 * Something declared that cards may answer: it may be replaced, the seats in turn may cancel it, it is carried out, and
 * seats may react to it. A response is a declaration too, so a cancellation can be cancelled: one more frame.
 */
export type DeclarationFrame<E extends Plain = Plain> = Frame & {
  readonly op: 'declaration';
  at: 'replace' | 'offer' | 'answered' | 'resolve' | 'react' | 'reacted';
  /** What is declared, with its targets and choices. */
  declared: E;
  readonly by: Seat;
  /** Whose answer is awaited, counted in seats clockwise from the declaring seat. */
  turn: number;
  cancelled: boolean;
};

/**
 * How a declaration ended: something else took its place, it was called off, or it was carried out. A response that was
 * carried out may cancel what it answers.
 */
export type DeclarationEnd = 'replaced' | 'calledOff' | 'carriedOut' | 'cancels';

/** What a declaration returns to its caller: how it ended, and what was declared by then. */
export type DeclarationValue<E extends Plain = Plain> = { readonly end: DeclarationEnd; readonly declared: E };

/** A game's rules for what it declares. `cancels`, `mayRespond`, `mayReact` and `players` only decide; the others act. */
export interface DeclarationRules<
  S extends CoreState,
  H extends Happening,
  E extends Plain,
  B extends AnyReturned = AnyReturned,
> {
  /** Replacement effects: may change `frame.declared`, or do something else instead and return true. */
  replace(context: StepContext<S, H, B>, frame: DeclarationFrame<E>): boolean;
  /**
   * The question that lets a seat respond, or null if its hand could not hold a response. A seat with a hidden hand that
   * *could* hold one is asked even if it does not: asking only the holders would reveal them.
   */
  mayRespond(state: S, frame: DeclarationFrame<E>, seat: Seat): Question<AskIn<S>> | null;
  /**
   * The response that an answer declares, or null for a pass. Its costs are paid here. A game with its own procedure for
   * responses calls that procedure and returns null here; the procedure must return a DeclarationValue.
   */
  respond(context: StepContext<S, H, B>, frame: DeclarationFrame<E>, seat: Seat, answer: AnswerIn<S>): E | null;
  carryOut(context: StepContext<S, H, B>, frame: DeclarationFrame<E>): void;
  /** Is this a response that, once carried out, cancels what it answers? */
  cancels(declared: E): boolean;
  /** What was declared does not take place: give back or keep its costs. */
  callOff(context: StepContext<S, H, B>, frame: DeclarationFrame<E>): void;
  /** The question that lets a seat react to what has been carried out, or null. */
  mayReact(state: S, frame: DeclarationFrame<E>, seat: Seat): Question<AskIn<S>> | null;
  react(context: StepContext<S, H, B>, frame: DeclarationFrame<E>, seat: Seat, answer: AnswerIn<S>): void;
  players(state: S): number;
}

export function declarationFrame<E extends Plain>(declared: E, by: Seat): DeclarationFrame<E> {
  return { op: 'declaration', at: 'replace', declared, by, turn: 1, cancelled: false };
}

/** The steps of a declaration; a game's values have `declaration: DeclarationValue<…>`. */
type DeclarationSteps<R, E extends Plain> = {
  readonly [At in DeclarationFrame['at']]: (
    context: R,
    frame: DeclarationFrame<E>,
  ) => DeclarationFrame['at'] | Done<DeclarationValue<E>>;
};

/** The procedure of every declaration: replace, cancel, apply, react. */
export function declarationProcedure<S extends CoreState, H extends Happening, E extends Plain, B extends AnyReturned>(
  rules: DeclarationRules<S, H, E, B>,
): DeclarationSteps<StepContext<S, H, B>, E> {
  return {
    replace(context, frame) {
      return rules.replace(context, frame) ? ended('replaced', frame) : 'offer';
    },

    // Seats clockwise, the declaring seat last. The window closes when all have passed since it last opened.
    offer(context, frame) {
      if (isCancelling(context)) frame.cancelled = true;
      const players = rules.players(context.state);
      for (; !frame.cancelled && frame.turn <= players; frame.turn++) {
        const question = rules.mayRespond(context.state, frame, (frame.by + frame.turn) % players);
        if (question === null) continue;
        ask<S>(context.state, question);
        return 'answered';
      }
      return 'resolve';
    },

    // A response is settled completely first. If it does not cancel what was declared, the window opens again for every seat.
    answered(context, frame) {
      const seat = (frame.by + frame.turn) % rules.players(context.state);
      const response = rules.respond(context, frame, seat, context.answers[0] as AnswerIn<S>);
      frame.turn = response === null ? frame.turn + 1 : 1;
      if (response !== null) call(context.state, declarationFrame(response, seat));
      return 'offer';
    },

    resolve(context, frame) {
      frame.turn = 0;
      if (frame.cancelled) {
        rules.callOff(context, frame);
        return ended('calledOff', frame);
      }
      rules.carryOut(context, frame);
      return 'react';
    },

    // Each seat once, clockwise from the declaring seat.
    react(context, frame) {
      const players = rules.players(context.state);
      for (; frame.turn < players; frame.turn++) {
        const question = rules.mayReact(context.state, frame, (frame.by + frame.turn) % players);
        if (question === null) continue;
        ask<S>(context.state, question);
        return 'reacted';
      }
      return ended(rules.cancels(frame.declared) ? 'cancels' : 'carriedOut', frame);
    },

    reacted(context, frame) {
      const seat = (frame.by + frame.turn) % rules.players(context.state);
      frame.turn++;
      rules.react(context, frame, seat, context.answers[0] as AnswerIn<S>);
      return 'react';
    },
  };
}

function ended<E extends Plain>(end: DeclarationEnd, { declared }: DeclarationFrame<E>): Done<DeclarationValue<E>> {
  return done({ end, declared });
}

/** Has a response just returned that cancels what was declared? It may come from the game's own procedure for responses. */
function isCancelling({ returned }: Pick<StepContext, 'returned'>): boolean {
  return (returned?.value as Partial<DeclarationValue> | null)?.end === 'cancels';
}
