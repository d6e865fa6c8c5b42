import type { Fact } from '@tessera/game-civilization';
import { CULTURE_TRACK } from '@tessera/game-civilization/data';
import type { Seat } from '@tessera/kernel';
import type { FactLine } from '../gameTalk.ts';
import type { Phrase } from '../words.ts';
import { spaceTerms } from './costs.ts';
import { sayRefusal } from './refusals.ts';
import { governmentList, type NameIn, ROMAN, type Say } from './say.ts';
import { pieceName, type SquareView } from './squares.ts';

type Name = Fact['fact'];
/** The fact of this name; some types of facts have several. */
type Of<K extends Name> = Fact extends infer F
  ? F extends { readonly fact: infer N }
    ? K extends N
      ? F
      : never
    : never
  : never;
type Reach = Of<'reach'>;

/**
 * Facts of a preview as lines, in their order; squares that a group reaches in the same number of steps share a line.
 */
export function sayFacts(say: Say, facts: readonly Fact[]): FactLine[] {
  const reaches = facts.filter((fact): fact is Reach => fact.fact === 'reach');
  const distances = [...new Set(reaches.map(({ steps }) => steps))].sort((a, b) => a - b);
  return [
    ...distances.map((distance) =>
      reachLine(
        say,
        reaches.filter(({ steps }) => steps === distance),
      ),
    ),
    ...facts.flatMap((fact) =>
      fact.fact === 'reach' ? [] : [{ line: LINES[fact.fact](fact as never, say), rules: fact.rules }],
    ),
  ];
}

const LINES: { readonly [K in Exclude<Name, 'reach'>]: (it: Of<K>, say: Say) => Phrase } = {
  production: (it, say) => ofCity(say, it, 'production'),
  trade: (it, say) => ofCity(say, it, 'trade'),
  devotion: (it, say) => ofCity(say, it, 'devotion'),
  cityCoins: (it, say) => ofCity(say, it, 'cityCoins'),
  number: (it, say) => {
    if (it.of !== 'water') return change(say, it, say.phrase(`factNumber.${it.of}`));
    return say.phrase(`see.water${it.after as 0 | 1 | 2}`);
  },
  figures: (it, say) => change(say, it, say.phrase(`factNumber.${it.of}`)),
  tokens: (it, say) => change(say, it, say.phrase('fact.tokens', { resource: say.name('resource', it.of) })),
  rank: (it, say) => change(say, it, say.phrase('fact.rank', { type: say.card('unitType', it.of) })),
  resource: (it, say) =>
    ofSeat(
      say,
      it.seat,
      say.phrase(it.gained ? 'fact.resourceGained' : 'fact.resourceLost', {
        city: say.square(it.city),
        square: say.square(it.square),
        resource: say.name('resource', it.resource),
      }),
    ),
  replaced: ({ square, piece, to }, say) =>
    say.phrase('fact.replaced', {
      square: say.square(square),
      piece: pieceName(say, piece as NonNullable<SquareView['piece']>),
      to,
    }),
  upgraded: ({ square, from, to }, say) =>
    say.phrase('fact.upgraded', {
      square: say.square(square),
      from: say.card('building', from),
      to: say.card('building', to),
    }),
  unlocked: ({ item }, say) => say.phrase('fact.unlocked', { item: say.item(item) }),
  outdated: ({ item }, say) => say.phrase('fact.outdated', { item: say.item(item) }),
  cost: (it, say) => change(say, it, say.phrase('fact.cost', { item: say.item(it.item) })),
  government: ({ government }, say) => say.phrase('fact.government', { government: say.government(government) }),
  governmentsLocked: (it, say) =>
    ofSeat(say, it.seat, say.phrase('fact.governmentsLocked', { governments: governmentList(say, it.governments) })),
  immunity: (it, say) => ofSeat(say, it.seat, say.phrase(it.gained ? 'fact.immune' : 'fact.notImmune')),
  governmentLost: (it, say) => {
    const government = say.government(it.government);
    if (it.next === null) return ofSeat(say, it.seat, say.phrase('fact.governmentChosen', { government }));
    return ofSeat(say, it.seat, say.phrase('fact.governmentFalls', { government, next: say.government(it.next) }));
  },
  ability: ({ tech, phase, resource, amount }, say) =>
    say.phrase('fact.ability', {
      tech: say.tech(tech),
      price: say.good(resource, amount),
      phase: say.name('phase', phase),
    }),
  coinTokens: ({ tech, most }, say) =>
    say.phrase('fact.coinTokens', { tech: say.tech(tech), most: say.count('coins', most) }),
  victory: ({ seat, victory, ends }, say) =>
    ofSeat(
      say,
      seat,
      say.phrase(ends ? 'fact.victoryEnds' : 'fact.victory', { victory: say.name('victory', victory) }),
    ),
  site: ({ square, against }, say) =>
    against === null
      ? say.phrase('fact.site', { square: say.square(square) })
      : say.phrase('fact.noSite', { square: say.square(square), reason: sayRefusal(say, against) }),
  price,
  discovery: ({ square, from, steps }, say) =>
    say.phrase('fact.discovery', {
      square: say.square(square),
      from: say.square(from),
      steps: say.count('steps', steps),
    }),
  stop: ({ square }, say) => say.phrase('fact.stop', { square: say.square(square) }),
  hut: ({ square }, say) => say.phrase('fact.hut', { square: say.square(square) }),
  relic: ({ square, relic }, say) =>
    say.phrase('fact.relic', { square: say.square(square), relic: say.card('relic', relic) }),
  overrun: ({ square, of, loot }, say) =>
    say.phrase('fact.overrun', { square: say.square(square), who: say.seat(of), loot: say.count('loot', loot) }),
  battle,
  research: ({ tech, level, row, needed, trade }, say) =>
    say.phrase(row === level ? 'fact.research' : 'fact.researchLower', {
      tech: say.tech(tech),
      level: ROMAN[level] ?? '',
      row: ROMAN[row] ?? '',
      ...say.counts('needed', 'trade', needed),
      ...say.counts('trade', 'trade', trade),
    }),
  space: ({ space }, say) => {
    const entered = CULTURE_TRACK[space - 1];
    return say.phrase('fact.space', {
      n: space,
      gift: entered === undefined ? say.unknown() : (spaceTerms(say, entered)['gift'] ?? ''),
    });
  },
};

interface Changed {
  readonly seat: Seat;
  readonly before: number | null;
  readonly after: number | null;
}

function change(say: Say, { seat, before, after }: Changed, what: Phrase): Phrase {
  const number = (n: number | null): string => (n === null ? say.text('fact.nothingYet') : String(n));
  return ofSeat(say, seat, say.phrase('fact.change', { what, before: number(before), after: number(after) }));
}

/** Adds whose it is, unless it is the reader's. */
function ofSeat(say: Say, seat: Seat, fact: Phrase): Phrase {
  return seat === say.players.you ? fact : say.phrase('fact.of', { fact, who: say.seat(seat) });
}

function ofCity(say: Say, it: Changed & { readonly city: number }, what: NameIn<'factOf'>): Phrase {
  return change(say, it, say.phrase('fact.city', { city: say.square(it.city), what: say.phrase(`factOf.${what}`) }));
}

function price({ cost, production, bonuses, bonus, rush, trade, tradeLeft, unused }: Of<'price'>, say: Say): Phrase {
  const parts = [say.phrase('fact.price', { cost, production })];
  if (bonus > 0)
    parts.push(say.phrase('fact.bonus', { n: bonus, cards: say.list(bonuses.map((id) => say.anyCard(id))) }));
  if (rush > 0) parts.push(say.phrase('fact.rush', { ...say.counts('trade', 'trade', trade), left: tradeLeft }));
  if (unused > 0) parts.push(say.phrase('fact.unused', { n: unused }));
  return parts.flatMap((part, i) => (i === 0 ? part : ['; ', ...part]));
}

function battle({ square, attacker, defender, begins }: Of<'battle'>, say: Say): Phrase {
  const side = ({ seat, armies, hand, forces, bonus, card }: Of<'battle'>['attacker']): Phrase =>
    say.phrase('fact.side', {
      who: say.seat(seat),
      armies: say.count('armies', armies),
      hand,
      forces,
      bonus,
      card,
    });
  const first = begins === 'attacker' ? attacker : defender;
  const head = say.phrase('fact.battle', { square: say.square(square), who: say.seat(first.seat) });
  return [...head, '. ', ...side(attacker), '; ', ...side(defender)];
}

function reachLine(say: Say, reaches: readonly Reach[]): FactLine {
  const squares = reaches.map((reach) => say.noted([say.square(reach.square)], notesOf(say, reach)));
  const steps = say.count('steps', reaches[0]?.steps ?? 0);
  const rules = [...new Set(reaches.flatMap((reach) => reach.rules))];
  return { line: say.phrase('fact.reach', { steps, squares: say.list(squares) }), rules };
}

const MEETINGS = {
  hut: 'fact.meetsHut',
  village: 'fact.meetsVillage',
  battle: 'fact.meetsBattle',
  overrun: 'fact.meetsOverrun',
  city: 'fact.meetsCity',
  pass: 'fact.meetsPass',
  relic: 'fact.meetsRelic',
} as const;

function notesOf(say: Say, { meets, of, blockades }: Reach): Phrase[] {
  const key = Object.hasOwn(MEETINGS, meets) ? MEETINGS[meets as keyof typeof MEETINGS] : null;
  return [
    ...(key === null ? [] : [say.phrase(key, of === null ? {} : { who: say.seat(of) })]),
    ...(blockades === null ? [] : [say.phrase('fact.blockades', { who: say.seat(blockades) })]),
  ];
}
