import type { AnswerTo } from '@tessera/game-civilization/state/questions.ts';
import type { Phrase } from '../words.ts';
import { itemSentence } from './cards.ts';
import { actionsLeft, itemCost, nextSpace, ownPlayer, type Payment, spaceTerms, tradeFor } from './costs.ts';
import { coinPriceOf, techFace } from './effects.ts';
import { keptMarker } from './keptMarker.ts';
import type { Say } from './say.ts';
import { cityName, squareIn } from './squares.ts';
import { sayMenuPlay } from './turnAnswers.ts';

type MenuAct = AnswerTo<'cityManagement'>;

export function sayCityAct(answer: MenuAct, say: Say): Phrase {
  const act = sayAct(answer, say);
  if (!('by' in answer) || answer.by === undefined) return act;
  return say.phrase('opt.actBy', { act, card: say.card('personCard', answer.by) });
}

function sayAct(answer: MenuAct, say: Say): Phrase {
  const player = ownPlayer(say.view);
  switch (answer.do) {
    case 'end': {
      const left = actionsLeft(player);
      if (left === 0) return say.phrase('opt.endCityManagement');
      return say.phrase('opt.endCityManagementLeft', { left: say.count('actions', left) });
    }
    case 'produce': {
      const help = helpOf(say, answer);
      const params = {
        city: cityName(say, answer.city),
        item: described(say, answer.item),
        cost: cost(say, answer.item),
      };
      return help === null ? say.phrase('opt.produce', params) : say.phrase('opt.produceWith', { ...params, help });
    }
    case 'split':
      return say.phrase('opt.split', {
        city: cityName(say, answer.city),
        item: described(say, answer.item),
        cost: cost(say, answer.item),
      });
    case 'freeBuilding':
      return say.phrase('opt.freeBuilding', { city: cityName(say, answer.city), item: described(say, answer.item) });
    case 'devote':
    case 'devoteForTrade': {
      const amount = player?.cities.find(({ square }) => square === answer.city)?.devotion ?? 0;
      const city = cityName(say, answer.city);
      return answer.do === 'devote'
        ? say.phrase('opt.devote', { city, ...say.counts('culture', 'culture', amount) })
        : say.phrase('opt.devoteForTrade', { city, ...say.counts('trade', 'trade', amount) });
    }
    case 'harvest':
      return sayHarvest(answer, say);
    case 'advance': {
      const space = player === null ? null : nextSpace(player);
      return space === null ? say.unknown() : say.phrase('opt.advance', spaceTerms(say, space));
    }
    case 'coin':
      return say.phrase('opt.coin', {
        tech: say.tech(answer.tech),
        ...coinPriceOf(say, techFace(answer.tech)?.coinPrice ?? { trade: 0, culture: 0 }),
      });
    case 'marker':
      return say.phrase('opt.workers', { city: cityName(say, answer.city), ...keptMarker(say, answer.marker) });
    case 'consent':
      return say.phrase(answer.on ? 'opt.consentOn' : 'opt.consentOff');
    case 'event':
    case 'ability':
    case 'greatPerson':
      return sayMenuPlay(answer, say, 'cityManagement');
  }
}

function sayHarvest(answer: Extract<MenuAct, { readonly do: 'harvest' }>, say: Say): Phrase {
  const label = say.phrase(answer.twice ? 'opt.harvestTwice' : 'opt.harvest', {
    city: cityName(say, answer.city),
    resource: say.name('resource', squareIn(say.view, answer.square)?.resource ?? ''),
    square: say.square(answer.square),
  });
  return answer.extra ? say.phrase('opt.extra', { label }) : label;
}

/** The second item of a split, with what both cost beyond the city's production. */
export function saySecondItem(answer: AnswerTo<'secondItem'>, say: Say): Phrase {
  const help = helpOf(say, answer);
  const params = { item: described(say, answer.item), cost: cost(say, answer.item) };
  return help === null ? say.phrase('opt.second', params) : say.phrase('opt.secondWith', { ...params, help });
}

function cost(say: Say, item: string): Phrase {
  return say.count('production', itemCost(ownPlayer(say.view), item));
}

/** An item with what it does, where its name does not say. */
function described(say: Say, item: string): Phrase {
  return say.noted(say.item(item), itemSentence(say, item));
}

/** What is spent besides the city's own production, or null. */
function helpOf(say: Say, payment: Payment): Phrase | null {
  const { trade } = tradeFor(ownPlayer(say.view), payment);
  const parts = [
    ...payment.bonuses.map((bonus) => say.anyCard(bonus)),
    ...(trade > 0 ? [say.phrase('opt.rush', say.counts('trade', 'trade', trade))] : []),
  ];
  return parts.length === 0 ? null : say.list(parts);
}
