import { type Illegal, illegal, inProgress, type Plain, type PlainObject } from '@tessera/kernel';
import {
  canHeal,
  canUseBattleTech,
  isHealerUsed,
  isOfUse,
  isUnused,
  ruleAgainstHoldingBack,
} from '../cards/battleActs.ts';
import { personPlays, whyNotPlay as whyNotMenuPlay } from '../cards/menu.ts';
import { IRON, techIndex, unitCardId, unitCardIndex, unitTypeIndex } from '../data/faces.ts';
import { LAND_UNIT_TYPES } from '../data/units.ts';
import { isBarbarian, mustPlay, savableOf, seatOfSide, unitsInFronts } from '../rules/battleSides.ts';
import { knows } from '../rules/knowledge.ts';
import { canPay } from '../rules/payment.ts';
import { replacementTypes } from '../rules/unitsLeft.ts';
import type { Battle } from '../state/frames/battle.ts';
import { BATTLE_TECHS, type BattleAct, type BattleDecisions, HEALERS } from '../state/questions/battle.ts';
import { ATTACKER, DEFENDER, enemyOf } from '../state/sides.ts';
import { playerOf, type State } from '../state.ts';
import { battleMomentFamily } from './battleMoment.ts';
import { badShape, type Families, notOffered } from './family.ts';
import { lootFamilies } from './loot.ts';

export const battleFamilies: Families<keyof BattleDecisions> = {
  ...lootFamilies,

  battleMoment: battleMomentFamily,

  barbarianDeck: {
    options: (state) => replacementTypes(state).map((deck) => ({ deck })),
    explain(_state, _ask, answer) {
      const { deck } = answer;
      const type = unitTypeIndex(deck);
      if (type < 0 || Object.keys(answer).length !== 1) return badShape('{ deck }');
      const isLand = LAND_UNIT_TYPES.some((land) => land === deck);
      return illegal(isLand ? 'HUT-006' : 'RUL-316', { deck: deck as string });
    },
  },

  battleTurn: {
    options(state, { seat }) {
      const battle = battleIn(state);
      const acts: BattleAct[] = [];
      if (mustPlay(battle)) addPlays(battle, acts);
      else acts.push({ do: 'end' });
      for (const tech of BATTLE_TECHS) if (canUseBattleTech(state, battle, tech)) acts.push({ do: 'ability', tech });
      for (const tech of HEALERS) if (canHeal(state, battle, tech)) acts.push({ do: 'heal', tech });
      if (!isBarbarian(battle, battle.turn)) acts.push(...personPlays(state, seat, 'battle'));
      if (ruleAgainstHoldingBack(state, battle) === null) acts.push({ do: 'holdBack', card: 'sunTzu' });
      return acts;
    },
    explain(state, { seat }, answer) {
      const battle = battleIn(state);
      switch (answer['do']) {
        case 'play':
          return whyNotPlay(battle, answer);
        case 'ability':
          return whyNotAbility(state, battle, answer);
        case 'heal':
          return whyNotHeal(state, battle, answer);
        case 'greatPerson':
          if (isBarbarian(battle, battle.turn)) return illegal('RUL-122');
          return whyNotMenuPlay(state, seat, answer, 'battle') ?? notOffered();
        case 'holdBack':
          if (answer['card'] !== 'sunTzu' || Object.keys(answer).length !== 2) return badShape('{ do, card }');
          return illegal(ruleAgainstHoldingBack(state, battle) ?? 'RUL-313', { card: 'sunTzu' });
        case 'end':
          if (Object.keys(answer).length !== 1) return badShape('{ do }');
          return illegal('BAT-024', { units: battle.hands[battle.turn].length });
        default:
          return badShape('{ do: play | ability | heal | greatPerson | holdBack | end }');
      }
    },
  },

  healWound: {
    options(state) {
      const battle = battleIn(state);
      const fronts: { front: number | null }[] = [{ front: null }];
      for (let place = battle.turn; place < battle.units.length; place += 2) {
        if ((battle.wounds[place] as number) > 0) fronts.push({ front: place >> 1 });
      }
      return fronts;
    },
    explain(state, _ask, answer) {
      const { front } = answer;
      if (!isFront(front) || Object.keys(answer).length !== 1) return badShape('{ front }');
      const battle = battleIn(state);
      const unit = battle.units[front * 2 + battle.turn] ?? -1;
      return unit < 0 ? illegal('RUL-293', { front }) : illegal('RUL-227', { front, wounds: 0 });
    },
  },

  avenge: {
    options(state, { seat }) {
      const battle = battleIn(state);
      return targetsOf(battle, seat).map((place) => ({ front: place >> 1 }));
    },
    explain(_state, _ask, answer) {
      const { front } = answer;
      if (!isFront(front) || Object.keys(answer).length !== 1) return badShape('{ front }');
      return illegal('RUL-314', { front });
    },
  },

  saveUnit: {
    options(state, ask) {
      const battle = battleIn(state);
      const units: { unit: string | null }[] = [{ unit: null }];
      const killed = savableOf(battle, battle.attacker === ask.seat ? ATTACKER : DEFENDER);
      for (let i = 0; i < killed.length; i++) {
        const card = killed[i] as number;
        if (killed.indexOf(card) === i) units.push({ unit: unitCardId(card) });
      }
      return units;
    },
    explain(_state, _ask, answer) {
      const { unit } = answer;
      if (unitCardIndex(unit) < 0 || Object.keys(answer).length !== 1) return badShape('{ unit }');
      return illegal('RUL-255', { unit: unit as string });
    },
  },
};

function battleIn(state: State): Battle {
  return inProgress(state, 'battle') as Battle;
}

function targetsOf(battle: Battle, seat: number): readonly number[] {
  return unitsInFronts(battle, battle.attacker === seat ? DEFENDER : ATTACKER);
}

/** Every different card of the hand, into a new front or against every enemy unit that stands alone (BAT-026, RUL-158). */
function addPlays(battle: Battle, acts: BattleAct[]): void {
  const hand = battle.hands[battle.turn];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as number;
    if (hand.indexOf(card) < i) continue;
    const unit = unitCardId(card);
    acts.push({ do: 'play', unit, front: null });
    for (let place = battle.turn; place < battle.units.length; place += 2) {
      if (canAttackAt(battle, place)) acts.push({ do: 'play', unit, front: place >> 1 });
    }
  }
}

/** Is there an enemy unit opposite this place, and no unit of one's own at it (BAT-028)? */
function canAttackAt(battle: Battle, place: number): boolean {
  return (battle.units[place] as number) < 0 && (battle.units[place ^ 1] as number) >= 0;
}

function whyNotPlay(battle: Battle, answer: PlainObject): Illegal {
  const { unit, front } = answer;
  const card = unitCardIndex(unit);
  const isShaped = card >= 0 && (front === null || isFront(front)) && Object.keys(answer).length === 3;
  if (!isShaped) return badShape('{ do, unit, front }');
  const hand = battle.hands[battle.turn];
  if (battle.played) return illegal('BAT-022', { played: 1 });
  if (!hand.includes(card)) return illegal('BAT-004', { unit: unit as string });
  if (front === null) return notOffered();
  const own = battle.units[front * 2 + battle.turn] ?? -1;
  const enemy = battle.units[front * 2 + enemyOf(battle.turn)] ?? -1;
  if (own >= 0) return illegal('BAT-028', { front, unit: unitCardId(own) });
  if (battle.units.length === 0) return illegal('BAT-027', { front });
  return enemy < 0 ? illegal('BAT-026', { front }) : notOffered();
}

function whyNotAbility(state: State, battle: Battle, answer: PlainObject): Illegal {
  const tech = BATTLE_TECHS.find((one) => one === answer['tech']);
  if (tech === undefined) return whyNotInBattle(answer['tech']);
  if (Object.keys(answer).length !== 2) return badShape('{ do, tech }');
  if (isBarbarian(battle, battle.turn)) return illegal('RUL-122', { tech });
  const seat = seatOfSide(battle, battle.turn);
  const player = playerOf(state, seat);
  if (!knows(player, techIndex(tech))) return illegal('TECH-005', { tech });
  if (!isUnused(player, tech)) return illegal('FAQ-047', { tech });
  if (!isOfUse(state, battle, tech)) return illegal(tech === 'metalworking' ? 'FAQ-048' : 'RUL-249', { tech });
  return canPay(state, seat, [IRON]) ? notOffered() : illegal('TECH-005', { tech, resource: 'iron' });
}

/** An ability of another tech: healing has an act of its own, and all others cannot be used in a battle. */
function whyNotInBattle(tech: Plain | undefined): Illegal {
  if (techIndex(tech) < 0 || HEALERS.some((healer) => healer === tech)) return badShape('{ do, tech }');
  return illegal('RUL-144', { tech: tech as string });
}

function whyNotHeal(state: State, battle: Battle, answer: PlainObject): Illegal {
  const tech = HEALERS.find((one) => one === answer['tech']);
  if (tech === undefined || Object.keys(answer).length !== 2) return badShape('{ do, tech }');
  if (isBarbarian(battle, battle.turn)) return illegal('RUL-122', { tech });
  if (!knows(playerOf(state, seatOfSide(battle, battle.turn)), techIndex(tech))) return illegal('TECH-010', { tech });
  return illegal(isHealerUsed(battle, battle.turn, tech) ? 'FAQ-046' : 'RUL-249', { tech });
}

function isFront(front: Plain | undefined): front is number {
  return typeof front === 'number' && front >= 0;
}
