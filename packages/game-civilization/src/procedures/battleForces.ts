import { ask, draw, type Procedure, reveal, type Seat, tell, tellSeats } from '@tessera/kernel';
import { hasWalls } from '../board/cities.ts';
import { unitCardId, unitTypeIndex } from '../data/faces.ts';
import { TECH } from '../data/names.ts';
import { LAND_UNIT_TYPES, type LandUnitType } from '../data/units.ts';
import { combatBonus, fightsWith, forceSize, isBarbarian, seatOfSide } from '../rules/combat.ts';
import { knows } from '../rules/knowledge.ts';
import type { Battle } from '../state/frames/battle.ts';
import { answerTo } from '../state/questions.ts';
import { ATTACKER, DEFENDER, enemyOf, SIDES, type Side } from '../state/sides.ts';
import { playerOf, type Runner, type State } from '../state.ts';
import { drawUnitCard, hasUnitLeft } from '../verbs/units.ts';

type ForcesStep = 'begin' | 'draw' | 'replace' | 'replaced' | 'compare';

/** The first two steps of a battle: battle forces and combat bonuses (BAT-004 to BAT-019). */
export const battleForces: Pick<Procedure<Runner, Battle>, ForcesStep> = {
  begin(run, frame) {
    const { attacker, defender, square, kind } = frame;
    tell(run, { kind: 'battleBegins', attacker, defender, square, of: kind });
    maybeBreakWalls(run, frame);
    return 'draw';
  },

  draw(run, frame) {
    for (const side of SIDES) {
      if (fightsWith(run.state, frame, side, 'oracle')) frame.oracle |= 1 << side;
      if (fightsWith(run.state, frame, side, 'himejiSamuraiCastle')) frame.himeji |= 1 << side;
    }
    // The Oracle shows a hand that its owner knew already.
    if (frame.oracle !== 0) reveal(run);
    drawForces(run, frame, ATTACKER);
    if (frame.kind === 'village') drawBarbarians(run, frame);
    else drawForces(run, frame, DEFENDER);
    return frame.missing > 0 ? 'replace' : 'compare';
  },

  // HUT-006, RUL-316: from another land deck of the barbarian player's choice; none is left, none is drawn (RUL-126).
  replace(run, frame) {
    const { state } = run;
    const types = replacementTypes(state);
    if (frame.missing === 0 || types.length === 0) {
      frame.missing = 0;
      tellForces(run, frame, DEFENDER);
      return 'compare';
    }
    if (types.length === 1) {
      drawReplacement(run, frame, types[0] as LandUnitType);
      return 'replace';
    }
    ask(state, { kind: 'barbarianDeck', seat: frame.defender });
    return 'replaced';
  },

  replaced(run, frame) {
    const { deck } = answerTo(run, 'barbarianDeck');
    drawReplacement(run, frame, deck);
    return 'replace';
  },

  // BAT-019; walls make the attacker begin (BAT-021).
  compare(run, frame) {
    const ofAttacker = combatBonus(run.state, frame, ATTACKER);
    const ofDefender = combatBonus(run.state, frame, DEFENDER);
    frame.bonuses[ATTACKER] = Math.max(0, ofAttacker - ofDefender);
    frame.bonuses[DEFENDER] = Math.max(0, ofDefender - ofAttacker);
    tell(run, { kind: 'bonusesCompared', attacker: ofAttacker, defender: ofDefender });
    const isWalled = frame.kind === 'city' && hasWalls(playerOf(run.state, frame.defender), frame.city);
    frame.turn = isWalled ? ATTACKER : DEFENDER;
    return 'turn';
  },
};

/** The land decks a replacement may come from. */
export function replacementTypes(state: State): LandUnitType[] {
  return LAND_UNIT_TYPES.filter((type) => hasUnitLeft(state, unitTypeIndex(type)));
}

/** RUL-287: before anything else Combustion brings down the walls of the attacked city, whatever the result will be. */
function maybeBreakWalls(run: Runner, { attacker, defender, kind, city }: Battle): void {
  const owner = playerOf(run.state, defender);
  if (kind !== 'city' || !hasWalls(owner, city) || !knows(playerOf(run.state, attacker), TECH.combustion)) return;
  owner.walls &= ~(1 << city);
  tell(run, { kind: 'wallsDestroyed', seat: defender, square: owner.cities[city] as number });
}

/** BAT-004, BAT-009: as many random units as the battle hand holds, or all there are. */
function drawForces(run: Runner, frame: Battle, side: Side): void {
  const { state } = run;
  const { units } = playerOf(state, seatOfSide(frame, side));
  const hand = frame.hands[side];
  const size = forceSize(state, frame, side);
  if (units.length <= size) hand.push(...units.splice(0));
  else while (hand.length < size) hand.push(...units.splice(draw(run, 'others', 'battle unit', units.length), 1));
  tellForces(run, frame, side);
}

/** HUT-005: one card of each land deck. */
function drawBarbarians(run: Runner, frame: Battle): void {
  const hand = frame.hands[DEFENDER];
  for (const type of LAND_UNIT_TYPES) {
    const card = drawUnitCard(run, unitTypeIndex(type));
    if (card === null) frame.missing++;
    else hand.push(card);
  }
  if (frame.missing === 0) tellForces(run, frame, DEFENDER);
}

function drawReplacement(run: Runner, frame: Battle, type: LandUnitType): void {
  const card = drawUnitCard(run, unitTypeIndex(type));
  if (card !== null) frame.hands[DEFENDER].push(card);
  frame.missing--;
}

/** Only a hand's owner sees it, and an opponent with the Oracle (BAT-011, RUL-296). */
function tellForces(run: Runner, frame: Battle, side: Side): void {
  if (run.told === null) return;
  const hand = frame.hands[side];
  const seat = seatOfSide(frame, side);
  const barbarians = isBarbarian(frame, side);
  const known = { kind: 'forcesDrawn', seat, barbarians, count: hand.length, units: null } as const;
  const seers: Seat[] = ((frame.oracle >> enemyOf(side)) & 1) === 1 ? [seat, seatOfSide(frame, enemyOf(side))] : [seat];
  tellSeats(run, seers, { ...known, units: hand.map(unitCardId) }, known);
}
