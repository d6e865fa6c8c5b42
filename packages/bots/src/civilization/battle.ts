import type { State } from '@tessera/game-civilization';
import {
  eventFace,
  GREAT_PERSON_CARDS,
  resourceIndex,
  TECHS,
  techIndex,
  UNIT_CARD_STRENGTH,
  unitCardIndex,
} from '@tessera/game-civilization/data';
import { strengthOf, trumps } from '@tessera/game-civilization/rules/unitStrength.js';
import type { AnswerTo, AskFor } from '@tessera/game-civilization/state/questions.ts';
import { enemyOf } from '@tessera/game-civilization/state/sides.ts';
import { inProgress } from '@tessera/kernel';
import { resourceWorth } from './resources.ts';
import { bestOf, optionsFor, type Table } from './table.ts';
import { techIdWorth } from './techs.ts';

type Battle = Extract<State['stack'][number], { readonly op: 'battle' }>;
type Act = AnswerTo<'battleTurn'>;

/** The battle in progress: there is one whenever a question about it is asked. */
function battleIn(state: State): Battle {
  const battle = inProgress(state, 'battle');
  if (battle !== null) return battle;
  throw new Error('no battle is being fought');
}

/** Units are never too many: the card that gives most of them. A great person who helps in battles is used at once. */
export function chooseBattleMoment(table: Table, ask: AskFor<'battleMoment'>): AnswerTo<'battleMoment'> {
  return bestOf(table.generator, optionsFor(table, ask), (act) => {
    const effect = act.do === 'event' ? eventFace(act.event)?.effect : null;
    if (act.do === 'greatPerson') return personWorth(table, act.card, ask.moment);
    return effect?.does === 'recruit' ? effect.units : 0;
  });
}

/** Permanent cards for battles are turned up; of those that are discarded, a new force is drawn only for a weak one. */
function personWorth({ state, seat }: Table, card: string, moment: string): number {
  const face = GREAT_PERSON_CARDS.find(({ id }) => id === card);
  if (face?.timing !== 'battle') return -1;
  if (face.use === 'permanent' || moment === 'after') return 1;
  const battle = battleIn(state);
  if (battle.defender === seat && battle.inspired === 0) return 1;
  const force = battle.hands[battle.attacker === seat ? 0 : 1] as number[];
  const strength = force.reduce((sum, unit) => sum + (UNIT_CARD_STRENGTH[unit * 4] as number), 0);
  return strength < 2 * force.length ? 1 : -1;
}

export function avenge(table: Table, ask: AskFor<'avenge'>): AnswerTo<'avenge'> {
  const battle = battleIn(table.state);
  const enemy = battle.attacker === ask.seat ? 1 : 0;
  const left = (place: number) =>
    strengthOf(table.state, battle, enemy, battle.units[place] as number) - (battle.wounds[place] as number);
  return bestOf(table.generator, optionsFor(table, ask), ({ front }) => -left(front * 2 + enemy));
}

export function chooseBattleTurn(table: Table, ask: AskFor<'battleTurn'>): Act {
  const { state, generator } = table;
  const battle = battleIn(state);
  return bestOf(generator, optionsFor(table, ask), (act) => {
    switch (act.do) {
      case 'play':
        return playWorth(state, battle, unitCardIndex(act.unit), act.front);
      case 'ability':
        return ABILITY;
      case 'heal':
        return healingWorth(battle, act.tech);
      case 'greatPerson':
        return personWorth(table, act.card, 'turn') > 0 ? ABILITY : -1000;
      case 'holdBack':
        return HOLDING_BACK;
      case 'end':
        return 0;
    }
  });
}

/** Iron is for battles: whatever it does, it does most for the next unit. */
const ABILITY = 50;
/** To wait is better than to open a front, and worse than a good attack. */
const HOLDING_BACK = -0.5;
/** Healers wait until there is something to heal: they work once. */
const WORTH_HEALING = 2;

function healingWorth(battle: Battle, tech: string): number {
  const healing = TECHS[techIndex(tech)]?.healing ?? 0;
  let wounds = 0;
  for (let place = battle.turn; place < battle.units.length; place += 2) wounds += battle.wounds[place] as number;
  const isLast = (battle.hands[battle.turn] as number[]).length <= 1;
  return (healing === 'all' ? wounds : Math.min(wounds, healing)) > WORTH_HEALING || isLast ? 60 : -1;
}

/** A lone unit can be attacked by anything that beats it. */
const EXPOSED = 0.45;
const WOUND = 0.35;

/** Strength killed minus strength lost, with partial credit for wounds. */
function playWorth(state: State, battle: Battle, card: number, front: number | null): number {
  const side = battle.turn;
  const own = strengthOf(state, battle, side, card) + battle.raise;
  // The strongest units are saved for a reply: the first one is open to attack.
  if (front === null) return -own * EXPOSED;
  const place = front * 2 + enemyOf(side);
  const enemy = battle.units[place] as number;
  const strength = strengthOf(state, battle, enemyOf(side), enemy) + (battle.raised[place] as number);
  const left = strength - (battle.wounds[place] as number);
  const kills = own >= left;
  const dies = strength >= own;
  if (trumps(card, enemy) && kills) return strength + 1;
  if (trumps(enemy, card) && dies) return -own - 1;
  const dealt = kills ? strength : own * WOUND;
  const taken = dies ? own : strength * WOUND;
  return dealt - taken + 0.1 * Number(kills);
}

export function healWound(table: Table, ask: AskFor<'healWound'>): AnswerTo<'healWound'> {
  const battle = battleIn(table.state);
  return bestOf(table.generator, optionsFor(table, ask), ({ front }) =>
    front === null ? 0 : (battle.wounds[front * 2 + battle.turn] as number),
  );
}

/** The strongest of those killed. */
export function saveUnit(table: Table, ask: AskFor<'saveUnit'>): AnswerTo<'saveUnit'> {
  return bestOf(table.generator, optionsFor(table, ask), ({ unit }) =>
    unit === null ? 0 : (UNIT_CARD_STRENGTH[unitCardIndex(unit) * 4] as number),
  );
}

const LOOTED = { hut: 1.8, village: 2, event: 2.5, coin: 2, discarded: 1 } as const;

/** Loot counts for itself, and in part because the loser no longer has it; effects of 2 loot cost both points. */
export function chooseLoot(table: Table, ask: AskFor<'loot'>): AnswerTo<'loot'> {
  const { aims, generator } = table;
  const danger = aims.danger[ask.loser] as number;
  return bestOf(generator, optionsFor(table, ask), (loot) => {
    switch (loot.take) {
      case 'nothing':
        return 0;
      case 'trade':
        return loot.amount * aims.trade;
      case 'culture':
        return loot.amount * (aims.culture + danger * 0.2);
      case 'resource':
        return resourceWorth(table, resourceIndex(loot.resource));
      case 'hut':
        return LOOTED.hut;
      case 'village':
        return LOOTED.village;
      case 'discardCoin':
        return LOOTED.discarded + 4 * danger;
      case 'tech':
        return (techIdWorth(table, loot.tech) + 3) / 2;
      case 'event':
        return LOOTED.event / 2;
      case 'coin':
        return (aims.coin + LOOTED.coin + 4 * danger) / 2;
    }
  });
}
