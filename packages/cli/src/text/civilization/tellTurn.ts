import type { Plain } from '@tessera/kernel';
import { aimText, type Chosen, itemName } from './declared.ts';
import { capital, counted, listed, markerText, nameOf, plainName, unitCardName } from './names.ts';
import { goodsText, pieceName } from './offers.ts';
import type { Sentence, Teller } from './teller.ts';

const firstPlayer: Sentence = (it) => `The first player is ${it.whom('seat')}.`;

function civilizationsDealt(it: Teller): string {
  const dealt = it.list('dealt').map((sheets, seat) => `${it.player(seat)} ${names(sheets, 'or')}`);
  return `Civilizations were dealt: ${dealt.join(', ')}.`;
}

function names(ids: Plain | undefined, last = 'and'): string {
  return listed(
    (Array.isArray(ids) ? ids : []).map((id) => nameOf(String(id))),
    last,
  );
}

/** Set-up. */
export const SET_UP_SENTENCES = {
  firstPlayer,
  civilizationsDealt,
  civilizationChosen: (it) => `${it.subject()} chose the ${it.name('civilization')}.`,
  startingWonderDrawn: (it) => `${it.subject()} began with ${it.name('wonder')}.`,
  wonderMarketFilled: (it) => `Wonders in the market: ${names(it.value('wonders'))}.`,
  capitalPlaced: (it) => `${it.subject()} placed the capital at ${it.place()}.`,
  startingWonderPlaced: (it) => `${it.subject()} placed ${it.name('wonder')} at ${it.place()}.`,
  startingFigurePlaced: (it) => `${it.subject()} placed ${figure(it)} at ${it.place()}.`,
  playerReady: (it) => `${it.subject()} began with ${it.number('trade')} trade.`,
} satisfies { readonly [kind: string]: Sentence };

function figure(it: Teller): string {
  return it.text('figure') === 'army' ? 'an army' : 'a scout';
}

/** The course of the turn, Start of Turn and Trade. */
export const TURN_SENTENCES = {
  turnBegins: (it) => `Turn ${it.number('turn')} – first player: ${it.whom('first')}`,
  phaseBegins: (it) => `${it.name('phase')}`,
  partBegins: (it) => `${capital(it.whose())} part of ${it.name('phase')} began.`,
  cityFounded: (it) => `${it.subject()} founded a city at ${it.place()}, using ${figure(it)}.`,
  governmentChanged: (it) => `${capital(it.whose())} government changed to ${it.name('government')}.`,
  scoutAssigned: (it) =>
    `${capital(it.whose())} scout at ${it.place()} ${it.has('city') ? `served the city at ${it.place('city')}` : 'served no city'}.`,
  wonderUsed: (it) => `${it.name('wonder')} worked for ${it.whom('seat')}.`,
  figureDisplaced: (it) => `${capital(it.whose())} figures had to go from ${it.place('from')} to ${it.place('to')}.`,
  tradeCollected: (it) => `${it.subject()} collected ${it.number('amount')} trade.`,
  offerMade: (it) =>
    `${it.subject()} offered ${it.has('to') ? it.whom('to') : 'everybody'} ${goodsText(it.object('gives'))} for ${goodsText(it.object('wants'))}.`,
  offerAccepted,
  offerRefused: (it) => `${it.subject()} refused ${it.whose('by')} offer.`,
  offerLapsed: (it) => `${capital(it.whose())} offer lapsed.`,
  negotiationDone: (it) => `${it.subject()} finished trading.`,
} satisfies { readonly [kind: string]: Sentence };

/** What was hidden is named only to those who gave and got it. */
function offerAccepted(it: Teller): string {
  const deal = `gave ${goodsText(it.object('wants'))} and got ${goodsText(it.object('gives'))}`;
  const pieces = (param: string) => it.list(param).map((piece) => pieceName(String(piece)));
  const given = pieces('given');
  const taken = pieces('taken');
  const facts = [
    given.length > 0 ? `received: ${listed(given)}` : '',
    taken.length > 0 ? `given away: ${listed(taken)}` : '',
  ].filter((fact) => fact !== '');
  return `${it.subject()} accepted ${it.whose('by')} offer: ${deal}${facts.length === 0 ? '' : ` (${facts.join('; ')})`}.`;
}

/** City Management and what cities bring about. */
export const CITY_SENTENCES = {
  cityActs,
  cityActionCancelled: (it) => `The action of ${it.whose()} city at ${it.place('city')} was cancelled.`,
  figureBuilt: (it) => `${it.subject()} built ${figure(it)} at ${it.place()}.`,
  unitGained: (it) =>
    `${it.subject()} got ${it.has('card') ? unitCardName(it.text('card')) : `a unit of ${it.text('unit')}`}.`,
  buildingBuilt: (it) => `${it.subject()} built a ${plainName(it.text('building'))} at ${it.place()}.`,
  wonderBuilt: (it) => `${it.subject()} built ${it.name('wonder')} at ${it.place()}.`,
  wonderTurnedUp: (it) => `A new wonder entered the market: ${it.name('wonder')}.`,
  wallsBuilt: (it) => `${it.subject()} walled the city at ${it.place()}.`,
  cityDevoted: (it) =>
    `${it.subject()} devoted the city at ${it.place('city')} to the arts: ${it.number('amount')} culture.`,
  resourceHarvested: (it) => `${it.subject()} harvested the resource at ${it.place()}.`,
  productionRaised: (it) =>
    `${capital(it.whose())} city at ${it.place()} got +${it.number('amount')} production for one action.`,
} satisfies { readonly [kind: string]: Sentence };

function cityActs(it: Teller): string {
  const items = it.list('items').map((item) => itemName(String(item)));
  const rush = it.number('rush');
  const help = [
    rush > 0 ? `rushing ${counted(rush, 'time')}` : '',
    ...it.list('bonuses').map((bonus) => `with ${nameOf(String(bonus))}`),
  ].filter((part) => part !== '');
  const squares = it
    .list('squares')
    .flatMap((square) => (typeof square === 'number' && square >= 0 ? [it.square(square)] : []));
  const where = squares.length === 0 ? '' : ` at ${listed(squares)}`;
  const deeds: { readonly [act: string]: string } = {
    devote: 'turned to the arts',
    harvest: `set out to harvest${where}`,
  };
  const deed = deeds[it.text('act')] ?? `set out to build ${listed(items)}${where}`;
  return `${capital(it.whose())} city at ${it.place('city')} ${deed}${help.length === 0 ? '' : `, ${listed(help)}`}.`;
}

/** The culture track, events, abilities and great people. */
export const CULTURE_SENTENCES = {
  trackAdvanced: (it) => `${it.subject()} advanced to space ${it.number('space')} of the culture track.`,
  eventDrawn,
  eventDiscarded: (it) => `${it.subject()} discarded ${it.name('event')}.`,
  eventPlayed: (it) => {
    const aim = aimText(it.text('event'), it.list('chosen') as Chosen, (square) => it.square(square), ' on ');
    return `${it.subject()} played ${it.name('event')}${it.has('as') ? ` as ${it.text('as')}` : ''}${aim}.`;
  },
  eventReturned: (it) => `${it.name('event')} returned to ${it.whose()} hand.`,
  abilityUsed: (it) => {
    const aim = aimText(it.text('tech'), it.list('chosen') as Chosen, (square) => it.square(square), ' on ');
    return `${it.subject()} used ${it.name('tech')}${aim}.`;
  },
  abilityGivenUp: (it) => `${it.subject()} gave up using ${it.name('tech')}.`,
  cancelled: (it) =>
    `${capital(it.whose('by'))} ${it.text('what') === 'cityAction' ? 'city action' : it.name('card')} was cancelled.`,
  consentSwitched: (it) =>
    `${it.subject()} ${it.value('on') === true ? 'allowed' : 'no longer allowed'} the events of others in spite of the United Nations.`,
  personGained: (it) => `${it.subject()} gained a great person: ${plainName(it.text('person'))}.`,
  personPlaced: (it) => `${it.subject()} placed the ${plainName(it.text('person'))} at ${it.place()}.`,
  personReserved: (it) => `${capital(it.whose())} ${plainName(it.text('person'))} went into reserve.`,
  personKilled: (it) => `The ${plainName(it.text('person'))} at ${it.place()} was killed.`,
} satisfies { readonly [kind: string]: Sentence };

function eventDrawn(it: Teller): string {
  const from = it.has('from') ? ` from ${it.whom('from')}` : '';
  const what = it.has('event') ? `the event ${it.name('event')}` : `an event of deck ${it.text('deck')}`;
  return `${it.subject()} ${it.has('from') ? 'took' : 'drew'} ${what}${from}.`;
}

/** Goods that come and go. */
export const GOODS_SENTENCES = {
  tradeGained: (it) => `${it.subject()} gained ${it.number('amount')} trade.`,
  tradeLost: (it) => `${it.subject()} gave up ${it.number('amount')} trade.`,
  cultureGained: (it) => `${it.subject()} gained ${it.number('amount')} culture.`,
  cultureLost: (it) => `${it.subject()} gave up ${it.number('amount')} culture.`,
  coinGained: (it) => `${it.subject()} gained a coin on ${coinPlace(it, 'on')}.`,
  coinLost: (it) => `${it.subject()} lost a coin from ${coinPlace(it, 'on')}.`,
  resourceGained: (it) => `${it.subject()} gained ${it.text('resource')}.`,
  resourceLost: (it) => `${it.subject()} spent ${it.text('resource')}.`,
  markerTaken: (it) => `${it.subject()} took ${marker(it)}${it.has('from') ? ` from ${it.whom('from')}` : ' back'}.`,
  markerLost: (it) => `${it.subject()} spent ${marker(it)}.`,
  unitLost: (it) =>
    `${it.subject()} lost ${it.has('card') ? unitCardName(it.text('card')) : `a unit of ${it.text('unit')}`}.`,
} satisfies { readonly [kind: string]: Sentence };

export function coinPlace(it: Teller, param: string): string {
  return it.text(param) === 'sheet' ? 'the civilization sheet' : it.name(param);
}

function marker(it: Teller): string {
  const back = it.text('back');
  return it.has('marker') ? markerText(`${back}:${it.text('marker')}`) : `a ${back} marker`;
}
