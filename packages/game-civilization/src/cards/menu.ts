import { call, type Illegal, illegal, type PlainObject, type Seat } from '@tessera/kernel';
import {
  ABILITY_TECH,
  EVENT_CARD_EVENT,
  EVENT_CARD_PHASE,
  EVENT_CARD_RESOURCES,
  personCardId,
  personCardIndex,
  TECH_ABILITIES,
  TECH_ABILITY,
  techId,
  techIndex,
} from '../data/faces.ts';
import { CARD_PHASES, type CardPhase } from '../data/sets.ts';
import { cardId, cardOf } from '../rules/events.ts';
import { knows } from '../rules/knowledge.ts';
import { canPay, needName } from '../rules/payment.ts';
import { playEvent, useAbility, usePerson } from '../state/frames/playCard.ts';
import type { MenuPlay, PersonPlay } from '../state/questions/menuPlay.ts';
import { playerOf, type State } from '../state.ts';
import { ABILITIES, type Ability } from './abilities.ts';
import { EVENT_RECORDS } from './cultureEvents/index.ts';
import { ruleAgainstPerson } from './greatPeople/index.ts';
import { isPlayable, type Play } from './play.ts';

/** Every event in hand and every resource ability that the seat can play in this phase (EVT-004, RUL-144). */
export function menuPlays(state: State, seat: Seat, phase: CardPhase): MenuPlay[] {
  const plays: MenuPlay[] = [];
  const { events, techs } = playerOf(state, seat);
  for (let i = 0; i < events.length; i++) {
    const card = events[i] as number;
    if (events.indexOf(card) === i && ruleAgainstEvent(state, seat, card, phase) === null)
      plays.push({ do: 'event', event: cardId(card) });
  }
  for (let i = 0; i < techs.length; i++) {
    const ability = abilityOf(techs[i] as number, phase);
    if (ability >= 0 && ruleAgainstAbility(state, seat, ability, phase) === null)
      plays.push({ do: 'ability', tech: techId(techs[i] as number) });
  }
  plays.push(...personPlays(state, seat, phase));
  return plays;
}

/** Every great person card that the seat can use or turn up in this phase (RUL-335). */
export function personPlays(state: State, seat: Seat, phase: CardPhase): PersonPlay[] {
  const plays: PersonPlay[] = [];
  const { hiddenPeople, openPeople } = playerOf(state, seat);
  for (const cards of [hiddenPeople, openPeople]) {
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i] as number;
      if (ruleAgainstPerson(state, seat, card, phase) === null)
        plays.push({ do: 'greatPerson', card: personCardId(card) });
    }
  }
  return plays;
}

/** Starts what a menu's player has chosen to play. */
export function startPlay(state: State, seat: Seat, play: MenuPlay, phase: CardPhase = state.phase): void {
  if (play.do === 'event') call(state, playEvent(seat, cardOf(play.event)));
  else if (play.do === 'greatPerson') call(state, usePerson(seat, personCardIndex(play.card)));
  else call(state, useAbility(seat, abilityOf(techIndex(play.tech), phase)));
}

/** The resource ability of a tech that a menu of this phase could offer, or −1; only Atomic Theory has two. */
function abilityOf(tech: number, phase: CardPhase): number {
  const first = TECH_ABILITY[tech] as number;
  for (let ability = first; ability < first + (TECH_ABILITIES[tech] as number); ability++)
    if ((ABILITIES[ability] as Ability).phase === phase) return ability;
  return -1;
}

/** Why a menu does not offer this event or ability; null if it does. */
export function whyNotPlay(state: State, seat: Seat, answer: PlainObject, phase: CardPhase): Illegal | null {
  if (answer['do'] === 'greatPerson') return whyNotPerson(state, seat, answer, phase);
  return answer['do'] === 'event'
    ? whyNotEvent(state, seat, answer, phase)
    : whyNotAbility(state, seat, techIndex(answer['tech']), phase);
}

function whyNotPerson(state: State, seat: Seat, answer: PlainObject, phase: CardPhase): Illegal | null {
  const card = personCardIndex(answer['card']);
  if (card < 0) return illegal('GPD-009', { card: null });
  const rule = ruleAgainstPerson(state, seat, card, phase);
  return rule === null ? null : illegal(rule, { card: personCardId(card) });
}

function whyNotEvent(state: State, seat: Seat, answer: PlainObject, phase: CardPhase): Illegal | null {
  const card = cardOf(answer['event']);
  // A value that is not a card comes from outside and may be anything, so the refusal does not repeat it.
  if (card < 0 || !playerOf(state, seat).events.includes(card))
    return illegal('EVT-003', { event: card < 0 ? null : cardId(card) });
  const rule = ruleAgainstEvent(state, seat, card, phase);
  const printed = CARD_PHASES[EVENT_CARD_PHASE[card] as number] as CardPhase;
  return rule === null ? null : illegal(rule, { event: cardId(card), phase: printed });
}

/** Gifts are played where something is paid (RUL-008), cancelling cards where something is declared (RUL-278). */
function ruleAgainstEvent(state: State, seat: Seat, card: number, phase: CardPhase): string | null {
  if (EVENT_CARD_RESOURCES[card] !== 0) return 'RUL-008';
  const record = EVENT_RECORDS[EVENT_CARD_EVENT[card] as number] as Play;
  if (record.isResponse === true) return 'RUL-278';
  if (CARD_PHASES[EVENT_CARD_PHASE[card] as number] !== phase) return 'EVT-004';
  return isPlayable(record, state, seat) ? null : 'RUL-249';
}

function whyNotAbility(state: State, seat: Seat, tech: number, phase: CardPhase): Illegal | null {
  const named = tech < 0 ? null : techId(tech);
  if (tech < 0 || TECH_ABILITIES[tech] === 0) return illegal('TECH-005', { tech: named });
  const fitting = abilityOf(tech, phase);
  const index = fitting < 0 ? (TECH_ABILITY[tech] as number) : fitting;
  const rule = ruleAgainstAbility(state, seat, index, phase);
  if (rule === null) return null;
  const { cost, phase: printed } = ABILITIES[index] as Ability;
  if (rule === 'TECH-005')
    return illegal(rule, { tech: named, need: needName(cost[0] as number), amount: cost.length });
  return illegal(rule, rule === 'RUL-144' ? { tech: named, phase: printed } : { tech: named });
}

/** RUL-144: in the owner's own part of the phase; cancelling abilities only in reaction windows. */
function ruleAgainstAbility(state: State, seat: Seat, index: number, phase: CardPhase): string | null {
  const ability = ABILITIES[index] as Ability;
  const player = playerOf(state, seat);
  if (!knows(player, ABILITY_TECH[index] as number)) return 'TECH-001';
  if (ability.play.isResponse === true) return 'RUL-278';
  if (ability.phase !== phase) return 'RUL-144';
  if ((player.abilitiesUsed & (1 << index)) !== 0) return 'TECH-007';
  if (!canPay(state, seat, ability.cost)) return 'TECH-005';
  return isPlayable(ability.play, state, seat) ? null : 'RUL-249';
}
