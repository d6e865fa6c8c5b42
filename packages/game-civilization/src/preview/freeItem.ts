import { running } from '@tessera/kernel';
import { freeCity, whyNotFreeItem, whyNotFreeSite } from '../rules/freeItems.ts';
import { isFigureItem, isUnitItem, isWonderItem, itemIndex } from '../rules/items.ts';
import { buildItem } from '../verbs/build.ts';
import { arrivals } from './arrival.ts';
import { changes } from './changes.ts';
import type { Fact } from './facts.ts';
import { badIntent, isSquare, type Previewer } from './intent.ts';
import { trial } from './trial.ts';

/** Whether Plastics may make an item; a unit is drawn, and all else depends on its square. */
export const previewFreeItem: Previewer = (state, { seat, answer }) => {
  const item = itemIndex(answer['item']);
  return item < 0 ? badIntent('{ do, tech, item }') : { refusal: whyNotFreeItem(state, seat, item), facts: [] };
};

/** Where a figure or building made for free goes; an army among enemies fights (RUL-373). */
export const previewFreePlacement: Previewer = (state, { seat, about, answer }) => {
  const item = itemIndex(about['item']);
  const { square } = answer;
  if (item < 0 || isUnitItem(item) || isWonderItem(item)) return badIntent('about { item }');
  if (!isSquare(state, square)) return badIntent('{ square }');
  const refusal = whyNotFreeSite(state, seat, item, square);
  if (refusal !== null) return { refusal, facts: [] };
  const facts: Fact[] = [];
  const after = trial(state, (context) => {
    const before = running(context.state);
    buildItem(context, seat, freeCity(state, seat, item, square), item, square);
    if (isFigureItem(item)) facts.push(...arrivals(context, seat, square, before));
  });
  facts.push(...changes(state, after));
  return { refusal, facts };
};
