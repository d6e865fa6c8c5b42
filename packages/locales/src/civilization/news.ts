import type { Happening, HappeningOf } from '@tessera/game-civilization';
import { RUSH } from '@tessera/game-civilization/data';
import type { Seat } from '@tessera/kernel';
import { inForms } from '../forms.ts';
import type { Param, Params, Phrase } from '../words.ts';
import { joined, type Key, type Say } from './say.ts';

export type Kind = Happening['kind'];
/** A line of the log for news of a kind, or nothing. */
export type Line<K extends Kind> = (it: HappeningOf<K>, say: Say) => Phrase | null;
export type Lines = { readonly [K in Kind]: Line<K> };

/** Not worth a line: it only marks progress, or later news says it as well. */
const silent = (): null => null;

type SquareName = 'square' | 'from' | 'to' | 'city';
type CardName = 'wonder' | 'government' | 'tech' | 'civilization' | 'building' | 'person';
type Named = { readonly [N in SquareName]: number } & { readonly [N in CardName | 'figure' | 'event']: string };

const square = (at: number, say: Say): Param => say.square(at);
const card =
  (kind: CardName) =>
  (id: string, say: Say): Param =>
    say.card(kind, id);

/** How the facts that many happenings share are said. */
const READ: { readonly [N in keyof Named]: (value: Named[N], say: Say) => Param } = {
  square,
  from: square,
  to: square,
  city: square,
  wonder: card('wonder'),
  government: card('government'),
  tech: card('tech'),
  civilization: card('civilization'),
  building: card('building'),
  person: card('person'),
  figure: (id, say) => say.name('figure', id),
  event: (id, say) => say.event(id),
};

function named<N extends keyof Named>(it: Pick<Named, N>, say: Say, names: readonly N[]): Params {
  return Object.fromEntries(names.map((name) => [name, READ[name](it[name], say)]));
}

type Names = readonly (keyof Named)[];

/** A sentence with some facts of a happening. */
export function fact<T extends Names>(key: Key, ...names: T) {
  return (it: Pick<Named, T[number]>, say: Say): Phrase => say.phrase(key, named<T[number]>(it, say, names));
}

type Seated = { readonly seat: Seat };

/** The same about a seat's action. */
export function line<T extends Names>(key: Key, ...names: T) {
  return (it: Seated & Pick<Named, T[number]>, say: Say): Phrase =>
    say.phrase(key, { ...say.by(it.seat), ...named<T[number]>(it, say, names) });
}

type Group = { readonly armies: number; readonly scouts: number };

/** The same about some of its figures. */
export function groupLine<T extends Names>(key: Key, ...names: T) {
  return (it: Seated & Group & Pick<Named, T[number]>, say: Say): Phrase =>
    say.phrase(key, { ...say.by(it.seat), ...figuresIn(it, say), ...named<T[number]>(it, say, names) });
}

/** The figures in question, in the cases that verbs need. */
function figuresIn({ armies, scouts }: Group, say: Say): Params {
  return inForms('figures', (form) => say.figures(armies, scouts, form));
}

/** Where a coin lies: on the civilization sheet, on a tech, on the Panama Canal. */
export function coinPlace(say: Say, place: string): Phrase {
  return place === 'sheet' ? say.phrase('place.sheet') : say.phrase('place.coinOn', { card: say.anyCard(place) });
}

/** Setup and the course of the turn. */
export const SET_UP_NEWS = {
  firstPlayer: line('log.firstPlayer'),
  civilizationsDealt: ({ dealt }, say) => {
    const sheets = dealt.map((ids, seat) =>
      say.phrase('list.headed', {
        head: say.seat(seat),
        what: say.list(
          ids.map((id) => say.card('civilization', id)),
          'or',
        ),
      }),
    );
    return say.phrase('log.civilizationsDealt', { dealt: joined(sheets, '; ') });
  },
  civilizationChosen: line('log.civilizationChosen', 'civilization'),
  startingWonderDrawn: line('log.startingWonderDrawn', 'wonder'),
  wonderMarketFilled: ({ wonders }, say) =>
    wonders.length === 0
      ? null
      : say.phrase('log.wonderMarketFilled', { wonders: say.list(wonders.map((id) => say.wonder(id))) }),
  capitalPlaced: line('log.capitalPlaced', 'square'),
  startingWonderPlaced: line('log.startingWonderPlaced', 'wonder', 'square'),
  startingFigurePlaced: line('log.startingFigurePlaced', 'figure', 'square'),
  playerReady: ({ seat, trade }, say) =>
    say.phrase('log.playerReady', { ...say.by(seat), ...say.counts('trade', 'trade', trade) }),
  turnBegins: ({ turn, first }, say) => say.phrase('log.turnBegins', { n: turn, who: say.seat(first) }),
  phaseBegins: ({ phase }, say) => say.phrase('log.phaseBegins', { phase: say.name('phase', phase) }),
  partBegins: silent,
  cityFounded: line('log.cityFounded', 'square', 'figure'),
  governmentChanged: line('log.governmentChanged', 'government'),
  governmentLost: line('log.governmentLost', 'government'),
  scoutAssigned: silent,
  wonderUsed: line('log.wonderUsed', 'wonder'),
  capitalGrown: line('log.capitalGrown', 'city', 'square'),
  figureDisplaced: line('log.figureDisplaced', 'from', 'to'),
} satisfies Partial<Lines>;

/** The Trade Phase. */
export const TRADE_NEWS = {
  // The news of the gained trade says it.
  tradeCollected: silent,
  offerMade: ({ seat, to, ...terms }, say) =>
    say.phrase('log.offerMade', {
      ...say.by(seat),
      toAll: to === null ? 'yes' : 'no',
      to: say.seat(to ?? seat),
      toYou: to === null ? 'no' : say.isYou(to),
      ...say.terms(terms),
    }),
  offerAccepted: ({ seat, by, given, taken, ...terms }, say) => {
    const deal = say.phrase('log.offerAccepted', { ...say.by(seat), ...say.other(by), ...say.terms(terms) });
    const pieces = (names: readonly string[] | null) => (names ?? []).map((name) => say.piece(name));
    if (pieces(given).length + pieces(taken).length === 0) return deal;
    return say.phrase('log.offerAcceptedPieces', {
      deal,
      given: say.list(pieces(given)),
      taken: say.list(pieces(taken)),
    });
  },
  offerRefused: ({ seat, by }, say) => say.phrase('log.offerRefused', { ...say.by(seat), ...say.other(by) }),
  offerLapsed: line('log.offerLapsed'),
  negotiationDone: line('log.negotiationDone'),
} satisfies Partial<Lines>;

/** City Management. */
export const CITY_NEWS = {
  /** An action that takes more than the city's own production; for others the result says enough. */
  cityActs: ({ seat, city, items, rush, bonuses }, say) =>
    rush === 0 && bonuses.length === 0
      ? null
      : say.phrase('log.cityRushes', {
          ...say.by(seat),
          city: say.square(city),
          items: say.list(items.map((item) => say.item(item))),
          help: say.list([
            ...bonuses.map((bonus) => say.anyCard(bonus)),
            ...(rush > 0 ? [say.phrase('log.rush', say.counts('trade', 'trade', rush * RUSH.trade))] : []),
          ]),
        }),
  cityActionCancelled: line('log.cityActionCancelled', 'city'),
  figureBuilt: line('log.figureBuilt', 'figure', 'square'),
  unitGained: ({ seat, unit, card }, say) =>
    say.phrase('log.unitGained', {
      ...say.by(seat),
      unit: card === null ? say.card('unitType', unit) : say.unitCard(card),
    }),
  buildingBuilt: line('log.buildingBuilt', 'building', 'square'),
  wonderBuilt: line('log.wonderBuilt', 'wonder', 'square'),
  wonderTurnedUp: fact('log.wonderTurnedUp', 'wonder'),
  wallsBuilt: line('log.wallsBuilt', 'square'),
  cityDevoted: line('log.cityDevoted', 'city'),
  resourceHarvested: line('log.resourceHarvested', 'square'),
  productionRaised: ({ seat, square, amount }, say) =>
    say.phrase('log.productionRaised', { ...say.by(seat), square: say.square(square), n: amount }),
} satisfies Partial<Lines>;
