import { inForms } from '../forms.ts';
import type { Param, Params, Phrase } from '../words.ts';
import type { Facts } from './facts.ts';
import type { Key, Say } from './say.ts';

/** A line of the log, or nothing. */
export type Line = (it: Facts, say: Say) => Phrase | null;

/** Worth no line: it marks where one is, or what follows tells it as well. */
const silent: Line = () => null;

/** A sentence about what a seat does, with what its parameters name. */
export function line(key: Key, ...names: readonly ParamName[]): Line {
  return (it, say) => {
    const params: { [name: string]: Param } = { ...say.by(it.number('seat')) };
    for (const name of names) {
      if (name === 'figures') Object.assign(params, figuresIn(it, say));
      else params[name] = READ[name](it, say, name);
    }
    return say.phrase(key, params);
  };
}

type Reader = (it: Facts, say: Say, name: string) => Param;

/** The figures that something is told of, in the cases that verbs ask for. */
export function figuresIn(it: Facts, say: Say): Params {
  return inForms('figures', (form) => say.figures(it.number('armies'), it.number('scouts'), form));
}

const square: Reader = (it, say, name) => say.square(it.number(name));

/** How the parameters that many happenings share are said. */
const READ = {
  square,
  from: square,
  to: square,
  city: square,
  figure: (it, say) => say.name('figure', it.text('figure')),
  civilization: (it, say) => say.card('civilization', it.text('civilization')),
  wonder: (it, say) => say.wonder(it.text('wonder')),
  government: (it, say) => say.government(it.text('government')),
  building: (it, say) => say.card('building', it.text('building')),
  event: (it, say) => say.event(it.text('event')),
  tech: (it, say) => say.tech(it.text('tech')),
  person: (it, say) => say.card('person', it.text('person')),
  unit: (it, say) => (it.has('card') ? say.unitCard(it.text('card')) : say.card('unitType', it.text('unit'))),
  deck: (it) => it.text('deck'),
  place: (it, say) => coinPlace(say, it.text('on')),
  victory: (it, say) => say.name('victory', it.text('victory')),
} satisfies { readonly [name: string]: Reader };

type ParamName = keyof typeof READ | 'figures';

/** Where a coin lies: on the civilization sheet, on a tech, on the Panama Canal. */
export function coinPlace(say: Say, place: string): Phrase {
  return place === 'sheet' ? say.phrase('place.sheet') : say.phrase('place.coinOn', { card: say.anyCard(place) });
}

/** Set-up and the course of the turn. */
export const SET_UP_NEWS = {
  firstPlayer: line('log.firstPlayer'),
  civilizationsDealt: (it, say) => {
    const dealt = it.list('dealt').map((sheets, seat) =>
      say.phrase('list.headed', {
        head: say.seat(seat),
        what: say.list(
          (Array.isArray(sheets) ? sheets : []).map((id) => say.card('civilization', String(id))),
          'or',
        ),
      }),
    );
    return say.phrase('log.civilizationsDealt', { dealt: dealt.flatMap((one, i) => (i === 0 ? one : ['; ', ...one])) });
  },
  civilizationChosen: line('log.civilizationChosen', 'civilization'),
  startingWonderDrawn: line('log.startingWonderDrawn', 'wonder'),
  wonderMarketFilled: (it, say) =>
    it.texts('wonders').length === 0
      ? null
      : say.phrase('log.wonderMarketFilled', { wonders: say.list(it.texts('wonders').map((id) => say.wonder(id))) }),
  capitalPlaced: line('log.capitalPlaced', 'square'),
  startingWonderPlaced: line('log.startingWonderPlaced', 'wonder', 'square'),
  startingFigurePlaced: line('log.startingFigurePlaced', 'figure', 'square'),
  playerReady: (it, say) =>
    say.phrase('log.playerReady', {
      ...say.by(it.number('seat')),
      ...say.counts('trade', 'trade', it.number('trade')),
    }),
  turnBegins: (it, say) => say.phrase('log.turnBegins', { n: it.number('turn'), who: say.seat(it.number('first')) }),
  phaseBegins: (it, say) => say.phrase('log.phaseBegins', { phase: say.name('phase', it.text('phase')) }),
  partBegins: silent,
  cityFounded: line('log.cityFounded', 'square', 'figure'),
  governmentChanged: line('log.governmentChanged', 'government'),
  scoutAssigned: silent,
  wonderUsed: line('log.wonderUsed', 'wonder'),
  figureDisplaced: line('log.figureDisplaced', 'from', 'to'),
} satisfies { readonly [kind: string]: Line };

/** The Trade Phase. */
export const TRADE_NEWS = {
  // The trade that is gained tells it.
  tradeCollected: silent,
  offerMade: (it, say) =>
    say.phrase('log.offerMade', {
      ...say.by(it.number('seat')),
      toAll: it.has('to') ? 'no' : 'yes',
      to: say.seat(Math.max(0, it.number('to'))),
      toYou: say.isYou(it.number('to')),
      ...termsOf(it, say),
    }),
  offerAccepted: (it, say) => {
    const deal = say.phrase('log.offerAccepted', {
      ...say.by(it.number('seat')),
      ...say.other(it.number('by')),
      ...termsOf(it, say),
    });
    const given = it.texts('given').map((piece) => say.piece(piece));
    const taken = it.texts('taken').map((piece) => say.piece(piece));
    if (given.length + taken.length === 0) return deal;
    return say.phrase('log.offerAcceptedPieces', { deal, given: say.list(given), taken: say.list(taken) });
  },
  offerRefused: (it, say) =>
    say.phrase('log.offerRefused', { ...say.by(it.number('seat')), ...say.other(it.number('by')) }),
  offerLapsed: line('log.offerLapsed'),
  negotiationDone: line('log.negotiationDone'),
} satisfies { readonly [kind: string]: Line };

function termsOf(it: Facts, say: Say): Params {
  return {
    ...inForms('gives', (form) => say.goods(it.object('gives'), form)),
    ...inForms('wants', (form) => say.goods(it.object('wants'), form)),
  };
}

/** City Management. */
export const CITY_NEWS = {
  cityActs,
  cityActionCancelled: line('log.cityActionCancelled', 'city'),
  figureBuilt: line('log.figureBuilt', 'figure', 'square'),
  unitGained: line('log.unitGained', 'unit'),
  buildingBuilt: line('log.buildingBuilt', 'building', 'square'),
  wonderBuilt: line('log.wonderBuilt', 'wonder', 'square'),
  wonderTurnedUp: (it, say) => say.phrase('log.wonderTurnedUp', { wonder: say.wonder(it.text('wonder')) }),
  wallsBuilt: line('log.wallsBuilt', 'square'),
  cityDevoted: line('log.cityDevoted', 'city'),
  resourceHarvested: line('log.resourceHarvested', 'square'),
  productionRaised: (it, say) =>
    say.phrase('log.productionRaised', {
      ...say.by(it.number('seat')),
      square: say.square(it.number('square')),
      n: it.number('amount'),
    }),
} satisfies { readonly [kind: string]: Line };

/** An action that takes more than the city's own production; of others the result tells enough. */
function cityActs(it: Facts, say: Say): Phrase | null {
  const rush = it.number('rush');
  const bonuses = it.texts('bonuses');
  if (rush <= 0 && bonuses.length === 0) return null;
  const help = [
    ...bonuses.map((bonus) => say.anyCard(bonus)),
    ...(rush > 0 ? [say.phrase('log.rush', say.counts('trade', 'trade', rush * 3))] : []),
  ];
  return say.phrase('log.cityRushes', {
    ...say.by(it.number('seat')),
    city: say.square(it.number('city')),
    items: say.list(it.texts('items').map((item) => say.item(item))),
    help: say.list(help),
  });
}
