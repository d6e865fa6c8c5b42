import {
  ask,
  call,
  type DeclarationValue,
  declarationFrame,
  done,
  type Procedure,
  reveal,
  tell,
  valueFrom,
} from '@tessera/kernel';
import { ABILITIES, type Ability } from '../cards/abilities.ts';
import { EVENT_RECORDS } from '../cards/cultureEvents/index.ts';
import { isKept, isPermanent, isTurnedUp, personAct, personPlay } from '../cards/greatPeople/index.ts';
import type { Play } from '../cards/play.ts';
import { cancelling } from '../cards/technologies/cancelling.ts';
import { EVENT_CARD_EVENT, personCardId, personCardIndex, resourceIndex } from '../data/faces.ts';
import { PERSON } from '../data/names.ts';
import type { Resource } from '../data/resources.ts';
import { cardId, cardOf } from '../rules/events.ts';
import { neededFor } from '../rules/kremlin.ts';
import { needName, URANIUM } from '../rules/payment.ts';
import { spentCulture } from '../rules/spentCulture.ts';
import { choiceNumber, choicesIn, choiceValue } from '../state/choice.ts';
import { FIRST_OF_TWO, type PlayCard, SECOND_OF_TWO, SPY_OR_TWO } from '../state/frames/playCard.ts';
import type { Item } from '../state/item.ts';
import type { Paid } from '../state/paid.ts';
import type { Payment } from '../state/questions/common.ts';
import { answerTo } from '../state/questions.ts';
import { playerOf, type State, type StepContext } from '../state.ts';
import { giveBackPaid } from '../verbs/giveBack.ts';
import { gainCulture } from '../verbs/goods.ts';
import { markUsed } from '../verbs/markUsed.ts';
import { discardPersonCard, removePersonCard, spendPersonCard } from '../verbs/people.ts';
import { removeEvent } from '../verbs/removeEvent.ts';
import { settle } from '../verbs/settle.ts';
import { spend } from '../verbs/spend.ts';

export const playCard: Procedure<StepContext, PlayCard> = {
  choose({ state }, frame) {
    const choice = playOf(state, frame).choices(state, frame.seat, frame.chosen);
    if (choice === null) return 'pay';
    ask(state, { kind: 'choose', seat: frame.seat, card: cardName(frame), of: choice.of, step: frame.chosen.length });
    return 'chosen';
  },

  chosen(context, frame) {
    const asked = context.asks[0];
    const { value } = answerTo(context, 'choose');
    if (asked?.kind === 'choose') frame.chosen.push(choiceNumber(asked.of, value));
    frame.named.push(value);
    return 'choose';
  },

  // From here on the ability cannot be used for anything else, a response to its own payment included (RUL-233).
  pay(context, frame) {
    const { state } = context;
    if (context.returned?.op === 'declaration') {
      takePayment(context, frame, context.returned.value);
      return 'pay';
    }
    if (frame.what === 'ability') playerOf(state, frame.seat).abilitiesUsed |= 1 << frame.face;
    const need = frame.owed[0];
    if (need === undefined) return 'declare';
    const asked = {
      kind: 'payResource',
      seat: frame.seat,
      card: cardName(frame),
      need: needName(neededFor(need)),
    } as const;
    ask(state, need === SECOND_OF_TWO ? { ...asked, through: 'kremlin' } : asked);
    return 'paid';
  },

  paid(context, frame) {
    const answer = answerTo(context, 'payResource');
    if (answer.pay === 'giveUp') {
      giveUp(context, frame);
      return 'givenUp';
    }
    if ('through' in answer) payTwo(context, frame);
    if (answer.pay === 'event') {
      playAsResource(context, frame, answer);
    } else {
      if ('by' in answer) spendPersonCard(context, frame.seat, personCardIndex(answer.by));
      addPaid(frame, spend(context, frame.seat, answer));
    }
    return 'pay';
  },

  declare(context, frame) {
    const { state } = context;
    const { seat, face, chosen } = frame;
    if (frame.what === 'person') {
      usePersonCard(context, frame);
      return 'used';
    }
    if (frame.what === 'event') {
      showEvent(context, frame, face, null, frame.named);
      call(state, declarationFrame<Item>({ what: 'event', card: face, chosen, as: -1 }, seat));
    } else {
      tell(context, { kind: 'abilityUsed', seat, tech: abilityOf(frame).tech, chosen: choicesIn(frame.named) });
      call(state, declarationFrame<Item>({ what: 'ability', ability: face, chosen }, seat));
    }
    return 'done';
  },

  done: (context) => done({ end: valueFrom(context, 'declaration').end }),

  // What the card leads to, or a hand that has become too large, is settled before the caller goes on.
  // RUL-340: nothing can cancel a great person card, so one that cancels always succeeds.
  used: ({ state }, frame) => done({ end: playOf(state, frame) === cancelling ? 'cancels' : 'carriedOut' }),

  givenUp: () => done({ end: 'calledOff' }),
};

/** RUL-282: the card has its own window, and pays only if it is not cancelled. */
function playAsResource(
  context: StepContext,
  frame: PlayCard,
  payment: Extract<Payment, { readonly pay: 'event' }>,
): void {
  const card = cardOf(payment.event);
  const chosen = payment.to === null ? [] : [payment.to];
  showEvent(context, frame, card, payment.as, chosen);
  call(
    context.state,
    declarationFrame<Item>({ what: 'event', card, chosen, as: resourceIndex(payment.as) }, frame.seat),
  );
}

/** RUL-282: an event played as a resource has paid, or has been cancelled. */
function takePayment(context: StepContext, frame: PlayCard, { end, declared }: DeclarationValue<Item>): void {
  if (declared.what !== 'event' || end === 'calledOff') {
    frame.mayGiveUp = true;
    takeBackTwo(context, frame);
    return;
  }
  // RUL-381: another resource in place of a uranium. The card goes with the resource, so not if that is cancelled.
  if (frame.owed[0] === URANIUM && declared.as !== URANIUM) spendPersonCard(context, frame.seat, PERSON.marieCurie);
  addPaid(frame, { from: 'event', face: declared.card, resource: declared.as, to: declared.chosen[0] ?? -1 });
  // RUL-384, FAQ-031: a card that pays is spent like a token.
  gainCulture(context, frame.seat, spentCulture(context.state, frame.seat));
}

/** What was owed is paid; of two resources by the Kremlin the second is owed after the first. */
function addPaid(frame: PlayCard, paid: Paid): void {
  frame.paid.push(paid);
  if (frame.owed[0] === FIRST_OF_TWO) frame.owed[0] = SECOND_OF_TWO;
  else frame.owed.shift();
}

/** RUL-309: from here on the Kremlin has been used this turn, whatever becomes of the payment (RUL-233). */
function payTwo(context: StepContext, { seat, owed }: PlayCard): void {
  if (owed[0] !== SPY_OR_TWO) {
    markUsed(playerOf(context.state, seat), 'kremlin');
    tell(context, { kind: 'wonderUsed', seat, wonder: 'kremlin' });
  }
  owed[0] = FIRST_OF_TWO;
}

/** RUL-282: one of the two was cancelled, so the other one comes back, and a spy is owed again. */
function takeBackTwo(context: StepContext, { seat, owed, paid }: PlayCard): void {
  const due = owed[0];
  if (due !== FIRST_OF_TWO && due !== SECOND_OF_TWO) return;
  owed[0] = SPY_OR_TWO;
  if (due === FIRST_OF_TWO) return;
  giveBackPaid(context, seat, paid.pop() as Paid);
  settle(context);
}

/** The card leaves the hand for all to see (EVT-005). */
function showEvent(
  context: StepContext,
  frame: PlayCard,
  card: number,
  as: Resource | null,
  chosen: readonly (string | number)[],
): void {
  removeEvent(context.state, frame.seat, card);
  reveal(context);
  tell(context, { kind: 'eventPlayed', seat: frame.seat, event: cardId(card), as, chosen: choicesIn(chosen) });
}

/** RUL-282: everything else that was paid stays with its owner, and the ability has not been used. */
function giveUp(context: StepContext, frame: PlayCard): void {
  playerOf(context.state, frame.seat).abilitiesUsed &= ~(1 << frame.face);
  for (const paid of frame.paid) giveBackPaid(context, frame.seat, paid);
  tell(context, { kind: 'abilityGivenUp', seat: frame.seat, tech: abilityOf(frame).tech });
  settle(context);
}

/** GPD-009, GPD-010: the card is turned up, or goes under the deck; no window opens on it (RUL-340). */
function usePersonCard(context: StepContext, frame: PlayCard): void {
  const { state } = context;
  const { seat, face: card, chosen } = frame;
  const play = playOf(state, frame);
  const player = playerOf(state, seat);
  reveal(context);
  if (isTurnedUp(state, seat, card)) {
    removePersonCard(state, seat, card);
    player.openPeople.push(card);
    tell(context, { kind: 'personCardShown', seat, card: personCardId(card) });
  } else {
    tell(context, { kind: 'personCardUsed', seat, card: personCardId(card), chosen: choicesIn(frame.named) });
    const act = personAct(card);
    if (act !== null) markUsed(player, act);
    if (!isKept(card)) removePersonCard(state, seat, card);
    if (!isPermanent(card)) discardPersonCard(context, seat, card);
  }
  play.resolve(context, seat, chosen);
  settle(context);
}

export function playOf(state: State, frame: PlayCard): Play {
  if (frame.what === 'person') return personPlay(state, frame.seat, frame.face);
  if (frame.what === 'ability') return abilityOf(frame).play;
  return EVENT_RECORDS[EVENT_CARD_EVENT[frame.face] as number] as Play;
}

function cardName(frame: PlayCard): string {
  if (frame.what === 'person') return personCardId(frame.face);
  return frame.what === 'event' ? cardId(frame.face) : abilityOf(frame).tech;
}

function abilityOf(frame: PlayCard): Ability {
  return ABILITIES[frame.face] as Ability;
}

export function chooseOptions(state: State, frame: PlayCard): { value: string | number }[] {
  const choice = playOf(state, frame).choices(state, frame.seat, frame.chosen);
  return choice === null ? [] : choice.values.map((value) => ({ value: choiceValue(choice.of, value) }));
}
