import { type DeclarationFrame, type Illegal, illegal, type PlainObject, type Seat } from '@tessera/kernel';
import { CULTURE_EVENTS } from '../data/cultureEvents.ts';
import {
  EVENT_CARD_DECK,
  EVENT_CARD_EVENT,
  EVENT_DECK,
  PERSON_CARD_TYPE,
  personCardId,
  personCardIndex,
  SPY,
  TECH_ABILITY,
  techIndex,
} from '../data/faces.ts';
import { PERSON, TECH } from '../data/names.ts';
import type { TechId } from '../data/techIds.ts';
import { type ResourceAbility, TECHS } from '../data/techs.ts';
import { cardId, cardOf } from '../rules/events.ts';
import { knows } from '../rules/knowledge.ts';
import { couldPaySpy } from '../rules/kremlin.ts';
import { canPay } from '../rules/payment.ts';
import { couldHold, hasWorkingMarker } from '../rules/people.ts';
import { isProtected } from '../rules/protection.ts';
import type { Item } from '../state/item.ts';
import type { Response } from '../state/questions/reactions.ts';
import { type Player, playerOf, type State } from '../state.ts';
import { targetsOf } from './declared.ts';

/** The techs and events that can cancel an item of each kind (RUL-279): their faces say which. */
interface Cancellers {
  readonly techs: readonly TechId[];
  readonly events: readonly number[];
}

function cancellersOf(what: Item['what']): Cancellers {
  const isCancelling = ({ effect }: ResourceAbility): boolean => effect?.does === 'cancel' && effect.what === what;
  const events: number[] = [];
  for (const [event, { effect }] of CULTURE_EVENTS.entries()) {
    if (effect?.does === 'cancel' && effect.what.some((one) => one === what)) events.push(event);
  }
  return { techs: TECHS.filter((face) => face.resourceAbilities.some(isCancelling)).map(({ id }) => id), events };
}

const CANCELLERS: { readonly [W in Item['what']]: Cancellers } = {
  cityAction: cancellersOf('cityAction'),
  event: cancellersOf('event'),
  ability: cancellersOf('ability'),
};

/** By event: does it answer only what is aimed at its player (FAQ-030)? */
const IF_AIMED_AT: readonly boolean[] = CULTURE_EVENTS.map(
  ({ effect }) => effect?.does === 'cancel' && effect.ifAimedAt,
);

/** Any face-down card of this type could be Mark Twain. */
const CANCELLING_TYPE = PERSON_CARD_TYPE[PERSON.markTwain] as number;

/** Each of the cancelling abilities costs a spy. */
const PRICE = [SPY];

/**
 * Must the seat be asked? Only if public information does not rule out that it can respond (RUL-279): asking only those
 * who can would reveal who can.
 */
export function couldRespond(state: State, frame: DeclarationFrame<Item>, seat: Seat): boolean {
  const player = playerOf(state, seat);
  if (isCancellable(state, frame) && couldHold(state, seat, CANCELLING_TYPE)) return true;
  for (const event of CANCELLERS[frame.declared.what].events) {
    const isHeld = player.events.some((card) => EVENT_CARD_DECK[card] === EVENT_DECK[event]);
    if (isHeld && whyNotEvent(state, frame, seat, event) === null) return true;
  }
  if (!couldPaySpy(state, seat)) return false;
  for (const tech of CANCELLERS[frame.declared.what].techs) {
    if (whyNotTech(state, frame, seat, tech) === null) return true;
  }
  return false;
}

/** Everything the seat may answer: pass, and each response it can really make. */
export function responsesOf(state: State, frame: DeclarationFrame<Item>, seat: Seat): Response[] {
  const player = playerOf(state, seat);
  const responses: Response[] = [{ do: 'pass' }];
  for (const event of CANCELLERS[frame.declared.what].events) {
    const card = player.events.find((held) => EVENT_CARD_EVENT[held] === event);
    if (card !== undefined && whyNotEvent(state, frame, seat, event) === null)
      responses.push({ do: 'event', event: cardId(card) });
  }
  for (const tech of CANCELLERS[frame.declared.what].techs) {
    if (whyNotTech(state, frame, seat, tech) === null && canPay(state, seat, PRICE))
      responses.push({ do: 'ability', tech });
  }
  if (whyNotPerson(state, frame, seat, PERSON.markTwain) === null)
    responses.push({ do: 'greatPerson', card: personCardId(PERSON.markTwain) });
  return responses;
}

/** Why a seat may not give this answer; null for an answer that is not a response at all. */
export function whyNotRespond(
  state: State,
  frame: DeclarationFrame<Item>,
  seat: Seat,
  answer: PlainObject,
): Illegal | null {
  const player = playerOf(state, seat);
  const to = frame.declared.what;
  if (answer['do'] === 'event') {
    const card = cardOf(answer['event']);
    if (card < 0) return null;
    if (!player.events.includes(card)) return illegal('EVT-003', { event: cardId(card) });
    const event = EVENT_CARD_EVENT[card] as number;
    const rule = CANCELLERS[to].events.includes(event) ? whyNotEvent(state, frame, seat, event) : 'RUL-279';
    return illegal(rule ?? 'RUL-279', { event: cardId(card), to, by: frame.by });
  }
  if (answer['do'] === 'greatPerson') {
    const card = personCardIndex(answer['card']);
    if (card < 0) return null;
    return illegal(whyNotPerson(state, frame, seat, card) ?? 'RUL-279', { card: personCardId(card), to, by: frame.by });
  }
  const tech = techIndex(answer['tech']);
  if (answer['do'] !== 'ability' || tech < 0) return null;
  const known = CANCELLERS[to].techs.find((one) => TECH[one] === tech);
  const other = tech === TECH.writing ? 'FAQ-037' : 'RUL-279';
  const rule = known === undefined ? other : whyNotTech(state, frame, seat, known);
  return illegal(rule ?? 'TECH-005', { tech: answer['tech'] as string, to, by: frame.by });
}

/**
 * The rule against answering with this event card, judged by public information. Nobody cancels the events of an owner of
 * Mass Media (RUL-279), no card cancels those of an owner of United Nations (RUL-280, RUL-283), and only players whom the
 * event targets may use Bread and Circuses (FAQ-030).
 */
function whyNotEvent(state: State, frame: DeclarationFrame<Item>, seat: Seat, event: number): string | null {
  if (!isCancellable(state, frame)) return 'RUL-279';
  if (isProtected(state, seat, frame.by)) return 'RUL-283';
  if (IF_AIMED_AT[event] !== true) return null;
  return (targetsOf(state, frame) & (1 << seat)) === 0 ? 'RUL-280' : null;
}

function whyNotTech(state: State, frame: DeclarationFrame<Item>, seat: Seat, tech: TechId): string | null {
  const player = playerOf(state, seat);
  if (!isCancellable(state, frame)) return 'RUL-279';
  if (!knows(player, TECH[tech])) return 'TECH-001';
  return isUnused(player, TECH[tech]) ? null : 'TECH-007';
}

/** The rule against answering with this great person card; only Mark Twain cancels (RUL-310). */
function whyNotPerson(state: State, frame: DeclarationFrame<Item>, seat: Seat, card: number): string | null {
  if (!playerOf(state, seat).hiddenPeople.includes(card)) return 'GPD-009';
  if (card !== PERSON.markTwain) return 'RUL-279';
  if (!hasWorkingMarker(state, seat, CANCELLING_TYPE)) return 'GPD-011';
  return isCancellable(state, frame) ? null : 'RUL-279';
}

function isCancellable(state: State, frame: DeclarationFrame<Item>): boolean {
  return frame.declared.what !== 'event' || !knows(playerOf(state, frame.by), TECH.massMedia);
}

function isUnused(player: Player, tech: number): boolean {
  return (player.abilitiesUsed & (1 << (TECH_ABILITY[tech] as number))) === 0;
}
