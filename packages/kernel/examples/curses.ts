import {
  type AnswerOf,
  type AskOf,
  ask,
  type CoreState,
  call,
  cancelEvent,
  conclude,
  coreState,
  type EventFrame,
  type EventRules,
  eventFrame,
  eventProcedure,
  type GameTypes,
  type Happening,
  type Procedure,
  proceduresOf,
  type Run,
  type Seat,
  tell,
} from '@tessera/kernel';
import { sketch } from './sketch.ts';

/** Curse a neighbour; a charm from anyone's hand stops a curse, or another charm. */
type Decisions = {
  readonly curse: { readonly ask: object; readonly answer: { readonly on: Seat } };
  readonly charm: { readonly ask: object; readonly answer: { readonly play: boolean } };
};

export type Spell = { readonly spell: 'curse'; readonly on: Seat } | { readonly spell: 'charm' };

interface Night {
  readonly op: 'night';
  at: 'choose' | 'cast' | 'dawn';
  seat: Seat;
}

export interface State extends CoreState<Night | EventFrame<Spell>, AskOf<Decisions>, AnswerOf<Decisions>> {
  charms: number[];
  cursed: Seat[];
}

export interface News extends Happening {
  readonly kind: 'charmPlayed' | 'cursed' | 'calledOff';
  readonly seat: Seat;
}

export interface Curses extends GameTypes {
  readonly state: State;
  readonly happening: News;
}

// #region cast
const night: Procedure<Run<State, News>, Night> = {
  choose({ state }, frame) {
    ask(state, { kind: 'curse', seat: frame.seat });
    return 'cast';
  },
  cast({ state, answers }, frame) {
    const { on } = answers[0] as AnswerOf<Decisions, 'curse'>;
    call(state, eventFrame<Spell>({ spell: 'curse', on }, frame.seat));
    return 'dawn';
  },
  dawn({ state }) {
    conclude(state, { reason: 'dawn', winners: [] });
    return null;
  },
};
// #endregion

// #region window
const rules: EventRules<State, News, Spell> = {
  players: (state) => state.charms.length,
  replace: () => false,
  // Asked is whoever holds any card at all: nobody learns which.
  mayRespond: (state, _frame, seat) => ((state.charms[seat] ?? 0) > 0 ? { kind: 'charm', seat } : null),
  respond(run, _frame, seat, answer) {
    if (!(answer as AnswerOf<Decisions, 'charm'>).play) return null;
    run.state.charms[seat] = (run.state.charms[seat] ?? 0) - 1;
    tell(run, { kind: 'charmPlayed', seat });
    return { spell: 'charm' };
  },
  carryOut(run, frame) {
    if (frame.event.spell === 'charm') return cancelEvent(run.state, frame);
    run.state.cursed.push(frame.event.on);
    tell(run, { kind: 'cursed', seat: frame.event.on });
  },
  callOff: (run, frame) => tell(run, { kind: 'calledOff', seat: frame.by }),
  mayReact: () => null,
  react: () => {},
};
// #endregion

export const curses = sketch<Curses>({
  id: 'curses',
  procedures: proceduresOf<Run<State, News>, Night | EventFrame<Spell>>({ night, event: eventProcedure(rules) }),
  blank: ({ players }) => ({
    ...coreState(1, 1),
    stack: [{ op: 'night', at: 'choose', seat: 0 }],
    charms: new Array<number>(players).fill(1),
    cursed: [],
  }),
  options: (state, { kind, seat }) =>
    kind === 'curse'
      ? state.charms.map((_, on) => ({ on })).filter(({ on }) => on !== seat)
      : [{ play: false }, { play: true }],
});
