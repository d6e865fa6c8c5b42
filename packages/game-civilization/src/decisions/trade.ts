import { type Illegal, illegal, type PlainObject, type Seat } from '@tessera/kernel';
import { menuPlays, whyNotPlay } from '../cards/menu.ts';
import { cardId } from '../rules/events.ts';
import { holdings, lacking } from '../rules/goods.ts';
import { firstPiece, firstPieces, type HiddenPieces, markerName } from '../rules/hiddenPieces.ts';
import { hasWonder } from '../rules/knowledge.ts';
import { isAddressed, offerBy, whyNoOffer, whyNotAccept, whyNotAnswer, whyNotOffer } from '../rules/offers.ts';
import { GOODS, type Good, type GoodsAnswer } from '../state/goods.ts';
import type { Negotiation, Pieces, TradeDecisions } from '../state/questions/trade.ts';
import { type Offer, type Player, playerOf, type State } from '../state.ts';
import { badShape, type Families, notOffered } from './family.ts';

const FIELDS: { readonly [act: string]: readonly string[] } = {
  done: [],
  offer: ['to', 'gives', 'wants', 'markers', 'events'],
  accept: ['offer', 'markers', 'events'],
  refuse: ['offer'],
  withdraw: [],
  consent: ['on'],
  event: ['event'],
  ability: ['tech'],
  greatPerson: ['card'],
};

export const tradeFamilies: Families<keyof TradeDecisions> = {
  negotiate: {
    options(state, { seat }) {
      const acts: Negotiation[] = [{ do: 'done' }];
      for (const offer of state.offers) {
        if (offer.by === seat) acts.push({ do: 'withdraw' });
        else if (isAddressed(offer, seat)) addAnswers(playerOf(state, seat), offer, acts);
      }
      for (const play of menuPlays(state, seat, 'trade')) acts.push(play);
      if (hasWonder(state, seat, 'unitedNations')) acts.push({ do: 'consent', on: !playerOf(state, seat).consents });
      if (whyNoOffer(state, seat) === null) sampleOffers(state, seat, acts);
      return acts;
    },
    explain: (state, { seat }, answer) => judge(state, seat, answer) ?? notOffered(),
    // Offers, and the pieces to accept one with, are only sampled.
    accepts: (state, { seat }, answer) => judge(state, seat, answer),
  },
};

/** Why an act is not possible; null if it is. */
function judge(state: State, seat: Seat, answer: PlainObject): Illegal | null {
  const act = answer['do'];
  if (typeof act !== 'string' || !Object.hasOwn(FIELDS, act)) return badShape('{ do }');
  const fields = FIELDS[act] as readonly string[];
  if (Object.keys(answer).length !== fields.length + 1 || !fields.every((field) => Object.hasOwn(answer, field)))
    return badShape(`{ do: '${act}', ${fields.join(', ')} }`);
  switch (act) {
    case 'done':
      return null;
    case 'withdraw':
      return offerBy(state, seat) === null ? illegal('RUL-266', { open: 0 }) : null;
    case 'refuse':
      return whyNotAnswer(state, seat, answer['offer']);
    case 'accept': {
      const refused = whyNotAnswer(state, seat, answer['offer']);
      return refused ?? whyNotAccept(state, seat, offerBy(state, answer['offer']) as Offer, answer);
    }
    case 'offer':
      return whyNotOffer(state, seat, answer);
    case 'consent':
      return illegal('RUL-283', { wonder: 'unitedNations', consents: playerOf(state, seat).consents });
    default:
      return whyNotPlay(state, seat, answer, 'trade') ?? notOffered();
  }
}

/** Accepting an offer, if the player has what it wants, and refusing it. */
function addAnswers(player: Player, offer: Offer, acts: Negotiation[]): void {
  if (lacking(player, offer.wants) === null) {
    const pieces = firstPieces(player, offer.wants);
    acts.push({ do: 'accept', offer: offer.by, ...named(pieces) });
  }
  acts.push({ do: 'refuse', offer: offer.by });
}

function named({ markers, events }: HiddenPieces): Pieces {
  return { markers: markers.map(markerName), events: events.map(cardId) };
}

/** For each partner, and for all together: an offer of something else for each good they have, and a gift. */
function sampleOffers(state: State, seat: Seat, acts: Negotiation[]): void {
  const player = playerOf(state, seat);
  const mine = holdings(player);
  const most = GOODS.map(() => 0);
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    const theirs = holdings(playerOf(state, other));
    addOffers(player, mine, other, theirs, acts);
    for (let good = 0; good < GOODS.length; good++) most[good] = Math.max(most[good] as number, theirs[good] as number);
  }
  if (state.players.length > 2) addOffers(player, mine, null, most, acts);
}

function addOffers(
  player: Player,
  mine: readonly number[],
  to: Seat | null,
  theirs: readonly number[],
  acts: Negotiation[],
): void {
  for (let want = 0; want < GOODS.length; want++) {
    if (theirs[want] === 0) continue;
    const give = goodFor(mine, want, player.offersMade);
    if (give < 0) break;
    const wants = { [GOODS[want] as Good]: bit(want, theirs[want] as number) };
    acts.push(simpleOffer(player, mine, to, give, wants));
  }
  const gift = goodFor(mine, NO_GOOD, player.offersMade);
  if (gift >= 0) acts.push(simpleOffer(player, mine, to, gift, {}));
}

const NO_GOOD = -1;

/** The good to give, for another or as a gift: the next in the row that the player has, starting one further with each offer. */
function goodFor(mine: readonly number[], want: number, offersMade: number): number {
  for (let step = 0; step < GOODS.length; step++) {
    const good = (want + 1 + offersMade + step) % GOODS.length;
    if (good !== want && (mine[good] as number) > 0) return good;
  }
  return -1;
}

/** How much of a good a simple offer names: up to 3 trade or culture, one of anything else. */
function bit(good: number, held: number): number {
  return good < 2 ? Math.min(3, held) : 1;
}

function simpleOffer(player: Player, mine: readonly number[], to: Seat | null, give: number, wants: GoodsAnswer) {
  const { markers, events } = named(firstPiece(player, give));
  const gives = { [GOODS[give] as Good]: bit(give, mine[give] as number) };
  return { do: 'offer' as const, to, gives, wants, markers, events };
}
