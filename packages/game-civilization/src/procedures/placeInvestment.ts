import { ask, call, type Procedure } from '@tessera/kernel';
import { INVESTMENT_IDS } from '../data/investments.ts';
import { freeBuildings } from '../rules/freeItems.ts';
import { techsTaught } from '../rules/investments.ts';
import { itemIndex } from '../rules/items.ts';
import { plays } from '../rules/knowledge.ts';
import { hasPerson } from '../rules/people.ts';
import { unknownTechs } from '../rules/research.ts';
import { advancing } from '../state/frames/advanceTrack.ts';
import { makingFree } from '../state/frames/freeItem.ts';
import { freeTechFrame } from '../state/frames/freeTech.ts';
import type { PlaceInvestment } from '../state/frames/placeInvestment.ts';
import { answerTo } from '../state/questions.ts';
import { playerOf, type StepContext } from '../state.ts';
import { invest } from '../verbs/invest.ts';

/** The steps stand in the order of RUL-350. */
export const placeInvestment: Procedure<StepContext, PlaceInvestment> = {
  place(context, { seat, card, from }) {
    invest(context, seat, card, from);
    return 'teach';
  },

  // RUL-308, RUL-351: a tech of any level that fits; without one the gain is lost.
  teach({ state }, { seat, card }) {
    for (let tech = 0; tech < techsTaught(playerOf(state, seat), card); tech++) {
      call(state, freeTechFrame(seat, INVESTMENT_IDS[card] as string, unknownTechs(state, seat)));
    }
    return 'advance';
  },

  // INV-011, FAQ-065: Arabia advances for free markers too.
  advance({ state }, { seat }) {
    if (plays(playerOf(state, seat), 'arabia')) call(state, advancing(seat));
    return 'build';
  },

  // RUL-350, RUL-382: a free building, if its owner likes; for free markers too.
  build({ state }, { seat }) {
    if (!hasPerson(state, seat, 'apGiannini') || freeBuildings(state, seat).length === 0) return null;
    ask(state, { kind: 'freeBuilding', seat, reason: 'apGiannini' });
    return 'chosen';
  },

  chosen(context, { seat }) {
    const { item } = answerTo(context, 'freeBuilding');
    if (item !== null) call(context.state, makingFree(seat, itemIndex(item)));
    return null;
  },
};
