import { ask, call, done, type Procedure, reveal, tell } from '@tessera/kernel';
import { CAPITAL, hasWalls } from '../board/cities.ts';
import { armiesAt } from '../board/figures.ts';
import { couldUseAbility, hasWounds, healerBit } from '../cards/battleActs.ts';
import { startPlay } from '../cards/menu.ts';
import { FORTIFICATION } from '../data/cityMarkers.ts';
import { TECH_ABILITY, techIndex, unitCardIndex } from '../data/faces.ts';
import { TECH } from '../data/names.ts';
import { TECHS } from '../data/techs.ts';
import type { LandUnitType } from '../data/units.ts';
import { isOutnumbered } from '../rules/battleForce.ts';
import {
  avengingSide,
  isBarbarian,
  isFinished,
  mustPlay,
  savingSide,
  seatOfSide,
  unitsInFronts,
  winnerOf,
} from '../rules/battleSides.ts';
import { hasRoomForCoin } from '../rules/coins.ts';
import { combatBonus, fightsWith } from '../rules/combatBonus.ts';
import { knows, plays } from '../rules/knowledge.ts';
import { lootMissed } from '../rules/loot.ts';
import { isUsed } from '../rules/oncePerTurn.ts';
import { hasPersonDeck } from '../rules/people.ts';
import { totalOf } from '../rules/unitStrength.ts';
import { replacementTypes } from '../rules/unitsLeft.ts';
import { advancing } from '../state/frames/advanceTrack.ts';
import type { Battle } from '../state/frames/battle.ts';
import { battleMomentFrame } from '../state/frames/battleMoment.ts';
import { lootFrame } from '../state/frames/loot.ts';
import { useAbility } from '../state/frames/playCard.ts';
import type { Healer } from '../state/questions/battle.ts';
import { answerTo } from '../state/questions.ts';
import { ATTACKER, DEFENDER, enemyOf, SIDES } from '../state/sides.ts';
import { playerOf, type StepContext } from '../state.ts';
import { drawBarbarians, drawForces, drawReplacement, maybeBreakWalls, tellForces } from '../verbs/battleForces.ts';
import { avenge, heal, holdBack, playUnit, returnUnits, saveUnit } from '../verbs/battleUnits.ts';
import { destroyAll } from '../verbs/destroyAll.ts';
import { destroyCity } from '../verbs/destroyCity.ts';
import { destroyFigures } from '../verbs/figures.ts';
import { gainTechCoin } from '../verbs/goods.ts';
import { markUsed } from '../verbs/markUsed.ts';
import { takeMarker } from '../verbs/takeMarker.ts';
import { reachVictory } from '../verbs/victory.ts';

const BOTH = 3;

/** A battle (BAT-003), in the order of RUL-153 with the additions of RUL-297. */
export const battle: Procedure<StepContext, Battle> = {
  // --- The first two steps of a battle: battle forces and combat bonuses (BAT-004 to BAT-019).

  begin(context, frame) {
    const { attacker, defender, square, kind } = frame;
    tell(context, { kind: 'battleBegins', attacker, defender, square, of: kind });
    maybeBreakWalls(context, frame);
    call(context.state, battleMomentFrame('before', ATTACKER));
    return 'draw';
  },

  draw(context, frame) {
    frame.outnumbered = isOutnumbered(context.state, frame);
    for (const side of SIDES) {
      if (fightsWith(context.state, frame, side, 'oracle')) frame.oracle |= 1 << side;
      if (fightsWith(context.state, frame, side, 'himejiSamuraiCastle')) frame.himeji |= 1 << side;
    }
    // The Oracle shows a hand whose owner knew it already.
    if (frame.oracle !== 0) reveal(context);
    drawForces(context, frame, ATTACKER);
    if (frame.kind === 'village') drawBarbarians(context, frame);
    else drawForces(context, frame, DEFENDER);
    return frame.missing > 0 ? 'replace' : 'start';
  },

  // HUT-006, RUL-316: from another land deck of the barbarian player's choice; if all are empty, no card is drawn (RUL-126).
  replace(context, frame) {
    const { state } = context;
    const types = replacementTypes(state);
    if (frame.missing === 0 || types.length === 0) {
      frame.missing = 0;
      tellForces(context, frame, DEFENDER);
      return 'start';
    }
    if (types.length === 1) {
      drawReplacement(context, frame, types[0] as LandUnitType);
      return 'replace';
    }
    ask(state, { kind: 'barbarianDeck', seat: frame.defender });
    return 'replaced';
  },

  replaced(context, frame) {
    const { deck } = answerTo(context, 'barbarianDeck');
    drawReplacement(context, frame, deck);
    return 'replace';
  },

  // RUL-313: Gustavus Adolphus and Joan of Arc.
  start({ state }) {
    if (hasPersonDeck(state)) call(state, battleMomentFrame('start', ATTACKER));
    return 'count';
  },

  // RUL-342: with this option Leonidas compares the battle hands.
  count({ state }, frame) {
    if (state.options.leonidasCompare === 'battle_force')
      frame.outnumbered = frame.hands[DEFENDER].length < frame.hands[ATTACKER].length;
    return 'compare';
  },

  // BAT-019; walls make the attacker begin (BAT-021).
  compare(context, frame) {
    const ofAttacker = combatBonus(context.state, frame, ATTACKER);
    const ofDefender = combatBonus(context.state, frame, DEFENDER);
    frame.bonuses[ATTACKER] = Math.max(0, ofAttacker - ofDefender);
    frame.bonuses[DEFENDER] = Math.max(0, ofDefender - ofAttacker);
    tell(context, { kind: 'bonusesCompared', attacker: ofAttacker, defender: ofDefender });
    const isWalled = frame.kind === 'city' && hasWalls(playerOf(context.state, frame.defender), frame.city);
    frame.turn = isWalled ? ATTACKER : DEFENDER;
    return 'turn';
  },

  // --- The third step of a battle: exclusive battle turns (BAT-020 to BAT-038, FAQ-006).

  // BAT-037: a side that has played its last unit is skipped; a side without units gets one turn (RUL-156).
  turn(context, frame) {
    if (frame.finished === BOTH) return 'resolve';
    if (isFinished(frame, frame.turn)) frame.turn = enemyOf(frame.turn);
    frame.played = false;
    frame.raise = 0;
    tell(context, { kind: 'battleTurn', seat: seatOfSide(frame, frame.turn) });
    return 'menu';
  },

  menu({ state }, frame) {
    if (!mustPlay(frame) && !couldUseAbility(state, frame)) return 'endTurn';
    ask(state, { kind: 'battleTurn', seat: seatOfSide(frame, frame.turn), played: frame.played });
    return 'act';
  },

  act(context, frame) {
    const answer = answerTo(context, 'battleTurn');
    switch (answer.do) {
      case 'play':
        playUnit(context, frame, unitCardIndex(answer.unit), answer.front);
        return 'avenge';
      case 'ability':
        call(context.state, useAbility(seatOfSide(frame, frame.turn), TECH_ABILITY[techIndex(answer.tech)] as number));
        return 'avenge';
      case 'heal':
        return useHealer(context, frame, answer.tech);
      case 'greatPerson':
        startPlay(context.state, seatOfSide(frame, frame.turn), answer, 'battle');
        return 'menu';
      case 'holdBack':
        holdBack(context, frame);
        return 'menu';
      case 'end':
        return 'endTurn';
    }
  },

  // RUL-342, FAQ-069: at once, in anybody's battle turn; without an enemy unit in a front nothing happens.
  avenge(context, frame) {
    const side = avengingSide(frame);
    if (side === null) return 'menu';
    const targets = unitsInFronts(frame, enemyOf(side));
    if (targets.length > 1) {
      ask(context.state, { kind: 'avenge', seat: seatOfSide(frame, side), card: 'georgyZhukov' });
      return 'avenged';
    }
    if (targets.length === 0) frame.vengeance[side] = 0;
    else avenge(context, frame, side, targets[0] as number);
    return 'avenge';
  },

  avenged(context, frame) {
    const side = avengingSide(frame);
    const { front } = answerTo(context, 'avenge');
    if (side !== null) avenge(context, frame, side, front * 2 + enemyOf(side));
    return 'avenge';
  },

  heal({ state }, frame) {
    if (frame.healing === 0 || !hasWounds(frame, frame.turn)) return 'menu';
    ask(state, { kind: 'healWound', seat: seatOfSide(frame, frame.turn), left: frame.healing });
    return 'healed';
  },

  healed(context, frame) {
    const { front } = answerTo(context, 'healWound');
    if (front === null) {
      frame.healing = 0;
    } else {
      heal(context, frame, front * 2 + frame.turn, 1);
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
  resolve(context, frame) {
    frame.wounds.fill(0);
    frame.raised.fill(0);
    const totals = [totalOf(context.state, frame, ATTACKER), totalOf(context.state, frame, DEFENDER)] as const;
    frame.winner = totals[ATTACKER] > totals[DEFENDER] ? ATTACKER : DEFENDER;
    frame.lootMissed = lootMissed(context.state, seatOfSide(frame, enemyOf(winnerOf(frame))));
    tell(context, {
      kind: 'battleEnds',
      winner: seatOfSide(frame, winnerOf(frame)),
      attackerWins: frame.winner === ATTACKER,
      totals,
    });
    return 'losses';
  },

  // BAT-042, RUL-164: one army for every two units killed, but never the last one; scouts do not count (RUL-163).
  losses(context, frame) {
    const { square } = frame;
    const winner = winnerOf(frame);
    if (isBarbarian(frame, winner)) return 'coin';
    const seat = seatOfSide(frame, winner);
    const killed = frame.killed[winner].length;
    const lost = Math.min(Math.floor(killed / 2), armiesAt(playerOf(context.state, seat), square) - 1);
    if (lost > 0) destroyFigures(context, seat, square, lost, 0);
    return 'coin';
  },

  // RUL-273: Code of Laws gives its coin automatically, once per turn.
  coin(context, frame) {
    const winner = winnerOf(frame);
    if (isBarbarian(frame, winner)) return 'save';
    const seat = seatOfSide(frame, winner);
    const player = playerOf(context.state, seat);
    if (!knows(player, TECH.codeOfLaws) || isUsed(player, 'codeOfLawsCoin')) return 'save';
    if (!hasRoomForCoin(context.state, seat, TECH.codeOfLaws)) return 'save';
    markUsed(player, 'codeOfLawsCoin');
    gainTechCoin(context, seat, TECH.codeOfLaws);
    return 'save';
  },

  // RUL-255: China may save one unit after every battle, won or lost; the losses have been worked out (LOOT-017).
  save({ state }, frame) {
    const side = savingSide(state, frame);
    if (side === null) return 'nurse';
    ask(state, { kind: 'saveUnit', seat: seatOfSide(frame, side) });
    return 'saved';
  },

  saved(context, frame) {
    const { unit } = answerTo(context, 'saveUnit');
    const side = savingSide(context.state, frame);
    if (unit !== null && side !== null) saveUnit(context, frame, side, unitCardIndex(unit));
    return 'nurse';
  },

  // RUL-314: Florence Nightingale, the winner first; the losses have been worked out.
  nurse({ state }, frame) {
    if (hasPersonDeck(state)) call(state, battleMomentFrame('after', winnerOf(frame)));
    return 'destroy';
  },

  // LOOT-003, LOOT-012, LOOT-016.
  destroy(context, frame) {
    const { defender, square, kind, city } = frame;
    const winner = winnerOf(frame);
    if (!isBarbarian(frame, enemyOf(winner))) destroyAll(context, seatOfSide(frame, enemyOf(winner)), square);
    if (winner !== ATTACKER || kind !== 'city' || context.state.outcome !== null) return 'loot';
    if (city === CAPITAL) return conquerCapital(context, frame);
    destroyCity(context, defender, city);
    return 'loot';
  },

  // LOOT-006, LOOT-007, RUL-173; barbarians neither take nor give any (RUL-124, RUL-125).
  loot({ state }, frame) {
    const { kind } = frame;
    const winner = winnerOf(frame);
    if (kind === 'village') return 'marker';
    const points = kind === 'city' && winner === ATTACKER ? 2 : 1;
    const left = Math.max(0, points - frame.lootMissed);
    call(state, lootFrame(seatOfSide(frame, winner), seatOfSide(frame, enemyOf(winner)), left));
    return 'marker';
  },

  marker(context, frame) {
    if (frame.kind === 'village' && frame.winner === ATTACKER) takeMarker(context, frame.attacker, frame.square);
    return 'advance';
  },

  // RUL-254: Rome advances for free when it has conquered a city or a village.
  advance({ state }, frame) {
    const isConquest = frame.winner === ATTACKER && frame.kind !== 'figures';
    if (isConquest && plays(playerOf(state, frame.attacker), 'rome')) call(state, advancing(frame.attacker));
    return 'return';
  },

  return(context, frame) {
    const { state } = context;
    if (frame.kind === 'city' && frame.winner === DEFENDER) discardFortification(context, frame);
    returnUnits(state, frame);
    return done(frame.winner === ATTACKER);
  },
};

/** DIS-005, RUL-365: a fortification goes when its city has been defended. */
function discardFortification(context: StepContext, { defender, city }: Battle): void {
  const player = playerOf(context.state, defender);
  if (player.cityMarkers[city] !== FORTIFICATION) return;
  player.cityMarkers[city] = 0;
  tell(context, {
    kind: 'cityMarkerDiscarded',
    seat: defender,
    city: player.cities[city] as number,
    marker: 'fortification',
  });
}

/** FAQ-046: once per battle. Biology removes all wounds at once, Animal Husbandry asks which. */
function useHealer(context: StepContext, battle: Battle, healer: Healer): 'heal' | 'menu' {
  const side = battle.turn;
  battle.used |= healerBit(side, healer);
  tell(context, { kind: 'abilityUsed', seat: seatOfSide(battle, side), tech: healer, chosen: [] });
  const healing = TECHS[techIndex(healer)]?.healing;
  if (typeof healing === 'number') {
    battle.healing = healing;
    return 'heal';
  }
  for (let place = side; place < battle.units.length; place += 2) {
    const wounds = battle.wounds[place] as number;
    if (wounds > 0) heal(context, battle, place, wounds);
  }
  return 'menu';
}

/**
 * The game ends when a capital falls (LOOT-016), unless the attacker has resigned and cannot win (RUL-299): then the capital
 * stands, and since nobody else can hold its square, the figures that attacked it are lost.
 */
function conquerCapital(context: StepContext, frame: Battle): 'return' {
  const { state } = context;
  reachVictory(context, frame.attacker, 'military');
  if (state.outcome !== null) return 'return';
  destroyAll(context, frame.attacker, frame.square);
  frame.winner = DEFENDER;
  return 'return';
}
