import { ask, call, done, type EventValue, eventFrame, type Procedure, reveal, tell, valueFrom } from '@tessera/kernel';
import { ABILITIES, type Ability } from '../cards/abilities.ts';
import { EVENT_RECORDS } from '../cards/cultureEvents/index.ts';
import type { Play } from '../cards/play.ts';
import { EVENT_CARD_EVENT, resourceIndex } from '../data/faces.ts';
import type { Resource } from '../data/resources.ts';
import { cardId, cardOf, removeEvent } from '../rules/events.ts';
import { needName } from '../rules/payment.ts';
import { choiceNumber, choicesIn, choiceValue } from '../state/choice.ts';
import type { PlayCard } from '../state/frames/playCard.ts';
import type { Item } from '../state/item.ts';
import type { Payment } from '../state/questions/common.ts';
import { answerTo } from '../state/questions.ts';
import { playerOf, type Runner, type State } from '../state.ts';
import { giveBackPaid } from '../verbs/giveBack.ts';
import { settle } from '../verbs/settle.ts';
import { spend } from '../verbs/spend.ts';

export const playCard: Procedure<Runner, PlayCard> = {
  choose({ state }, frame) {
    const choice = playOf(frame).choices(state, frame.seat, frame.chosen);
    if (choice === null) return 'pay';
    ask(state, { kind: 'choose', seat: frame.seat, card: cardName(frame), of: choice.of, step: frame.chosen.length });
    return 'chosen';
  },

  chosen(run, frame) {
    const asked = run.asks[0];
    const { value } = answerTo(run, 'choose');
    if (asked?.kind === 'choose') frame.chosen.push(choiceNumber(asked.of, value));
    frame.named.push(value);
    return 'choose';
  },

  // From here on the ability cannot be used for anything else, a response to its own payment included (RUL-233).
  pay(run, frame) {
    const { state } = run;
    if (run.returned?.op === 'event') takePayment(frame, run.returned.value);
    if (frame.what === 'ability') playerOf(state, frame.seat).abilitiesUsed |= 1 << frame.face;
    const need = frame.owed[0];
    if (need === undefined) return 'declare';
    ask(state, { kind: 'payResource', seat: frame.seat, card: cardName(frame), need: needName(need) });
    return 'paid';
  },

  paid(run, frame) {
    const answer = answerTo(run, 'payResource');
    if (answer.pay === 'giveUp') {
      giveUp(run, frame);
      return done({ end: 'calledOff' });
    }
    if (answer.pay === 'event') {
      playAsResource(run, frame, answer);
    } else {
      frame.paid.push(spend(run, frame.seat, answer));
      frame.owed.shift();
    }
    return 'pay';
  },

  declare(run, frame) {
    const { state } = run;
    const { seat, face, chosen } = frame;
    if (frame.what === 'event') {
      showEvent(run, frame, face, null, frame.named);
      call(state, eventFrame<Item>({ what: 'event', card: face, chosen, as: -1 }, seat));
    } else {
      tell(run, { kind: 'abilityUsed', seat, tech: abilityOf(frame).tech, chosen: choicesIn(frame.named) });
      call(state, eventFrame<Item>({ what: 'ability', ability: face, chosen }, seat));
    }
    return 'done';
  },

  done: (run) => done({ end: valueFrom(run, 'event').end }),
};

/** RUL-282: the card has its own window, and pays only if it is not cancelled. */
function playAsResource(run: Runner, frame: PlayCard, payment: Extract<Payment, { readonly pay: 'event' }>): void {
  const card = cardOf(payment.event);
  const chosen = payment.to === null ? [] : [payment.to];
  showEvent(run, frame, card, payment.as, chosen);
  call(run.state, eventFrame<Item>({ what: 'event', card, chosen, as: resourceIndex(payment.as) }, frame.seat));
}

/** RUL-282: an event played as a resource has paid, or has been cancelled. */
function takePayment(frame: PlayCard, { end, event }: EventValue<Item>): void {
  if (event.what !== 'event' || end === 'calledOff') {
    frame.mayGiveUp = true;
    return;
  }
  frame.paid.push({ from: 'event', face: event.card, resource: event.as, to: event.chosen[0] ?? -1 });
  frame.owed.shift();
}

/** The card leaves the hand for all to see (EVT-005). */
function showEvent(
  run: Runner,
  frame: PlayCard,
  card: number,
  as: Resource | null,
  chosen: readonly (string | number)[],
): void {
  removeEvent(run.state, frame.seat, card);
  reveal(run);
  tell(run, { kind: 'eventPlayed', seat: frame.seat, event: cardId(card), as, chosen: choicesIn(chosen) });
}

/** RUL-282: everything else that was paid stays with its owner, and the ability has not been used. */
function giveUp(run: Runner, frame: PlayCard): void {
  playerOf(run.state, frame.seat).abilitiesUsed &= ~(1 << frame.face);
  for (const paid of frame.paid) giveBackPaid(run, frame.seat, paid);
  tell(run, { kind: 'abilityGivenUp', seat: frame.seat, tech: abilityOf(frame).tech });
  settle(run);
}

export function playOf(frame: PlayCard): Play {
  if (frame.what === 'ability') return abilityOf(frame).play;
  return EVENT_RECORDS[EVENT_CARD_EVENT[frame.face] as number] as Play;
}

function cardName(frame: PlayCard): string {
  return frame.what === 'event' ? cardId(frame.face) : abilityOf(frame).tech;
}

function abilityOf(frame: PlayCard): Ability {
  return ABILITIES[frame.face] as Ability;
}

export function chooseOptions(state: State, frame: PlayCard): { value: string | number }[] {
  const choice = playOf(frame).choices(state, frame.seat, frame.chosen);
  return choice === null ? [] : choice.values.map((value) => ({ value: choiceValue(choice.of, value) }));
}
