import {
  type AnswerOf,
  type AskOf,
  answerReader,
  ask,
  type CoreState,
  call,
  conclude,
  coreState,
  type DeclarationFrame,
  type DeclarationRules,
  type DeclarationValue,
  declarationFrame,
  declarationProcedure,
  type GameTypes,
  type Happening,
  type Procedure,
  proceduresOf,
  type Returned,
  type Seat,
  type StepContext,
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

export interface State extends CoreState<Night | DeclarationFrame<Spell>, AskOf<Decisions>, AnswerOf<Decisions>> {
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
type Context = StepContext<State, News, Returned<{ declaration: DeclarationValue<Spell> }>>;

const night: Procedure<Context, Night> = {
  choose({ state }, frame) {
    ask(state, { kind: 'curse', seat: frame.seat });
    return 'cast';
  },
  cast(context, frame) {
    const { on } = answerTo(context, 'curse');
    call(context.state, declarationFrame<Spell>({ spell: 'curse', on }, frame.seat));
    return 'dawn';
  },
  dawn(context) {
    const { end } = valueFrom(context, 'declaration');
    conclude(context.state, { reason: end === 'calledOff' ? 'quietNight' : 'dawn', winners: [] });
    return null;
  },
};
// #endregion

// #region window
const rules: DeclarationRules<State, News, Spell> = {
  players: (state) => state.charms.length,
  replace: () => false,
  // Every seat that holds any card is asked, so nobody learns which card it is.
  mayRespond: (state, _frame, seat) => ((state.charms[seat] ?? 0) > 0 ? { kind: 'charm', seat } : null),
  respond(context, _frame, seat) {
    if (!answerTo(context, 'charm').play) return null;
    context.state.charms[seat] = (context.state.charms[seat] ?? 0) - 1;
    tell(context, { kind: 'charmPlayed', seat });
    return { spell: 'charm' };
  },
  carryOut(context, frame) {
    if (frame.declared.spell === 'charm') return;
    context.state.cursed.push(frame.declared.on);
    tell(context, { kind: 'cursed', seat: frame.declared.on });
  },
  cancels: ({ spell }) => spell === 'charm',
  callOff: (context, frame) => tell(context, { kind: 'calledOff', seat: frame.by }),
  mayReact: () => null,
  react: () => {},
};
// #endregion

export const curses = sketch<Curses>({
  id: 'curses',
  procedures: proceduresOf<Context, Night | DeclarationFrame<Spell>>({
    night,
    declaration: declarationProcedure(rules),
  }),
  initialState: ({ players }) => ({
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
