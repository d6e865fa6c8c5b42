import { ask, call, done, type Procedure, reveal, tell } from '@tessera/kernel';
import { CAPITAL, hasWalls } from '../board/cities.ts';
import { armiesAt } from '../board/figures.ts';
import { couldUseAbility, hasWounds, healerBit } from '../cards/battleActs.ts';
import { TECH_ABILITY, techIndex, UNIT_CARD_TYPE, unitCardId, unitCardIndex } from '../data/faces.ts';
import { TECH } from '../data/names.ts';
import { TECHS } from '../data/techs.ts';
import type { LandUnitType } from '../data/units.ts';
import {
  combatBonus,
  fightsWith,
  isBarbarian,
  isFinished,
  mustPlay,
  savingSide,
  seatOfSide,
  totalOf,
  winnerOf,
} from '../rules/combat.ts';
import { knows, plays } from '../rules/knowledge.ts';
import { isUsed, markUsed } from '../rules/oncePerTurn.ts';
import { replacementTypes } from '../rules/unitsLeft.ts';
import { advancing } from '../state/frames/advanceTrack.ts';
import type { Battle } from '../state/frames/battle.ts';
import { lootFrame } from '../state/frames/loot.ts';
import { useAbility } from '../state/frames/playCard.ts';
import type { Healer } from '../state/questions/battle.ts';
import { answerTo } from '../state/questions.ts';
import { ATTACKER, DEFENDER, enemyOf, SIDES } from '../state/sides.ts';
import { playerOf, type Runner } from '../state.ts';
import { drawBarbarians, drawForces, drawReplacement, maybeBreakWalls, tellForces } from '../verbs/battleForces.ts';
import { destroyAll, takeVillage } from '../verbs/battleSpoils.ts';
import { heal, playUnit, returnUnits } from '../verbs/battleUnits.ts';
import { destroyCity } from '../verbs/destroyCity.ts';
import { destroyFigures } from '../verbs/figures.ts';
import { gainTechCoin, hasRoomForCoin } from '../verbs/goods.ts';
import { reachVictory } from '../verbs/victory.ts';

const BOTH = 3;

/** A battle (BAT-003), in the order of RUL-153 with the additions of RUL-297. */
export const battle: Procedure<Runner, Battle> = {
  // --- The first two steps of a battle: battle forces and combat bonuses (BAT-004 to BAT-019).

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

  // --- The third step of a battle: exclusive battle turns (BAT-020 to BAT-038, FAQ-006).

  // BAT-037: a side that has played its last unit is passed over; a side without any gets one turn (RUL-156).
  turn(run, frame) {
    if (frame.finished === BOTH) return 'resolve';
    if (isFinished(frame, frame.turn)) frame.turn = enemyOf(frame.turn);
    frame.played = false;
    frame.raise = 0;
    tell(run, { kind: 'battleTurn', seat: seatOfSide(frame, frame.turn) });
    return 'menu';
  },

  menu({ state }, frame) {
    if (!mustPlay(frame) && !couldUseAbility(state, frame)) return 'endTurn';
    ask(state, { kind: 'battleTurn', seat: seatOfSide(frame, frame.turn), played: frame.played });
    return 'act';
  },

  act(run, frame) {
    const answer = answerTo(run, 'battleTurn');
    switch (answer.do) {
      case 'play':
        playUnit(run, frame, unitCardIndex(answer.unit), answer.front);
        return 'menu';
      case 'ability':
        call(run.state, useAbility(seatOfSide(frame, frame.turn), TECH_ABILITY[techIndex(answer.tech)] as number));
        return 'menu';
      case 'heal':
        return useHealer(run, frame, answer.tech);
      case 'end':
        return 'endTurn';
    }
  },

  heal({ state }, frame) {
    if (frame.healing === 0 || !hasWounds(frame, frame.turn)) return 'menu';
    ask(state, { kind: 'healWound', seat: seatOfSide(frame, frame.turn), left: frame.healing });
    return 'healed';
  },

  healed(run, frame) {
    const { front } = answerTo(run, 'healWound');
    if (front === null) {
      frame.healing = 0;
    } else {
      heal(run, frame, front * 2 + frame.turn, 1);
      frame.healing--;
    }
    return 'heal';
  },

  endTurn(_run, frame) {
    if (frame.hands[frame.turn].length === 0) frame.finished |= 1 << frame.turn;
    frame.turn = enemyOf(frame.turn);
    return 'turn';
  },

  // --- The last step of a battle: the result and all that follows from it (RUL-153 steps 4 to 9, RUL-297).

  // BAT-039 to BAT-041: the defender wins a tie.
  resolve(run, frame) {
    frame.wounds.fill(0);
    frame.raised.fill(0);
    const totals = [totalOf(run.state, frame, ATTACKER), totalOf(run.state, frame, DEFENDER)] as const;
    frame.winner = totals[ATTACKER] > totals[DEFENDER] ? ATTACKER : DEFENDER;
    tell(run, {
      kind: 'battleEnds',
      winner: seatOfSide(frame, winnerOf(frame)),
      attackerWins: frame.winner === ATTACKER,
      totals,
    });
    return 'losses';
  },

  // BAT-042, RUL-164: one army for every two units killed, never the last one; scouts are not counted (RUL-163).
  losses(run, frame) {
    const { square } = frame;
    const winner = winnerOf(frame);
    if (isBarbarian(frame, winner)) return 'coin';
    const seat = seatOfSide(frame, winner);
    const killed = frame.killed[winner].length;
    const lost = Math.min(Math.floor(killed / 2), armiesAt(playerOf(run.state, seat), square) - 1);
    if (lost > 0) destroyFigures(run, seat, square, lost, 0);
    return 'coin';
  },

  // RUL-273: Code of Laws gives its coin by itself, once per turn.
  coin(run, frame) {
    const winner = winnerOf(frame);
    if (isBarbarian(frame, winner)) return 'save';
    const seat = seatOfSide(frame, winner);
    const player = playerOf(run.state, seat);
    if (!knows(player, TECH.codeOfLaws) || isUsed(player, 'codeOfLawsCoin')) return 'save';
    if (!hasRoomForCoin(run, seat, TECH.codeOfLaws)) return 'save';
    markUsed(player, 'codeOfLawsCoin');
    gainTechCoin(run, seat, TECH.codeOfLaws);
    return 'save';
  },

  // RUL-255: China may save one unit after every battle, won or lost; the losses have been worked out (LOOT-017).
  save({ state }, frame) {
    const side = savingSide(state, frame);
    if (side === null) return 'destroy';
    ask(state, { kind: 'saveUnit', seat: seatOfSide(frame, side) });
    return 'saved';
  },

  saved(run, frame) {
    const { unit } = answerTo(run, 'saveUnit');
    const side = savingSide(run.state, frame);
    if (unit === null || side === null) return 'destroy';
    const card = unitCardIndex(unit);
    const seat = seatOfSide(frame, side);
    const discards = run.state.unitDiscards[UNIT_CARD_TYPE[card] as number] as number[];
    discards.splice(discards.lastIndexOf(card), 1);
    playerOf(run.state, seat).units.push(card);
    tell(run, { kind: 'unitSaved', seat, unit: unitCardId(card) });
    return 'destroy';
  },

  // LOOT-003, LOOT-012, LOOT-016.
  destroy(run, frame) {
    const { defender, square, kind, city } = frame;
    const winner = winnerOf(frame);
    if (!isBarbarian(frame, enemyOf(winner))) destroyAll(run, seatOfSide(frame, enemyOf(winner)), square);
    if (winner !== ATTACKER || kind !== 'city' || run.state.outcome !== null) return 'loot';
    if (city === CAPITAL) return conquerCapital(run, frame);
    destroyCity(run, defender, city);
    return 'loot';
  },

  // LOOT-006, LOOT-007, RUL-173; barbarians neither take nor give any (RUL-124, RUL-125).
  loot({ state }, frame) {
    const { kind } = frame;
    const winner = winnerOf(frame);
    if (kind === 'village') return 'marker';
    const points = kind === 'city' && winner === ATTACKER ? 2 : 1;
    call(state, lootFrame(seatOfSide(frame, winner), seatOfSide(frame, enemyOf(winner)), points));
    return 'marker';
  },

  marker(run, frame) {
    if (frame.kind === 'village' && frame.winner === ATTACKER) takeVillage(run, frame);
    return 'advance';
  },

  // RUL-254: Rome advances for free when it has conquered a city or a village.
  advance({ state }, frame) {
    const isConquest = frame.winner === ATTACKER && frame.kind !== 'figures';
    if (isConquest && plays(playerOf(state, frame.attacker), 'rome')) call(state, advancing(frame.attacker));
    return 'return';
  },

  return({ state }, frame) {
    returnUnits(state, frame);
    return done(frame.winner === ATTACKER);
  },
};

/** FAQ-046: once per battle. Biology removes all wounds at once, Animal Husbandry asks which. */
function useHealer(run: Runner, battle: Battle, healer: Healer): 'heal' | 'menu' {
  const side = battle.turn;
  battle.used |= healerBit(side, healer);
  tell(run, { kind: 'abilityUsed', seat: seatOfSide(battle, side), tech: healer, chosen: [] });
  const healing = TECHS[techIndex(healer)]?.healing;
  if (typeof healing === 'number') {
    battle.healing = healing;
    return 'heal';
  }
  for (let place = side; place < battle.units.length; place += 2) {
    const wounds = battle.wounds[place] as number;
    if (wounds > 0) heal(run, battle, place, wounds);
  }
  return 'menu';
}

/**
 * The game ends with a capital's fall (LOOT-016), except that who has resigned cannot win (RUL-299): then the capital
 * stands, and since nobody else can hold its square the figures that attacked it are lost.
 */
function conquerCapital(run: Runner, frame: Battle): 'return' {
  const { state } = run;
  reachVictory(run, frame.attacker, 'military');
  if (state.outcome !== null) return 'return';
  destroyAll(run, frame.attacker, frame.square);
  frame.winner = DEFENDER;
  return 'return';
}
