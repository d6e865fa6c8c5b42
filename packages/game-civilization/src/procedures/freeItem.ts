import { ask, type Procedure } from '@tessera/kernel';
import { freeCity } from '../rules/freeItems.ts';
import { isUnitItem, itemId } from '../rules/items.ts';
import type { FreeItem } from '../state/frames/freeItem.ts';
import { answerTo } from '../state/questions.ts';
import type { StepContext } from '../state.ts';
import { buildItem } from '../verbs/build.ts';

export const freeItem: Procedure<StepContext, FreeItem> = {
  make(context, { seat, item }) {
    if (isUnitItem(item)) {
      buildItem(context, seat, -1, item, -1);
      return null;
    }
    ask(context.state, { kind: 'placeFreeItem', seat, item: itemId(item) });
    return 'placed';
  },

  // An army among enemies fights at once, in the Start of Turn Phase (RUL-373).
  placed(context, { seat, item }) {
    const { square } = answerTo(context, 'placeFreeItem');
    buildItem(context, seat, freeCity(context.state, seat, item, square), item, square);
    return null;
  },
};
