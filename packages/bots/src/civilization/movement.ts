import { centerOwner } from '@tessera/game-civilization/board/cities.ts';
import { hasEnemyArmy, scoutsAt } from '@tessera/game-civilization/board/figures.ts';
import { techIndex } from '@tessera/game-civilization/data';
import { travelSpeed } from '@tessera/game-civilization/rules/limits.ts';
import { type Reach, reachOf } from '@tessera/game-civilization/rules/reach.ts';
import type { AnswerTo, AskFor } from '@tessera/game-civilization/state/questions.ts';
import { playGain } from './cards.ts';
import {
  armyField,
  attackWorth,
  exploringWorth,
  type Field,
  isFrontier,
  sacrificeWorth,
  scoutField,
} from './fields.ts';
import { fieldForce } from './forces.ts';
import { bestOf, optionsFor, type Table } from './table.ts';
import { techWorth } from './techs.ts';

type Act = AnswerTo<'movement'>;
type StepAnswer = AnswerTo<'step'>;

/** The minimum gain for a move, and for a group of armies over a single one. */
const LEAST_GAIN = 0.2;
const COMPANION = 0.3;

/** The figure or group that gains most by moving goes first. */
export function chooseMovement(table: Table, ask: AskFor<'movement'>): Act {
  const fields: (Field | undefined)[] = [];
  const fieldFor = (armies: number): Field => {
    fields[armies] ??= armies === 0 ? scoutField(table) : armyField(table, armies);
    return fields[armies] as Field;
  };
  const speed = travelSpeed(table.state, table.player);
  const options = optionsFor(table, ask);
  const mayEnd = options.some((act) => act.do === 'end');
  return bestOf(table.generator, options, (act) => {
    switch (act.do) {
      case 'end':
        return 0;
      case 'move': {
        // Scouts go alone: they have other aims than armies.
        if (act.scouts > 1 || act.armies * act.scouts > 0) return -1;
        const field = fieldFor(act.armies);
        const end = bestEnd(table, field, act.from, act.armies, act.scouts, speed);
        if (end.square < 0) return -1;
        const here = (field[act.from] as number) - crowding(table, act.from, act.scouts);
        return end.worth - here - LEAST_GAIN - Math.max(0, act.armies - 1) * COMPANION;
      }
      case 'consent':
        return mayEnd ? -1 : Number.NEGATIVE_INFINITY;
      default: {
        // What is not worth playing is not better than a move that must be made (RUL-376).
        const gain = playGain(table, ask, act);
        return mayEnd || gain > 0 ? gain : Number.NEGATIVE_INFINITY;
      }
    }
  });
}

interface End {
  readonly square: number;
  readonly worth: number;
  readonly reach: Reach;
}

/** The worth of having a step left to discover what lies beside the square. */
const DISCOVERY = 1;
const DANGER = 3;
const CROWD = 4;

/** The best reachable square to end in; staying is not one of them. */
function bestEnd(table: Table, field: Field, from: number, armies: number, scouts: number, left: number): End {
  const { state, seat } = table;
  const reach = reachOf(state, seat, from, armies, scouts, left);
  const discovery = exploringWorth(state) + DISCOVERY;
  let square = -1;
  let best = Number.NEGATIVE_INFINITY;
  for (let to = 0; to < field.length; to++) {
    const points = reach.points[to] as number;
    if (points < 1 || reach.tags[to] === 'pass') continue;
    let worth = field[to] as number;
    if (points < left && isFrontier(table, to)) worth = Math.max(worth, discovery);
    if (armies === 0 && isBesideEnemy(table, to)) worth -= DANGER;
    worth -= crowding(table, to, 0) * Math.sign(scouts);
    worth -= points * 0.01;
    if (worth <= best) continue;
    best = worth;
    square = to;
  }
  // A tile can be discovered from where the group stands.
  if (discovery > best && isFrontier(table, from)) return { square: from, worth: discovery, reach };
  return { square, worth: best, reach };
}

/** Two scouts in a square gather no more than one, and found no more cities: this much less it is worth to them. */
function crowding({ player }: Table, square: number, scouts: number): number {
  return scoutsAt(player, square) > scouts ? CROWD : 0;
}

function isBesideEnemy({ state, seat, map }: Table, square: number): boolean {
  for (const next of map.next[square] as readonly number[]) if (hasEnemyArmy(state, seat, next)) return true;
  return false;
}

/** Above this worth an end is a mission, and the group discovers nothing on the way. */
const MISSION = 12;

export function chooseStep(table: Table, ask: AskFor<'step'>): StepAnswer {
  const { generator } = table;
  const { square: from, armies, scouts, left } = ask;
  const options = optionsFor(table, ask);
  const field = armies === 0 ? scoutField(table) : armyField(table, armies);
  const end = bestEnd(table, field, from, armies, scouts, left);
  const sacrifice = bestSacrifice(table, options, armies);
  if (sacrifice !== null) return sacrifice;
  const discovery = options.find((option) => option.do === 'discover');
  if (discovery !== undefined && end.worth < MISSION) return discovery;
  const stop = options.find((option) => option.do === 'stop');
  if (stop !== undefined && (end.square < 0 || end.square === from || end.worth <= (field[from] as number)))
    return stop;
  const first = firstStep(table, end, from);
  const step = options.find((option) => option.do === 'to' && option.square === first);
  if (step !== undefined) return step;
  return stop ?? bestOf(generator, options, (option) => fallbackWorth(field, option));
}

/** Any step is better than one that splits the group. */
function fallbackWorth(field: Field, option: StepAnswer): number {
  if (option.do === 'to') return field[option.square] as number;
  return option.do === 'discover' ? 0 : Number.NEGATIVE_INFINITY;
}

/** The first square of the way to an end. */
function firstStep({ map }: Table, { square, reach }: End, from: number): number {
  let at = square;
  for (let points = reach.points[square] ?? -1; points > 1; points--) {
    for (const next of map.next[at] as readonly number[]) {
      if (reach.points[next] !== points - 1 || !isPassed(reach, next)) continue;
      at = next;
      break;
    }
  }
  return (map.next[from] as readonly number[]).includes(at) ? at : -1;
}

/** Squares that hold something stop a group, so no path leads through them. */
function isPassed(reach: Reach, square: number): boolean {
  return reach.tags[square] === 'free' || reach.tags[square] === 'pass';
}

/** Russia's sacrifice, where the tech is worth more than attacking the city. */
function bestSacrifice(table: Table, options: readonly StepAnswer[], armies: number): StepAnswer | null {
  const { state, seat, generator } = table;
  const sacrifices = options.filter((option) => option.do === 'sacrifice');
  if (sacrifices.length === 0 || armies === 0) return null;
  const best = bestOf(generator, sacrifices, ({ tech }) => techWorth(table, techIndex(tech)));
  const worth = sacrificeWorth(table, best.square);
  if (worth <= 0 || centerOwner(state, best.square) < 0) return null;
  return worth > attackWorth(table, best.square, fieldForce(state, seat, armies)) ? best : null;
}
