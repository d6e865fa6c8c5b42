import {
  type AnswerIn,
  type AskIn,
  askAll,
  conclude,
  type Fact,
  type Game,
  illegal,
  isPlainObject,
  openAsks,
  type PlainObject,
  type Seat,
  tell,
} from '../src/index.ts';
import type { Property, PropertySettings } from '../src/testing/index.ts';
import {
  type HarbourFrame,
  type HarbourHappening,
  type HarbourRun,
  type HarbourState,
  type HarbourTypes,
  handOf,
  harbour,
  harbourPromises,
  harbourSteps,
  harbourWith,
} from './propertiesGame.ts';

/** A way to break the game, and what is special about looking at it. */
type Broken = readonly [fault: string, game: Game<HarbourTypes>, settings?: PropertySettings];

/** The game with something else done before a step. */
function doing(at: HarbourFrame['at'], extra: (context: HarbourRun) => void): Game<HarbourTypes> {
  return harbourWith(
    {},
    {
      [at]: (context: HarbourRun, frame: HarbourFrame) => {
        extra(context);
        return harbourSteps[at](context, frame);
      },
    },
  );
}

/** The game with something done to the state in a function that should only look at it. */
function meddling(name: 'options' | 'check' | 'view' | 'clone' | 'resample', meddle: (state: HarbourState) => void) {
  const original = harbour[name] as (state: HarbourState, ...rest: unknown[]) => unknown;
  const changed = (state: HarbourState, ...rest: unknown[]) => {
    meddle(state);
    return original(state, ...rest);
  };
  return harbourWith({ [name]: changed });
}

/** The game with more in its views. */
function showing(more: (state: HarbourState, seat: Seat | null) => object): Game<HarbourTypes> {
  return harbourWith({ view: (state, seat) => ({ ...harbour.view(state, seat), ...more(state, seat) }) });
}

/** The game with fields of its clones, or of its re-dealt states, taken from elsewhere. */
function cloning(fields: (state: HarbourState) => Partial<HarbourState>): Game<HarbourTypes> {
  return harbourWith({ clone: (state) => ({ ...harbour.clone(state), ...fields(state) }) });
}
function redealing(fields: (state: HarbourState, dealt: HarbourState) => Partial<HarbourState>): Game<HarbourTypes> {
  return harbourWith({
    resample(state, seat, generator) {
      const dealt = harbour.resample(state, seat, generator);
      return { ...dealt, ...fields(state, dealt) };
    },
  });
}

/** The game with more facts in its previews. */
function foretelling(more: (state: HarbourState, seat: Seat) => object): Game<HarbourTypes> {
  return harbourWith({
    preview(state, seat, intent) {
      const shown = harbour.preview(state, seat, intent);
      if ('rule' in shown) return shown;
      return { ...shown, facts: [...shown.facts, { fact: 'more', rules: ['H-6'], ...more(state, seat) } as Fact] };
    },
  });
}

/** The game with its options made into others. */
function offering(
  others: (options: readonly PlainObject[], ask: AskIn<HarbourState>, state: HarbourState) => readonly PlainObject[],
): Game<HarbourTypes> {
  return harbourWith({
    options: (state, ask) => others(harbour.options(state, ask), ask, state) as readonly AnswerIn<HarbourState>[],
  });
}

/** Whether this gives a card to a player who has more of them than at the beginning of the round. */
function isLaden(state: HarbourState, answer: unknown): boolean {
  return isPlainObject(answer) && typeof answer['to'] === 'number' && (state.hands[answer['to']]?.length ?? 0) > 3;
}

/** The game with its step for bids asking these seats only. */
function asking(seats: (state: HarbourState) => readonly Seat[]): Game<HarbourTypes> {
  return harbourWith({}, { bid: ({ state }) => askForBids(state, seats(state)) });
}
function askForBids(state: HarbourState, seats: readonly Seat[]): 'bidden' {
  askAll(
    state,
    'sealed',
    seats.map((seat) => ({ kind: 'bid', seat }) as const),
  );
  return 'bidden';
}

function waitForNobody({ state }: HarbourRun): 'bidden' {
  state.pending = { mode: 'sealed', asks: [], answers: [] };
  return 'bidden';
}

/** Memory outside the state, as no game may have it. */
const outside = { counter: 0 };
function countOutside(state: HarbourState): void {
  state.crates[0] = (state.crates[0] ?? 0) + (outside.counter++ % 2);
}

function tellMore(context: HarbourRun, more: object): void {
  tell(context, { kind: 'more', ...more } as unknown as HarbourHappening);
}

function tellEnd(context: HarbourRun): void {
  tell(context, { kind: 'ended' } as unknown as HarbourHappening);
}

/** The game that tells its end, and then does something more. */
export function ending(more: (context: HarbourRun) => void): Game<HarbourTypes> {
  const after = (context: HarbourRun): void => {
    if (context.state.outcome === null) return;
    tellEnd(context);
    more(context);
  };
  return harbourWith(
    {
      act(context, tableAct) {
        const refused = harbour.act(context, tableAct);
        after(context);
        return refused;
      },
    },
    {
      next(context, frame) {
        const next = harbourSteps.next(context, frame);
        after(context);
        return next;
      },
    },
  );
}

const nothing = undefined as unknown as null;

export const BROKEN: { readonly [P in Exclude<Property, 'address'>]: readonly Broken[] } = {
  rest: [
    ['a question to a seat that is not at the table', asking((state) => [0, state.hands.length])],
    ['no question at all', harbourWith({}, { bid: waitForNobody })],
    [
      'a question left open after the end',
      harbourWith(
        {},
        {
          next({ state }) {
            conclude(state, { reason: 'rounds', winners: [] });
            askForBids(state, [0, 1]);
            return null;
          },
        },
      ),
    ],
    ['a winner who is not there', doing('load', ({ state }) => conclude(state, { reason: 'x', winners: [7] }))],
  ],

  laws: [
    [
      'a law that a game does not keep',
      doing('load', ({ state }) => state.crates.fill(40)),
      { laws: [({ crates }: HarbourState) => (crates.some((count) => count > 30) ? 'too many crates' : null)] },
    ],
  ],

  ending: [
    ['news after the end', ending((context) => tellMore(context, {})), { ending: 'ended' }],
    ['an end that is told twice', ending((context) => tellEnd(context)), { ending: 'ended' }],
    ['an end that is not told', harbour, { ending: 'ended' }],
    ['an end that is told too early', doing('load', (context) => tellEnd(context)), { ending: 'ended' }],
  ],

  plain: [
    ['a Map in the state', doing('start', ({ state }) => Object.assign(state, { extra: new Map() }))],
    ['a number that is not whole', doing('plan', ({ state }) => state.crates.fill(0.5))],
    ['undefined in the state', doing('plan', ({ state }) => Object.assign(state, { extra: undefined }))],
    ['undefined in a happening', doing('deal', (context) => tellMore(context, { why: undefined }))],
  ],

  components: [
    ['a card lost', doing('plan', ({ state }) => state.discard.pop())],
    ['a card out of nowhere', doing('plan', ({ state }) => state.deck.push(5))],
    ['a card that turns into another', doing('plan', ({ state }) => state.discard.fill(9))],
  ],

  options: [
    ['no options', offering((options, ask) => (ask.kind === 'load' ? [] : options))],
    ['an option twice', offering((options) => [...options, ...options])],
    ['an illegal option', offering((options) => [...options, { card: 9 }])],
    ['an option that is not plain', offering((options) => [...options, { card: nothing }])],
    ['an exception', offering(() => JSON.parse('no options'))],
  ],

  mutants: [
    [
      'a check that overlooks fields too many',
      harbourWith({
        check(state, ask, answer) {
          if (ask.kind !== 'bid' || !isPlainObject(answer)) return harbour.check(state, ask, answer);
          return harbour.check(state, ask, { card: answer['card'] ?? null });
        },
      }),
    ],
    [
      'a check that takes a name every object has for a card',
      harbourWith({
        check(state, ask, answer) {
          const cards: { [name: string]: unknown } = {};
          for (const card of handOf(state, ask.seat)) cards[card] = card;
          const isCard = isPlainObject(answer) && Object.keys(answer).length === 1 && 'card' in answer;
          if (ask.kind === 'bid' && isCard && cards[String(answer['card'])] !== undefined) return null;
          return harbour.check(state, ask, answer);
        },
      }),
    ],
    [
      'a check that throws',
      harbourWith({
        check(state, ask, answer) {
          const { card } = answer as { card?: number };
          return card === -1 ? illegal('H-1') : harbour.check(state, ask, answer);
        },
      }),
    ],
    [
      'a refusal without a rule',
      harbourWith({ check: (state, ask, answer) => harbour.check(state, ask, answer) && illegal('') }),
    ],
  ],

  acts: [
    [
      'an act that is refused but has an effect',
      harbourWith({
        act(context, act) {
          context.state.round++;
          return harbour.act(context, act);
        },
      }),
    ],
    [
      'an unknown act accepted',
      harbourWith({
        act({ state }) {
          conclude(state, { reason: 'x', winners: [] });
          return null;
        },
      }),
    ],
    [
      'an act that loses cards',
      harbourWith({
        act(context, act) {
          const refused = harbour.act(context, act);
          if (refused === null) context.state.discard = [];
          return refused;
        },
      }),
    ],
  ],

  pure: [
    ['a check that changes the state', meddling('check', (state) => state.hands[0]?.reverse())],
    ['options that change the state', meddling('options', (state) => state.deck.reverse())],
    ['a view that changes the state', meddling('view', (state) => state.seq++)],
    ['a clone that changes the original', meddling('clone', (state) => state.round++)],
    // Turned round: what is reversed an even number of times looks untouched.
    ['a re-deal that changes the original', meddling('resample', ({ deck }) => deck.unshift(...deck.splice(-1)))],
  ],

  clone: [
    ['a shared list', cloning(({ discard }) => ({ discard }))],
    ['shared lists in a list', cloning(({ hands }) => ({ hands: [...hands] }))],
    ['a shared frame', cloning(({ stack }) => ({ stack: [...stack] }))],
    ['a shared list of answers', cloning(({ pending }) => ({ pending: pending && { ...pending } }))],
    ['a field forgotten', cloning(() => ({ round: 0 }))],
  ],

  json: [
    [
      'rules that depend on the order of fields',
      offering((options, _ask, state) => (Object.keys(state)[0] === 'schema' ? options : [...options].reverse())),
    ],
    ['memory outside the state', doing('next', ({ state }) => countOutside(state)), { only: ['json'] }],
  ],

  replay: [
    ['memory outside the state', doing('next', ({ state }) => countOutside(state)), { only: ['replay'] }],
    [
      'news from outside the state',
      doing('next', (context) => tellMore(context, { count: outside.counter++ })),
      { only: ['replay'] },
    ],
  ],

  undo: [
    ['a field that a clone shares', cloning(({ crates }) => ({ crates })), { only: ['undo'] }],
    ['a field that a clone forgets', cloning(() => ({ round: 0 })), { only: ['undo'] }],
  ],

  views: [
    ['a view that hands out the state', showing(({ discard }) => ({ discard }))],
    ['a view that is not plain', showing(() => ({ none: undefined }))],
    ['a view that counts how often it was asked for', showing(() => ({ count: outside.counter++ }))],
    ['an open part that only one sees', harbourWith({ publicView: (state) => ({ hand: [...handOf(state, 0)] }) })],
    [
      'a view that differs from its open part',
      harbourWith({
        publicView: (state) => ({ round: state.round + 1 }),
        view: (state, seat, open) => ({ ...harbour.view(state, seat), round: open?.['round'] ?? state.round }),
      }),
    ],
    [
      'options that hand out the state',
      offering((options, ask, state) => [...options, { hand: handOf(state, ask.seat) }]),
      { only: ['views'] },
    ],
  ],

  resample: [
    ['the true chance', redealing(({ rng }) => ({ rng: rng.map((stream) => [...stream]) }))],
    ['the true sealed answers', redealing((state) => ({ ...harbour.clone(state), rng: [[1, 2, 3, 4]] }))],
    [
      'sealed answers that are illegal in the new hands',
      redealing(({ pending }, dealt) => ({
        pending: pending && dealt.pending && { ...dealt.pending, answers: [...pending.answers] },
      })),
      { players: [4] },
    ],
    ['too few cards', redealing(() => ({ deck: [] }))],
    ['a list shared with the original', redealing(({ crates }) => ({ crates }))],
  ],

  secrets: [
    ['the top of the deck in a view', showing(({ deck }) => ({ top: deck.at(-1) ?? null }))],
    ['the generator in a view', showing(({ rng }) => ({ luck: rng[0]?.[0] ?? 0 }))],
    [
      'hands in the spectator’s view only',
      showing(({ hands }, seat) => ({ all: seat === null ? hands.map((hand) => [...hand]) : [] })),
    ],
    ['sealed answers in a view', showing(({ pending }) => ({ sealed: [...(pending?.answers ?? [])] }))],
    [
      'fields in an order that depends on the deck',
      showing(({ deck }) => ((deck.at(-1) ?? 0) % 2 === 0 ? { a: 1, b: 1 } : { b: 1, a: 1 })),
    ],
    [
      'options in an order that depends on the deck',
      offering((options, _ask, { deck }) => ((deck.at(-1) ?? 0) % 2 === 0 ? options : [...options].reverse())),
    ],
    [
      'another’s hand in a refusal',
      harbourWith({
        check: (state, ask, answer) =>
          harbour.check(state, ask, answer) && illegal('H-1', { hand: [...handOf(state, (ask.seat + 1) % 2)] }),
      }),
    ],
    [
      'another’s hand in a reason',
      harbourWith({
        explain: (state, seat, intent) =>
          harbour.explain(state, seat, intent) && illegal('H-2', { hand: [...handOf(state, (seat + 1) % 2)] }),
      }),
    ],
  ],

  previews: [
    ['another’s hand in a preview', foretelling((state, seat) => ({ hand: [...handOf(state, (seat + 1) % 2)] }))],
    ['the next card in a preview', foretelling(({ deck }) => ({ next: deck.at(-1) ?? -1 }))],
    ['undefined in a preview', foretelling(() => ({ next: undefined }))],
    ['a fact without a name', foretelling(() => ({ fact: '' }))],
    ['a fact without rules', foretelling(() => ({ rules: [] }))],
    [
      'a hidden card that decides whether a preview is refused',
      harbourWith({
        preview: (state, seat, intent) =>
          (state.deck.at(-1) ?? 0) % 2 === 0 ? illegal('H-6') : harbour.preview(state, seat, intent),
      }),
      { rates: { previews: 1, promises: 0 } },
    ],
    [
      'an intent that makes no sense and is not refused but ends in an exception',
      harbourWith({
        preview(state, seat, intent) {
          const { kind } = (intent as { readonly answer: { readonly kind?: string } }).answer;
          return kind === undefined ? harbour.preview(state, seat, intent) : illegal('H-6');
        },
      }),
    ],
    [
      'an intent of the game’s own that shows another’s hand',
      harbourWith({
        preview: (state, seat, intent) =>
          isPlainObject(intent) && intent['kind'] === 'spy'
            ? { refusal: null, facts: [{ fact: 'spied', hand: [...handOf(state, (seat + 1) % 2)], rules: ['H-6'] }] }
            : harbour.preview(state, seat, intent),
      }),
      { intents: () => [{ kind: 'spy', answer: {} }] },
    ],
  ],

  promises: [
    [
      'one crate more promised than there will be',
      harbourWith({
        preview(state, seat, intent) {
          const shown = harbour.preview(state, seat, intent);
          if ('rule' in shown) return shown;
          return { ...shown, facts: shown.facts.map((fact) => ({ ...fact, after: (fact['after'] as number) + 1 })) };
        },
      }),
      { promises: harbourPromises },
    ],
    [
      'a crate that falls into the water',
      doing('next', ({ state }) => {
        state.crates[0] = (state.crates[0] ?? 0) - 1;
      }),
      { promises: harbourPromises },
    ],
    [
      'an option that its preview says is not allowed',
      harbourWith({ preview: () => ({ refusal: illegal('H-6'), facts: [] }) }),
    ],
    [
      'an option whose preview is refused',
      harbourWith({
        preview: (state, seat, intent) =>
          openAsks(state, seat).length > 0 ? illegal('H-6') : harbour.preview(state, seat, intent),
      }),
    ],
  ],

  news: [
    [
      'a card drawn in secret told to all',
      doing('deal', (context) => tellMore(context, { card: context.state.deck.at(-1) ?? 0 })),
    ],
    [
      'only those asked who hold a card',
      harbourWith(
        {},
        {
          load(context, frame) {
            const holder = context.state.hands.findIndex((hand) => hand.includes(5));
            frame.left = holder < 0 ? 2 : 3;
            return harbourSteps.load(context, frame);
          },
        },
      ),
    ],
    [
      'a hidden hand that decides what everybody sees',
      doing('loaded', ({ state }) => {
        if (handOf(state, 1).includes(5)) state.crates[1] = (state.crates[1] ?? 0) + 1;
      }),
    ],
  ],

  steps: [
    ['an exception', doing('planned', () => JSON.parse('no plan'))],
    ['an exception during set-up', doing('start', () => JSON.parse('no start'))],
    ['a step that does not exist', harbourWith({}, { load: () => 'unload' as HarbourFrame['at'] })],
    [
      'a change to an answer, which the record keeps',
      doing('bidden', (context) => Object.assign(context.answers[0] ?? {}, { card: 0 })),
    ],
    [
      'a change to a question, which clones share',
      doing('bidden', (context) => Object.assign(context.asks[0] ?? {}, { seat: 1 })),
    ],
  ],

  lasting: [
    [
      'a gift that may no longer be made to a player who has got one from another',
      harbourWith({
        options: (state, ask) => harbour.options(state, ask).filter((option) => !isLaden(state, option)),
        check: (state, ask, answer) => (isLaden(state, answer) ? illegal('H-4') : harbour.check(state, ask, answer)),
      }),
    ],
  ],

  ends: [['rounds without end', harbourWith({}, { next: () => 'load' }), { limit: 200, games: 1 }]],
};
