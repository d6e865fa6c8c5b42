import { capital, counted, figuresText, listed, nameOf, plainName, unitCardName, VICTORY_NAMES } from './names.ts';
import { goodText } from './offers.ts';
import type { Sentence, Teller } from './teller.ts';
import { coinPlace } from './tellTurn.ts';

/** Moving, exploring, and what happens to things on the map. */
export const MAP_SENTENCES = {
  tileDiscovered: (it) => `${it.subject()} discovered a tile from ${it.place('from')}.`,
  figuresMoved: (it) => {
    const via = it.list('via').map((square) => it.square(Number(square)));
    const path = via.length === 0 ? '' : ` by ${via.join(' ')}`;
    return `${it.subject()} moved ${figures(it)} from ${it.place('from')}${path} to ${it.place('to')}.`;
  },
  figuresLeft: (it) => `${it.subject()} left ${figures(it)} behind at ${it.place()}.`,
  sacrificeDeclared: (it) =>
    `${it.subject()} sacrificed a figure at the city at ${it.place()} to learn ${it.name('tech')}.`,
  figuresDestroyed: (it) => `${it.subject()} lost ${figures(it)} at ${it.place()}.`,
  squareStopped: (it) => `No figure may leave ${it.place()} this turn.`,
  hutExplored: (it) => `${it.subject()} explored the hut at ${it.place()}${found(it)}.`,
  villageConquered: (it) => `${it.subject()} conquered the village at ${it.place()}${found(it)}.`,
  disasterPlaced: (it) => `A disaster changed the land at ${it.place()}.`,
  buildingDestroyed: (it) => `The ${plainName(it.text('building'))} at ${it.place()} was destroyed.`,
  wallsDestroyed: (it) => `The walls of ${it.whose()} city at ${it.place()} fell.`,
  buildingUpgraded: (it) =>
    `${capital(it.whose())} building at ${it.place()} became a ${plainName(it.text('building'))}.`,
  wonderObsolete: (it) => `${it.name('wonder')} became obsolete.`,
  wonderLost: (it) => `${it.subject()} lost ${it.name('wonder')}.`,
  cityDestroyed: (it) => `${capital(it.whose())} city at ${it.place()} was destroyed.`,
} satisfies { readonly [kind: string]: Sentence };

function figures(it: Teller): string {
  return figuresText(it.number('armies'), it.number('scouts'));
}

function found(it: Teller): string {
  return it.has('marker') ? ` and found: ${plainName(it.text('marker'))}` : '';
}

/** Battles. Fronts are counted from 1 for the reader. */
export const BATTLE_SENTENCES = {
  battleBegins: (it) => {
    const against = it.text('of') === 'village' ? `the village, played by ${it.whom('defender')}` : it.whom('defender');
    const where = it.text('of') === 'city' ? `the city at ${it.place()}` : it.place();
    return `Battle at ${where}: ${it.whom('attacker')} against ${against}.`;
  },
  forcesDrawn: (it) => {
    const units = it.list('units').map((card) => unitCardName(String(card)));
    const which = units.length === 0 ? '' : `: ${listed(units)}`;
    const side = it.has('barbarians') && it.value('barbarians') === true ? 'The barbarians' : it.subject();
    return `${side} drew ${counted(it.number('count'), 'unit')}${which}.`;
  },
  bonusesCompared: (it) => `Combat bonus: attacker ${it.number('attacker')}, defender ${it.number('defender')}.`,
  battleTurn: (it) => `It was ${it.whose()} turn in the battle.`,
  unitPlayed: (it) => {
    const where = `front ${it.number('front') + 1}`;
    const deed = it.value('attacks') === true ? `attacked at ${where}` : `opened ${where}`;
    return `${it.subject()} ${deed} with ${unitType(it.text('unit'))} of strength ${it.number('strength')}.`;
  },
  woundsDealt: (it) =>
    `${capital(it.whose())} unit at front ${it.number('front') + 1} took ${counted(it.number('wounds'), 'wound')}.`,
  woundsHealed: (it) =>
    `${capital(it.whose())} unit at front ${it.number('front') + 1} lost ${counted(it.number('wounds'), 'wound')}.`,
  unitKilled: (it) =>
    `${capital(it.whose())} ${unitType(it.text('unit'))} at front ${it.number('front') + 1} was killed.`,
  unitSaved: (it) => `${it.subject()} saved ${unitCardName(it.text('unit'))}.`,
  battleEnds: (it) => {
    const [attacker = 0, defender = 0] = it.list('totals');
    const side = it.value('attackerWins') === true ? 'attacker' : 'defender';
    return `The ${side} won the battle, ${String(attacker)} (attacker) to ${String(defender)} (defender).`;
  },
  lootTaken,
} satisfies { readonly [kind: string]: Sentence };

function unitType(card: string): string {
  return card.replace(/\d$/, '');
}

function lootTaken(it: Teller): string {
  const take = it.text('take');
  const from = it.whom('loser');
  const amount = it.number('amount');
  const deeds: { readonly [take: string]: string } = {
    trade: `took ${goodText('trade', amount)} from ${from}`,
    culture: `took ${goodText('culture', amount)} from ${from}`,
    resource: `took ${it.text('resource')} from ${from}`,
    hut: `took a hut marker from ${from}`,
    village: `took a village marker from ${from}`,
    discardCoin: `made ${from} discard a coin from ${coinPlace(it, 'from')}`,
    coin: `took a coin of ${from} from ${coinPlace(it, 'from')}`,
    tech: `learned ${it.name('tech')} from ${from}`,
    event: `took an event of deck ${it.text('deck')} from ${from}`,
  };
  return `Loot: ${it.subject()} ${deeds[take] ?? take}.`;
}

const LEARNED: { readonly [by: string]: string } = {
  setUp: ' at the start',
  research: '',
  learning: ' for free',
};

/** Research and the end. */
export const END_SENTENCES = {
  researchRevealed: (it) => {
    const chosen = it
      .list('techs')
      .map((tech, seat) => `${it.player(seat)} ${tech === null ? 'nothing' : nameOf(String(tech))}`);
    return `Research: ${chosen.join(', ')}.`;
  },
  techLearned: (it) => {
    const by = it.text('by');
    return `${it.subject()} learned ${it.name('tech')}${LEARNED[by] ?? ` (${nameOf(by)})`}.`;
  },
  rankRaised: (it) => `${capital(it.whose())} ${it.text('unit')} rose to rank ${it.number('rank')}.`,
  nothingResearched: (it) =>
    it.has('returned')
      ? `${it.subject()} could not learn ${it.name('returned')} any more.`
      : `${it.subject()} researched nothing.`,
  victoryReached: (it) => `${it.subject()} reached ${VICTORY_NAMES[it.text('victory')] ?? it.text('victory')}.`,
  resigned: (it) => `${it.subject()} resigned.`,
  gameEnded: (it) => {
    const winners = it.list('winners').map((seat) => it.player(Number(seat)));
    const who = winners.length === 0 ? 'nobody' : listed(winners);
    const reason = VICTORY_NAMES[it.text('reason')] ?? it.text('reason');
    return `The game is over: ${reason}. ${winners.length > 1 ? 'Winners' : 'Winner'}: ${who}.`;
  },
} satisfies { readonly [kind: string]: Sentence };
