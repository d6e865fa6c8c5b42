import {
  type Ask as AnyAsk,
  askAgain,
  type Procedure,
  renewed,
  reveal,
  type Seat,
  tell,
  tellSeats,
} from '@tessera/kernel';
import { cityIcons, TRADE } from '../board/yields.ts';
import { startPlay } from '../cards/menu.ts';
import { GOVERNMENT_TRADE } from '../data/amounts.ts';
import { TRADE_DIAL } from '../data/market.ts';
import { cardId } from '../rules/events.ts';
import { readGoods, writeGoods } from '../rules/goods.ts';
import { type HiddenPieces, markerName, readHidden } from '../rules/hiddenPieces.ts';
import { isAddressed, isPayable, offerBy } from '../rules/offers.ts';
import { seatInOrder } from '../rules/turnOrder.ts';
import type { Trade } from '../state/frames/trade.ts';
import { type AnswerTo, type AskFor, answerTo } from '../state/questions.ts';
import { type Goods, type Offer, playerOf, type State, type StepContext } from '../state.ts';
import { switchConsent } from '../verbs/consent.ts';
import { gainTrade } from '../verbs/goods.ts';
import { settle } from '../verbs/settle.ts';

type Act<D extends AnswerTo<'negotiate'>['do']> = Extract<AnswerTo<'negotiate'>, { readonly do: D }>;

export const trade: Procedure<StepContext, Trade> = {
  collect(context) {
    for (let place = 0; place < context.state.players.length; place++)
      collectTrade(context, seatInOrder(context.state, place));
    return 'negotiate';
  },

  // Offers are checked again each time: an ability or a discard may have used up what was offered (RUL-266).
  negotiate(context, frame) {
    const { state } = context;
    lapseUnpayable(context);
    const everybody = (1 << state.players.length) - 1;
    if (frame.done === everybody) return null;
    const waiting = frame.waiting.filter((open) => (frame.done & (1 << open.seat)) === 0);
    const questions: Omit<AskFor<'negotiate'>, 'id'>[] = [];
    for (let seat = 0; seat < state.players.length; seat++) {
      if ((frame.done & (1 << seat)) !== 0 || waiting.some((open) => open.seat === seat)) continue;
      questions.push({ kind: 'negotiate', seat });
    }
    askAgain(state, waiting, questions);
    frame.waiting = [];
    return 'answered';
  },

  answered(context, frame) {
    const { state } = context;
    const { seat } = context.asks[0] as AnyAsk;
    const answer = answerTo(context, 'negotiate');
    const offers = state.offers.slice();
    switch (answer.do) {
      case 'done':
        frame.done |= 1 << seat;
        withdraw(context, seat);
        tell(context, { kind: 'negotiationDone', seat });
        break;
      case 'offer':
        makeOffer(context, frame, seat, answer);
        break;
      case 'withdraw':
        withdraw(context, seat);
        break;
      case 'refuse':
        refuse(context, seat, answer.offer);
        break;
      case 'accept':
        accept(context, seat, answer);
        break;
      case 'consent':
        switchConsent(context, seat, answer.on);
        break;
      default:
        // RUL-268: the negotiation rests until the ability and its window are settled.
        startPlay(state, seat, answer);
    }
    const isOnlyOffers = ABOUT_OFFERS.includes(answer.do);
    frame.waiting = context.others.map((open) =>
      isOnlyOffers && !isConcerned(state, open.seat, offers) ? open : renewed(state, open),
    );
    return 'negotiate';
  },
};

/** Acts that change only the offers. Any other act may change what players have or may do. */
const ABOUT_OFFERS: readonly AnswerTo<'negotiate'>['do'][] = ['done', 'offer', 'withdraw', 'refuse'];

/** Whether an offer to or by a seat has come or gone since `before`: then its question is a different one. */
function isConcerned(state: State, seat: Seat, before: readonly Offer[]): boolean {
  const concerns = (offer: Offer) => offer.by === seat || isAddressed(offer, seat);
  return (
    before.some((offer) => concerns(offer) && !state.offers.includes(offer)) ||
    state.offers.some((offer) => concerns(offer) && !before.includes(offer))
  );
}

/** TRADE-001 to TRADE-006; Fundamentalism lowers what is collected (RUL-259). */
function collectTrade(context: StepContext, seat: Seat): void {
  const { state } = context;
  const player = playerOf(state, seat);
  let collected = 0;
  for (let city = 0; city < player.cities.length; city++) collected += cityIcons(state, seat, city, TRADE);
  const more = GOVERNMENT_TRADE[player.government] as number;
  if (more < 0 || state.options.democracyTrade === 'trade_phase') collected = Math.max(0, collected + more);
  tell(context, { kind: 'tradeCollected', seat, amount: collected });
  gainTrade(context, seat, collected);
}

function makeOffer(context: StepContext, frame: Trade, seat: Seat, answer: Act<'offer'>): void {
  const { state } = context;
  const pieces = readHidden(answer) as HiddenPieces;
  const offer: Offer = {
    by: seat,
    to: answer.to,
    gives: readGoods(answer.gives) as Goods,
    wants: readGoods(answer.wants) as Goods,
    givenMarkers: pieces.markers,
    givenEvents: pieces.events,
    refused: 0,
  };
  playerOf(state, seat).offersMade++;
  state.offers.push(offer);
  const { gives, wants } = offer;
  tell(context, { kind: 'offerMade', seat, to: offer.to, gives: writeGoods(gives), wants: writeGoods(wants) });
  // RUL-058: a player who receives a new offer is no longer done.
  for (let other = 0; other < state.players.length; other++) if (isAddressed(offer, other)) frame.done &= ~(1 << other);
}

function withdraw(context: StepContext, seat: Seat): void {
  const offer = offerBy(context.state, seat);
  if (offer !== null) lapse(context, offer);
}

function lapse(context: StepContext, offer: Offer): void {
  takeOff(context.state, offer);
  tell(context, { kind: 'offerLapsed', seat: offer.by });
}

function takeOff(state: State, offer: Offer): void {
  state.offers.splice(state.offers.indexOf(offer), 1);
}

/** RUL-266: an offer lapses when everyone it was made to has refused it. */
function refuse(context: StepContext, seat: Seat, by: Seat): void {
  const { state } = context;
  const offer = offerBy(state, by) as Offer;
  offer.refused |= 1 << seat;
  tell(context, { kind: 'offerRefused', seat, by });
  if (!state.players.some((_, other) => isAddressed(offer, other))) lapse(context, offer);
}

/** RUL-053: one swap, everything at the same moment; only giver and receiver see hidden pieces (RUL-054). */
function accept(context: StepContext, seat: Seat, answer: Act<'accept'>): void {
  const { state } = context;
  const offer = offerBy(state, answer.offer) as Offer;
  const given = { markers: offer.givenMarkers, events: offer.givenEvents };
  const taken = readHidden(answer) as HiddenPieces;
  takeOff(state, offer);
  tellDeal(context, seat, offer, given, taken);
  takeGoods(state, offer.by, offer.gives, given);
  takeGoods(state, seat, offer.wants, taken);
  giveGoods(state, seat, offer.gives, given);
  giveGoods(state, offer.by, offer.wants, taken);
  // Neither side can still offer what it has given away (RUL-266).
  lapseUnpayable(context);
  settle(context);
}

function tellDeal(context: StepContext, seat: Seat, offer: Offer, given: HiddenPieces, taken: HiddenPieces): void {
  if (isAny(given) || isAny(taken)) reveal(context);
  if (context.told === null) return;
  const { by } = offer;
  const open = {
    kind: 'offerAccepted',
    seat,
    by,
    gives: writeGoods(offer.gives),
    wants: writeGoods(offer.wants),
    given: null,
    taken: null,
  } as const;
  tellSeats(context, [by, seat], { ...open, given: namesOf(given), taken: namesOf(taken) }, open);
}

function isAny({ markers, events }: HiddenPieces): boolean {
  return markers.length + events.length > 0;
}

function namesOf({ markers, events }: HiddenPieces): string[] {
  return [...markers.map(markerName), ...events.map(cardId)];
}

function takeGoods(state: State, seat: Seat, goods: Goods, { markers, events }: HiddenPieces): void {
  const player = playerOf(state, seat);
  player.trade -= goods.trade;
  player.culture -= goods.culture;
  for (let i = 0; i < goods.resources.length; i++)
    player.resources[i] = (player.resources[i] as number) - (goods.resources[i] as number);
  for (const marker of markers) player.markers.splice(player.markers.indexOf(marker), 1);
  for (const card of events) player.events.splice(player.events.indexOf(card), 1);
}

/** Trade beyond 27 is lost to the receiver (RUL-055). */
function giveGoods(state: State, seat: Seat, goods: Goods, { markers, events }: HiddenPieces): void {
  const player = playerOf(state, seat);
  player.trade = Math.min(TRADE_DIAL.max, player.trade + goods.trade);
  player.culture += goods.culture;
  for (let i = 0; i < goods.resources.length; i++)
    player.resources[i] = (player.resources[i] as number) + (goods.resources[i] as number);
  player.markers.push(...markers);
  player.events.push(...events);
}

/** RUL-266: offers that their makers can no longer pay lapse. */
function lapseUnpayable(context: StepContext): void {
  for (const offer of context.state.offers.slice()) if (!isPayable(context.state, offer)) lapse(context, offer);
}
