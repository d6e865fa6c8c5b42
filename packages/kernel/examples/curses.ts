import {
  type AnswerOf,
  type AskOf,
  answerReader,
  ask,
  type CoreState,
  call,
  conclude,
  coreState,
  type EventFrame,
  type EventRules,
  type EventValue,
  eventFrame,
  eventProcedure,
  type GameTypes,
  type Happening,
  type Procedure,
  proceduresOf,
  type Returned,
  type Run,
  type Seat,
  tell,
  valueFrom,
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

const answerTo = answerReader<Decisions>();

// #region cast
type Runner = Run<State, News, Returned<{ event: EventValue<Spell> }>>;

const night: Procedure<Runner, Night> = {
  choose({ state }, frame) {
    ask(state, { kind: 'curse', seat: frame.seat });
    return 'cast';
  },
  cast(run, frame) {
    const { on } = answerTo(run, 'curse');
    call(run.state, eventFrame<Spell>({ spell: 'curse', on }, frame.seat));
    return 'dawn';
  },
  dawn(run) {
    const { end } = valueFrom(run, 'event');
    conclude(run.state, { reason: end === 'calledOff' ? 'quietNight' : 'dawn', winners: [] });
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
  respond(run, _frame, seat) {
    if (!answerTo(run, 'charm').play) return null;
    run.state.charms[seat] = (run.state.charms[seat] ?? 0) - 1;
    tell(run, { kind: 'charmPlayed', seat });
    return { spell: 'charm' };
  },
  carryOut(run, frame) {
    if (frame.event.spell === 'charm') return;
    run.state.cursed.push(frame.event.on);
    tell(run, { kind: 'cursed', seat: frame.event.on });
  },
  cancels: ({ spell }) => spell === 'charm',
  callOff: (run, frame) => tell(run, { kind: 'calledOff', seat: frame.by }),
  mayReact: () => null,
  react: () => {},
};
// #endregion

export const curses = sketch<Curses>({
  id: 'curses',
  procedures: proceduresOf<Runner, Night | EventFrame<Spell>>({ night, event: eventProcedure(rules) }),
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
