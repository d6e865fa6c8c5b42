import type { Seat } from '@tessera/kernel';
import { centerOwner, outskirtsOwner } from '../board/cities.ts';
import { armiesAt, figureOwner, scoutsAt } from '../board/figures.ts';
import { geometry, HIDDEN } from '../board/geometry.ts';
import { check } from '../decisions/index.ts';
import { endRule, type Party, partyAt, squareKind } from '../rules/entering.ts';
import { travelSpeed } from '../rules/limits.ts';
import { type ReachTag, reachOf } from '../rules/reach.ts';
import { discoverRule } from '../rules/steps.ts';
import { playerOf, type State } from '../state.ts';
import type { ReachFact } from './facts.ts';
import { badIntent, isCount, isSquare, type Previewer } from './intent.ts';

/** Every square a group can reach with a whole move, with what it meets there, and every tile it can discover. */
export const previewMove: Previewer = (state, { seat, answer }) => {
  const { from, armies, scouts } = answer;
  if (!isSquare(state, from) || !isCount(armies) || !isCount(scouts) || armies + scouts === 0) {
    return badIntent('{ do, from, armies, scouts }');
  }
  const player = playerOf(state, seat);
  const refusal = check(state, { kind: 'movement', seat, id: 0 }, answer);
  if (armies > armiesAt(player, from) || scouts > scoutsAt(player, from)) return { refusal, facts: [] };
  const party = partyAt(state, seat, from, armies, scouts);
  if (armies + scouts > party.limit) return { refusal, facts: [] };
  return { refusal, facts: reachFacts(state, party, travelSpeed(state, player)) };
};

function reachFacts(state: State, party: Party, left: number): ReachFact[] {
  const { seat, square: from, armies, scouts } = party;
  const { points, tags } = reachOf(state, seat, from, armies, scouts, left);
  const facts: ReachFact[] = [];
  for (let square = 0; square < points.length; square++) {
    const tag = tags[square] as ReachTag | null;
    if (tag !== null && square !== from) facts.push(reachFact(state, party, square, points[square] as number, tag));
  }
  addDiscoveries(state, party, points, left, facts);
  return facts;
}

const MEETING_RULES: { readonly [T in Exclude<ReachTag, 'pass'>]: readonly string[] } = {
  free: ['MOVE-002'],
  hut: ['MOVE-020', 'HUT-001'],
  village: ['MOVE-020', 'HUT-003'],
  battle: ['MOVE-021', 'MOVE-022'],
  overrun: ['MOVE-021', 'MOVE-024'],
  city: ['MOVE-017'],
  disband: ['DIS-001', 'RUL-363'],
  relic: ['REL-005'],
};

function reachFact(state: State, party: Party, square: number, steps: number, meets: ReachTag): ReachFact {
  const { seat } = party;
  const rules = meets === 'pass' ? passRules(state, party, square) : MEETING_RULES[meets];
  const owner = other(outskirtsOwner(state, square), seat);
  const blockades = meets === 'pass' ? null : owner;
  const of = meets === 'city' ? other(centerOwner(state, square), seat) : other(figureOwner(state, square), seat);
  return {
    fact: 'reach',
    square,
    steps,
    meets,
    of,
    blockades,
    rules: blockades === null ? rules : [...rules, 'BLK-001'],
  };
}

/** Why the group cannot end there: its owner's center, the sea, or what it may not face (MOVE-011, MOVE-014, RUL-286). */
function passRules(state: State, party: Party, square: number): string[] {
  return [endRule(state, party, square, squareKind(state, party.seat, square)) ?? 'MOVE-002'];
}

function other(owner: Seat, seat: Seat): Seat | null {
  return owner < 0 || owner === seat ? null : owner;
}

/** Each face-down tile once, from the square where turning it up takes the least movement (EXPL-001). */
function addDiscoveries(state: State, party: Party, points: readonly number[], left: number, facts: ReachFact[]): void {
  const { next, slotOf } = geometry(state);
  const nearest: { [slot: number]: { square: number; from: number; steps: number } } = {};
  for (let from = 0; from < points.length; from++) {
    const spent = points[from] as number;
    if (spent < 0 || spent >= left) continue;
    for (const square of next[from] as readonly number[]) {
      if (state.ground[square] !== HIDDEN) continue;
      const slot = slotOf[square] as number;
      if ((nearest[slot]?.steps ?? left + 1) <= spent + 1) continue;
      const there = { ...party, square: from, blockadesGate: party.blockadesGate && from === party.square };
      if (discoverRule(state, there, square, left - spent) !== null) continue;
      nearest[slot] = { square, from, steps: spent + 1 };
    }
  }
  for (const found of Object.values(nearest))
    facts.push({ fact: 'discovery', ...found, rules: ['EXPL-001', 'EXPL-002'] });
}
