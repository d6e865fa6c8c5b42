import type { View } from '@tessera/game-founders';
import type { Illegal, Plain, PlainObject, Seat } from '@tessera/kernel';
import { refusalSentence } from '../common/refusals.ts';
import type { Players } from '../gameTalk.ts';
import { sentence } from '../sentence.ts';
import type { Params, Phrase } from '../words.ts';
import type { FoundersKey } from './en.ts';
import { actorIn, faceOf, type Place, tileAt } from './faces.ts';
import type { Speech } from './speech.ts';

type Missing = { readonly resource: string; readonly idle: readonly (Place & { readonly rule: string })[] };

/** The sentence of a rule where its facts allow several. */
const VARIANTS: { readonly [rule: string]: (facts: PlainObject, view: View) => string } = {
  'T-015': (facts) => ('awaited' in facts ? 'awaited' : 'tile'),
  'R-33': (facts) => ('awaited' in facts ? 'awaited' : 'now'),
  'T-043': (facts) => ('needs' in facts ? 'face' : 'kind'),
  'T-050': (facts, view) => (facts['seat'] === actorIn(view) ? 'own' : 'empty'),
  'T-060': (facts, view) => (facts['seat'] === actorIn(view) ? 'own' : 'empty'),
  'T-075': (facts) => ('needs' in facts ? 'needs' : 'tile'),
  'R-16': (facts) => ('tile' in facts ? 'tile' : 'empty'),
  'T-080': (facts) => ('tile' in facts ? 'tile' : 'fits'),
};

export function refusalLine({ rule, params: facts }: Illegal, view: View, players: Players, say: Speech): Phrase {
  if (rule === 'K-OVER' && say.words.has(`founders.reason.${facts['reason']}`)) {
    return say.put('founders.refusal.over', { reason: say.words.say(`founders.reason.${facts['reason']}`) });
  }
  const variant = VARIANTS[rule]?.(facts, view);
  const key = `founders.refusal.${rule}${variant === undefined ? '' : `.${variant}`}`;
  if (!say.words.has(key)) return refusalSentence(say.words, { rule, params: facts });
  return sentence(say.put(key as FoundersKey, factsIn(facts, view, players, say)), say.words.language);
}

/** The facts of a refusal as parameters of a message: those present, each in the words for its kind. */
function factsIn(facts: PlainObject, view: View, players: Players, say: Speech): Params {
  const owner = typeof facts['seat'] === 'number' ? facts['seat'] : actorIn(view);
  const params: { [name: string]: Params[string] } = {};
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value === 'number') params[name] = value;
    Object.assign(params, READERS[name]?.(value, { owner, players, say }) ?? {});
  }
  if (typeof facts['x'] !== 'number' || typeof facts['y'] !== 'number') return params;
  const at = { x: facts['x'], y: facts['y'] };
  const lying = tileAt(view, owner, at);
  Object.assign(params, { place: say.place(owner, at) }, say.square(owner, at));
  if (lying === null) return params;
  if (!('tile' in facts)) Object.assign(params, say.tile('tile', lying.tile));
  return Object.assign(params, {
    stopped: lying.war ? 'war' : lying.coin ? 'coin' : 'craftsmen',
    ...made(lying.tile, say),
  });
}

function made(tile: string, say: Speech): Params {
  return say.choice('products', faceOf(tile).products);
}

interface Reading {
  readonly owner: Seat;
  readonly players: Players;
  readonly say: Speech;
}

const READERS: { readonly [fact: string]: (value: Plain, reading: Reading) => Params } = {
  awaited: (seat, { say, players }) => say.who(players, seat as Seat),
  now: (kind, { say }) => ({ step: say.words.say(`founders.step.${kind as string}`) }),
  stack: (stack) => ({ stack: stack as string }),
  tile: (tile, { say }) => say.tile('tile', tile as string),
  only: (tile, { say }) => say.tile('only', tile as string),
  token: (token, { say }) => say.token('token', token as string),
  needs: (token, { say }) => say.token('token', token as string),
  resource: (resource, { say }) => say.resource('resource', resource as string),
  producer: (at, { say, owner }) => ({ producer: say.place(owner, at as Place) }),
  deliverer: (at, { say, owner }) => ({ deliverer: say.place(owner, at as Place) }),
  missing: (missing, reading) => ({ missing: missingList(missing as readonly Missing[], reading) }),
};

/** Which resources have no supplier, and which tiles would supply them if they produced. */
function missingList(missing: readonly Missing[], { say, owner }: Reading): Phrase {
  return say.list(
    missing.map(({ resource, idle }) => {
      const what = say.resource('resource', resource);
      if (idle.length === 0) return say.put('founders.missing.none', what);
      const stopped = idle.map((one) =>
        say.put(`founders.idle.${one.rule}` as FoundersKey, { place: say.place(owner, one) }),
      );
      return say.put('founders.missing.idle', { ...what, idle: say.list(stopped) });
    }),
  );
}
