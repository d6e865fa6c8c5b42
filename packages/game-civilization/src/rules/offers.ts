import { type Illegal, illegal, KERNEL_CODES, type PlainObject, type Seat } from '@tessera/kernel';
import { type Offer, playerOf, type State } from '../state.ts';
import { findUnexchangeable, isNothing, lacking, mismatch, readGoods } from './goods.ts';
import { type HiddenPieces, holdsPieces, readHidden } from './hiddenPieces.ts';

/** The most offers a player may make in one Trade Phase (RUL-266). */
const MOST_OFFERS = 6;

export function offerBy(state: State, seat: unknown): Offer | null {
  for (const offer of state.offers) if (offer.by === seat) return offer;
  return null;
}

/** May the seat answer this offer: was it made to them, and have they not refused it? */
export function isAddressed(offer: Offer, seat: Seat): boolean {
  if (offer.by === seat || (offer.refused & (1 << seat)) !== 0) return false;
  return offer.to === null || offer.to === seat;
}

/** Does its maker still have all that the offer gives (RUL-266)? */
export function isPayable(state: State, offer: Offer): boolean {
  const player = playerOf(state, offer.by);
  const pieces = { markers: offer.givenMarkers, events: offer.givenEvents };
  return lacking(player, offer.gives) === null && holdsPieces(player, pieces);
}

/** RUL-266: one open offer at a time, and six in all. */
export function whyNoOffer(state: State, seat: Seat): Illegal | null {
  const made = playerOf(state, seat).offersMade;
  if (made >= MOST_OFFERS) return illegal('RUL-266', { made, most: MOST_OFFERS });
  return offerBy(state, seat) === null ? null : illegal('RUL-266', { open: 1, mostOpen: 1 });
}

/** Why a seat may not make this offer. What it wants is checked when the deal is made: nobody needs to have it yet (RUL-053). */
export function whyNotOffer(state: State, seat: Seat, answer: PlainObject): Illegal | null {
  const { to } = answer;
  const isPartner = typeof to === 'number' && to !== seat && state.players[to] !== undefined;
  if (to !== null && !isPartner) return malformed('{ to }');
  const unexchangeable = findUnexchangeable(answer['gives']) ?? findUnexchangeable(answer['wants']);
  if (unexchangeable !== null) return illegal('RUL-057', { good: unexchangeable });
  const gives = readGoods(answer['gives']);
  const wants = readGoods(answer['wants']);
  const pieces = readHidden(answer);
  if (gives === null || wants === null || pieces === null) return malformed('{ gives, wants, markers, events }');
  const full = whyNoOffer(state, seat);
  if (full !== null) return full;
  if (isNothing(gives) && isNothing(wants)) return illegal('RUL-053', { goods: 0 });
  const missing = lacking(playerOf(state, seat), gives);
  if (missing !== null) return illegal('RUL-053', { seat, ...missing });
  return whyNotPieces(state, seat, pieces) ?? whyNotMatching(mismatch(gives, pieces.markers, pieces.events));
}

/** Why a seat may not answer this maker's offer, whether to accept or to refuse. */
export function whyNotAnswer(state: State, seat: Seat, by: unknown): Illegal | null {
  const offer = offerBy(state, by);
  if (offer === null) return illegal('RUL-266', { open: state.offers.map((one) => one.by) });
  if (isAddressed(offer, seat)) return null;
  const isRefused = (offer.refused & (1 << seat)) !== 0;
  return illegal('RUL-266', { by: offer.by, to: offer.to, refused: isRefused });
}

/** Why a seat may not accept an offer made to them with these pieces of their own. */
export function whyNotAccept(state: State, seat: Seat, offer: Offer, answer: PlainObject): Illegal | null {
  const pieces = readHidden(answer);
  if (pieces === null) return malformed('{ markers, events }');
  const missing = lacking(playerOf(state, seat), offer.wants);
  if (missing !== null) return illegal('RUL-053', { seat, ...missing });
  return whyNotPieces(state, seat, pieces) ?? whyNotMatching(mismatch(offer.wants, pieces.markers, pieces.events));
}

/** Players can only give hidden pieces of their own. */
function whyNotPieces(state: State, seat: Seat, pieces: HiddenPieces): Illegal | null {
  return holdsPieces(playerOf(state, seat), pieces) ? null : illegal('RUL-053', { seat, pieces: false });
}

/** RUL-267: hidden pieces are listed by their backs, each side fixes its own. */
function whyNotMatching(wrong: ReturnType<typeof mismatch>): Illegal | null {
  return wrong === null ? null : illegal('RUL-267', wrong);
}

function malformed(expected: string): Illegal {
  return illegal(KERNEL_CODES.shape, { expected });
}
