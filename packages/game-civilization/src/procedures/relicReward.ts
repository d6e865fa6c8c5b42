import { ask, call, type Procedure, tell } from '@tessera/kernel';
import { relicId } from '../data/faces.ts';
import { RELICS, type RelicFace } from '../data/markers.ts';
import { investmentIndex } from '../rules/investments.ts';
import { unknownTechs } from '../rules/research.ts';
import { freeTechFrame } from '../state/frames/freeTech.ts';
import { investing } from '../state/frames/placeInvestment.ts';
import type { RelicRewardFrame } from '../state/frames/relicReward.ts';
import { answerTo } from '../state/questions.ts';
import { playerOf, type StepContext } from '../state.ts';

export const relicReward: Procedure<StepContext, RelicRewardFrame> = {
  begin(context, frame) {
    const { state } = context;
    const { seat, relic } = frame;
    const player = playerOf(state, seat);
    player.relicRewards = player.relicRewards.filter((reward) => reward.relic !== relic);
    tell(context, { kind: 'relicReward', seat, relic: relicId(relic), lost: false });
    const { gives, amount } = RELICS[relic] as RelicFace;
    if (gives === 'investments') {
      frame.left = amount;
      return 'choose';
    }
    // SOT-021, RUL-041: of any level that the pyramid can hold.
    call(state, freeTechFrame(seat, relicId(relic), unknownTechs(state, seat)));
    return null;
  },

  // SOT-022: one after the other, with all that follows from each (RUL-350).
  choose({ state }, { seat, relic, left }) {
    if (left === 0) return null;
    ask(state, { kind: 'freeInvestment', seat, reason: relicId(relic), left });
    return 'chosen';
  },

  chosen(context, frame) {
    const { card } = answerTo(context, 'freeInvestment');
    frame.left--;
    call(context.state, investing(frame.seat, investmentIndex(card)));
    return 'choose';
  },
};
