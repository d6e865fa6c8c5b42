import { ask, askAll, call, type Procedure, type Seat, tell } from '@tessera/kernel';
import { personPlays, startPlay } from '../cards/menu.ts';
import { PERSON_CARD_AMOUNT, techId, techIndex } from '../data/faces.ts';
import { PERSON } from '../data/names.ts';
import { knows } from '../rules/knowledge.ts';
import { couldHoldAny, hasPerson, holdsPerson } from '../rules/people.ts';
import { fitsPyramid, isLowered, rowOf } from '../rules/pyramid.ts';
import { couldResearch, tradeUsed } from '../rules/research.ts';
import { seatInOrder } from '../rules/turnOrder.ts';
import { learning } from '../state/frames/learnTech.ts';
import type { Research } from '../state/frames/research.ts';
import { answerTo } from '../state/questions.ts';
import { type Player, playerOf, type State, type StepContext } from '../state.ts';
import { gainCulture, loseTrade } from '../verbs/goods.ts';
import { spendPersonCard } from '../verbs/people.ts';

export const research: Procedure<StepContext, Research> = {
  // RUL-338: who is asked depends on types alone, which are public.
  before({ state }, frame) {
    for (; frame.place < state.players.length; frame.place++) {
      const seat = seatInOrder(state, frame.place);
      if (!isAskedBefore(state, seat)) continue;
      ask(state, { kind: 'beforeResearch', seat });
      return 'used';
    }
    return 'choose';
  },

  used(context, frame) {
    const { state } = context;
    const answer = answerTo(context, 'beforeResearch');
    if (answer.do === 'pass') frame.place++;
    else startPlay(state, seatInOrder(state, frame.place), answer);
    return 'before';
  },

  // RUL-338: players who can research nothing are not asked, as far as public information tells.
  choose({ state }, frame) {
    frame.chosen = state.players.map(() => -1);
    frame.place = 0;
    const questions: { readonly kind: 'research'; readonly seat: Seat }[] = [];
    for (let seat = 0; seat < state.players.length; seat++) {
      if (couldResearch(state, seat)) questions.push({ kind: 'research', seat });
    }
    if (questions.length === 0) return 'next';
    askAll(state, 'amendable', questions);
    return 'reveal';
  },

  // RES-004: all choices are turned up together, before any of them takes effect.
  reveal(context, frame) {
    let lowering: Seat | null = null;
    for (let i = 0; i < context.asks.length; i++) {
      const answer = answerTo(context, 'research', i);
      const seat = context.asks[i]?.seat as Seat;
      const tech = techIndex(answer.tech);
      frame.chosen[seat] = tech;
      if (!('row' in answer)) continue;
      lowering = seat;
      playerOf(context.state, seat).loweredTechs.push(tech);
    }
    const techs = frame.chosen.map((tech) => (tech < 0 ? null : techId(tech)));
    tell(context, { kind: 'researchRevealed', techs, lowering });
    return 'next';
  },

  // RUL-140: from the first player on, each player's consequences completely before the next player's.
  next(context, frame) {
    const { state } = context;
    if (frame.place === state.players.length) return null;
    const seat = seatInOrder(state, frame.place);
    const tech = frame.chosen[seat] as number;
    if (tech >= 0 && fits(state, seat, tech)) {
      if (isLowered(playerOf(state, seat), tech)) spendPersonCard(context, seat, PERSON.nikolaTesla);
      call(state, learning(seat, tech, 'research'));
      return 'payTrade';
    }
    // RUL-143: a tech for which there is no longer a space is returned.
    raiseAgain(playerOf(state, seat), tech);
    tell(context, { kind: 'nothingResearched', seat, returned: tech < 0 ? null : techId(tech) });
    frame.place++;
    return 'next';
  },

  payTrade(context, frame) {
    const { state } = context;
    const seat = seatInOrder(state, frame.place);
    maybeRewardInventor(context, frame, seat);
    loseTrade(context, seat, tradeUsed(state, seat));
    frame.place++;
    return 'next';
  },
};

/** Is there still a space for the tech, and with Nikola Tesla the card that puts it there? */
function fits(state: State, seat: Seat, tech: number): boolean {
  const player = playerOf(state, seat);
  if (isLowered(player, tech) && !holdsPerson(state, seat, 'nikolaTesla')) return false;
  return fitsPyramid(player, tech, rowOf(player, tech));
}

/** A tech that is returned keeps the row of its level for later. */
function raiseAgain({ loweredTechs }: Player, tech: number): void {
  if (loweredTechs.includes(tech)) loweredTechs.splice(loweredTechs.indexOf(tech), 1);
}

function isAskedBefore(state: State, seat: Seat): boolean {
  if (!couldHoldAny(state, seat)) return false;
  return !state.options.skipFutile || personPlays(state, seat, 'research').length > 0;
}

/** Archimedes gives culture for a tech that nobody else knows or has turned up in this phase (RUL-141, FAQ-070). */
function maybeRewardInventor(context: StepContext, { chosen }: Research, seat: Seat): void {
  const { state } = context;
  if (!hasPerson(state, seat, 'archimedes')) return;
  const tech = chosen[seat] as number;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat && (chosen[other] === tech || knows(playerOf(state, other), tech))) return;
  }
  gainCulture(context, seat, PERSON_CARD_AMOUNT[PERSON.archimedes] as number);
}
