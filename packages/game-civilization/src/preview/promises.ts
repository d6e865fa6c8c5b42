import { allInProgress, canonical, inProgress, type Plain, type PlainObject, running } from '@tessera/kernel';
import type { Promised, Promises } from '@tessera/kernel/testing';
import { hutIndex } from '../data/faces.ts';
import type { Happening, HappeningOf } from '../happenings.ts';
import { isKept } from '../rules/markers.ts';
import { playerOf, type State } from '../state.ts';
import { changes } from './changes.ts';
import type { ChangeFact, Fact } from './facts.ts';

type FactOf<K extends Fact['fact']> = Extract<Fact, { readonly fact: K }>;

/** The promises to which the property suite holds the previews: the table afterwards, and what was told on the way. */
export const PROMISES: Promises = {
  isOpen({ after, seat, intent }) {
    const table = after as State;
    if (table.outcome !== null) return false;
    switch (intent['kind']) {
      case 'cityManagement':
      case 'placeItem':
      case 'secondItem':
        // What an item brings with it (a step on the track for Rome, a great person) has questions of its own.
        return running(table)?.op === 'cityAction';
      case 'startOfTurn':
        return allInProgress(table, 'startOfTurn').some((part) => part.seat === seat && part.center >= 0);
      case 'movement':
        return inProgress(table, 'move')?.isOver === false && !isFighting(table);
      case 'research':
        return inProgress(table, 'research') !== null;
      default:
        return false;
    }
  },

  broken(promised) {
    const answer = promised.intent['answer'] as PlainObject;
    switch (promised.intent['kind']) {
      case 'cityManagement':
        return brokenPrice(promised) ?? (isOneStep(answer) ? brokenChanges(promised, ['track']) : null);
      case 'secondItem':
        return brokenPrice(promised);
      case 'landOn':
        // A free advance is part of something that goes on and changes more.
        return isPaidAdvance(promised) ? brokenChanges(promised, ['track']) : null;
      case 'placeItem':
        return isSplit(promised) ? null : (brokenBattle(promised) ?? brokenChanges(promised, ['trade', 'track']));
      case 'startOfTurn':
        return isOneAct(answer) && !isDisplacing(promised)
          ? brokenChanges(promised, ['trade', 'culture', 'track'])
          : null;
      case 'placeFreeItem':
        return brokenBattle(promised) ?? brokenChanges(promised, ['trade', 'culture', 'track']);
      case 'placePerson':
        return brokenChanges(promised, leadsOn(promised) ? ['trade', 'culture', 'track'] : ['trade', 'culture']);
      case 'adoptGovernment':
      case 'leaveGovernment':
        return brokenChanges(promised, ['trade', 'culture']);
      case 'movement':
        return brokenReach(promised);
      case 'step':
        return brokenBattle(promised) ?? (isStep(answer) && !isTurnedUp(promised) ? brokenChanges(promised, []) : null);
      case 'research':
      case 'learnTech':
        return brokenTech(promised);
      default:
        return null;
    }
  },
};

/** Everything that is different afterwards, except a seat's numbers that other steps of the same act touch. */
function brokenChanges({ before, after, preview }: Promised, aside: readonly string[]): string | null {
  const [was, is] = [before, after] as [State, State];
  // The next phase or player brings other changes, which the preview does not cover.
  if (was.turn !== is.turn || was.phase !== is.phase || isFighting(is)) return null;
  const isCompared = (fact: Fact): boolean => isChange(fact) && !(fact.fact === 'number' && aside.includes(fact.of));
  const came = changes(was, is).filter(isCompared);
  const foretold = (preview.facts as readonly Fact[]).filter(isCompared);
  return same(came, foretold) ? null : `${inText(came)} instead of ${inText(foretold)}`;
}

const OTHER_FACTS: readonly Fact['fact'][] = [
  'site',
  'price',
  'reach',
  'discovery',
  'stop',
  'hut',
  'relic',
  'overrun',
  'battle',
  'research',
  'space',
];

function isChange(fact: Fact): fact is ChangeFact {
  return !OTHER_FACTS.includes(fact.fact);
}

/** Acts that take effect at once, without another question. */
function isOneStep(answer: PlainObject): boolean {
  const { do: act } = answer;
  return (
    act === 'devote' ||
    act === 'devoteForTrade' ||
    act === 'coin' ||
    act === 'advance' ||
    (act === 'harvest' && answer['twice'] === false)
  );
}

/** Further free steps on the track come after this (RUL-087). */
function leadsOn({ before }: Promised): boolean {
  return inProgress(before as State, 'advanceTrack') !== null;
}

function isOneAct({ do: act }: PlainObject): boolean {
  return act === 'found' || act === 'government';
}

function isStep({ do: act }: PlainObject): boolean {
  return act === 'to' || act === 'stop';
}

/** Nobody knew what a hut would bring (HUT-011, HUT-013). */
function isTurnedUp({ told }: Promised): boolean {
  return heard(told, 'hutExplored').some(({ marker }) => marker !== null && !isKept(hutIndex(marker)));
}

function isPaidAdvance({ before }: Promised): boolean {
  return inProgress(before as State, 'advanceTrack')?.at === 'paid';
}

function isSplit({ before }: Promised): boolean {
  return inProgress(before as State, 'cityAction')?.act === 'split';
}

/** The owner chooses where figures that must leave a new center go. */
function isDisplacing({ told }: Promised): boolean {
  return isTold(told, ['figureDisplaced', 'figuresDestroyed']);
}

function isFighting(state: State): boolean {
  return inProgress(state, 'battle') !== null || inProgress(state, 'loot') !== null;
}

/** The trade left is as the price said, and the items are made. */
function brokenPrice({ after, seat, preview, told }: Promised): string | null {
  const [price] = of(preview.facts as readonly Fact[], 'price');
  const isPaid = isTold(told, ['cityActs']);
  if (price === undefined || !isPaid || isFighting(after as State) || isTold(told, ['lootTaken'])) {
    return null;
  }
  if (heard(told, 'cityActs')[0]?.act === 'split' && price.items.length === 1) return null;
  const { trade } = playerOf(after as State, seat);
  return trade === price.tradeLeft ? null : `${trade} trade are left, not ${price.tradeLeft}`;
}

/** The forces drawn and the bonuses compared, as told to everyone. */
function brokenBattle({ preview, told }: Promised): string | null {
  const facts = preview.facts as readonly Fact[];
  const begun = heard(told, 'battleBegins')[0];
  const [battle] = of(facts, 'battle');
  if ((begun === undefined) !== (battle === undefined)) return begun === undefined ? 'no battle' : 'a battle';
  if (of(facts, 'hut').length !== heard(told, 'hutExplored').length)
    return `huts are explored otherwise: ${inText(told)} ${inText(preview.facts)}`;
  if (battle === undefined && of(facts, 'relic').length !== heard(told, 'relicTaken').length)
    return `relics are taken otherwise: ${inText(told)} ${inText(preview.facts)}`;
  if (battle === undefined || begun === undefined) return null;
  const forces = heard(told, 'forcesDrawn');
  const hands = [battle.attacker, battle.defender];
  for (const [side, drawn] of forces.entries()) {
    if (drawn.count !== hands[side]?.hand) return `side ${side} draws ${drawn.count}, not ${hands[side]?.hand}`;
  }
  const compared = heard(told, 'bonusesCompared')[0];
  if (compared === undefined) return null;
  const isSame = compared.attacker === battle.attacker.bonus && compared.defender === battle.defender.bonus;
  return isSame ? null : `bonuses ${inText(compared)}`;
}

/** Nobody knew what a discovered tile would show, and a group that leaves members behind is a different group. */
const UNFORESEEN: readonly Happening['kind'][] = ['tileDiscovered', 'figuresLeft', 'sacrificeDeclared'];

/** The preview named every square where the group may end, with what it meets there. */
function brokenReach({ intent, preview, told }: Promised): string | null {
  const { do: act, from } = intent['answer'] as PlainObject;
  if (act !== 'move') return null;
  if (isTold(told, UNFORESEEN)) return null;
  const steps = heard(told, 'figuresMoved');
  const last = steps.at(-1)?.to;
  if (last === undefined || last === from) return null;
  const reach = of(preview.facts as readonly Fact[], 'reach').find(({ square }) => square === last);
  if (reach === undefined) return `the group gets to ${last}`;
  if ((reach.steps as number) > steps.length) return `the group gets to ${last} in ${steps.length} steps`;
  const met = heard(told, 'battleBegins')[0]?.of ?? (heard(told, 'hutExplored').length > 0 ? 'hut' : null);
  const said = reach.meets === 'battle' ? 'figures' : reach.meets;
  return met !== null && met !== said ? `the group meets ${met}, not ${said}` : null;
}

/** What a tech brings at once; the turn that follows changes more. */
function brokenTech({ before, after, seat, intent, preview, told }: Promised): string | null {
  const { tech } = intent['answer'] as PlainObject;
  const isLearned = heard(told, 'techLearned').some((one) => one.seat === seat && one.tech === tech);
  // Where a capital grows is chosen later (RUL-354), and changes its coins.
  if (!isLearned || isTold(told, ['capitalGrown'])) return null;
  const lasting = (fact: Fact): boolean =>
    'seat' in fact && fact.seat === seat && LASTING.includes(fact.fact === 'number' ? fact.of : fact.fact);
  const came = changes(before as State, after as State).filter(lasting);
  const foretold = (preview.facts as readonly Fact[]).filter(lasting);
  if (!same(came, foretold)) return `${inText(came)} instead of ${inText(foretold)}`;
  const said = of(preview.facts as readonly Fact[], 'number').find((fact) => fact.of === 'trade' && fact.seat === seat);
  const lost = heard(told, 'tradeLost').find((one) => one.seat === seat)?.amount ?? 0;
  const isOver = (after as State).outcome !== null;
  const foretoldLoss = said === undefined ? 0 : said.before - said.after;
  return isOver || lost === foretoldLoss ? null : `${lost} trade are used up, not ${foretoldLoss}`;
}

/** Facts that nothing else changes between learning a tech and the next question. */
const LASTING: readonly string[] = [
  'rank',
  'upgraded',
  'unlocked',
  'outdated',
  'government',
  'governmentsLocked',
  'ability',
  'coinTokens',
  'travelSpeed',
  'stackingLimit',
  'water',
  'maxCities',
];

function of<K extends Fact['fact']>(facts: readonly Fact[], kind: K): FactOf<K>[] {
  return facts.filter((one): one is FactOf<K> => one.fact === kind);
}

function heard<K extends Happening['kind']>(told: Promised['told'], kind: K): readonly HappeningOf<K>[] {
  return (told as readonly Happening[]).filter((one): one is HappeningOf<K> => one.kind === kind);
}

function isTold(told: Promised['told'], kinds: readonly Happening['kind'][]): boolean {
  return kinds.some((kind) => told.some((one) => one.kind === kind));
}

function same(a: readonly Fact[], b: readonly Fact[]): boolean {
  return inText(a) === inText(b);
}

function inText(value: unknown): string {
  return canonical(value as Plain);
}
