import { ask, call, type Procedure, reveal, tell } from '@tessera/kernel';
import { couldUseAbility, hasWounds, healerBit } from '../cards/battleActs.ts';
import { TECH_ABILITY, techIndex, unitCardId, unitCardIndex } from '../data/faces.ts';
import { TECHS } from '../data/techs.ts';
import { seatOfSide } from '../rules/combat.ts';
import type { Battle } from '../state/frames/battle.ts';
import { useAbility } from '../state/frames/playCard.ts';
import type { Healer } from '../state/questions/battle.ts';
import { answerTo } from '../state/questions.ts';
import { enemyOf, type Side } from '../state/sides.ts';
import type { Runner } from '../state.ts';
import { attack, heal, placeUnit, strengthAt } from '../verbs/battleUnits.ts';

type TurnStep = 'turn' | 'menu' | 'act' | 'heal' | 'healed' | 'endTurn';

const BOTH = 3;

/** The third step of a battle: exclusive battle turns (BAT-020 to BAT-038, FAQ-006). */
export const battleTurns: Pick<Procedure<Runner, Battle>, TurnStep> = {
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
};

/** BAT-024: a unit in hand must be played in every turn. */
export function mustPlay(battle: Battle): boolean {
  return !battle.played && battle.hands[battle.turn].length > 0;
}

function isFinished(battle: Battle, side: Side): boolean {
  return ((battle.finished >> side) & 1) === 1;
}

/**
 * BAT-026: the unit starts a front and attacks nothing (BAT-029), or attacks the enemy unit of a front. Metalworking
 * raises it to the end of the engagement, or with scope attack adds to this attack's wounds only (RUL-211, RUL-294).
 */
function playUnit(run: Runner, battle: Battle, card: number, front: number | null): void {
  const { state } = run;
  const place = placeUnit(battle, battle.turn, card, front);
  const lasts = state.options.metalworkingScope === 'battle';
  if (lasts) battle.raised[place] = battle.raise;
  battle.played = true;
  reveal(run);
  tell(run, {
    kind: 'unitPlayed',
    seat: seatOfSide(battle, battle.turn),
    unit: unitCardId(card),
    strength: strengthAt(state, battle, place),
    front: place >> 1,
    attacks: front !== null,
  });
  if (front !== null) attack(run, battle, place, lasts ? 0 : battle.raise);
  battle.raise = 0;
}

/** FAQ-046: once per battle. Biology removes all wounds at once, Animal Husbandry asks which. */
function useHealer(run: Runner, battle: Battle, healer: Healer): TurnStep {
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
