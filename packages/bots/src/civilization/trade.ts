import { MARKET_RESOURCES, type MarketResource } from '@tessera/game-civilization/data';
import type { AnswerTo, AskFor } from '@tessera/game-civilization/state/questions.ts';
import { playGain } from './cards.ts';
import type { Player } from './player.ts';
import { resourceWorth } from './resources.ts';
import { bestOf, optionsFor, type Table } from './table.ts';

type Act = AnswerTo<'negotiate'>;
type Offer = Table['state']['offers'][number];
type Goods = Offer['gives'];

const MARKER = 1.8;
const EVENT = 2;
/** The minimum gain of a deal, and the weight of the other player's gain against it. */
const GAIN = 1;
const ENVY = 0.4;

/** Answers offers, uses what the phase offers, offers a swap of resources at most once, and is done. */
export function chooseNegotiation(table: Table, ask: AskFor<'negotiate'>): Act {
  const options = optionsFor(table, ask);
  return bestOf(table.generator, options, (act) => {
    switch (act.do) {
      case 'done':
        return 0;
      case 'refuse':
        return 0.1;
      case 'accept':
        return acceptanceWorth(table, act.offer);
      case 'offer':
        return offerWorth(table, act);
      case 'withdraw':
      case 'consent':
        return -1;
      default:
        return playGain(table, ask, act);
    }
  });
}

function acceptanceWorth(table: Table, by: number): number {
  const offer = table.state.offers.find((one) => one.by === by);
  if (offer === undefined) return -1;
  const gain = goodsWorth(table, offer.gives) - goodsWorth(table, offer.wants);
  return gain - GAIN - ENVY * (table.aims.danger[by] as number);
}

function goodsWorth(table: Table, goods: Goods): number {
  const { aims } = table;
  let worth = goods.trade * aims.trade + goods.culture * aims.culture;
  for (let resource = 0; resource < goods.resources.length; resource++) {
    worth += (goods.resources[resource] as number) * resourceWorth(table, resource);
  }
  worth += (goods.huts + goods.villages) * MARKER;
  for (const amount of goods.events) worth += amount * EVENT;
  return worth;
}

/** It offers only a resource for a resource: anything else would need haggling. */
function offerWorth(table: Table, act: Extract<Act, { readonly do: 'offer' }>): number {
  const { player, state } = table;
  if (player.offersMade > 0 || act.to === null) return -1;
  const given = onlyResource(act.gives);
  const wanted = onlyResource(act.wants);
  if (given < 0 || wanted < 0) return -1;
  const gain = resourceWorth(table, wanted) - resourceWorth(table, given);
  // Nobody gives away the only one they have.
  const spare = ((state.players[act.to] as Player).resources[wanted] as number) > 1 ? 1 : 0;
  return gain - GAIN + spare;
}

function onlyResource(goods: { readonly [good: string]: number | undefined }): number {
  const names = Object.keys(goods);
  return names.length === 1 ? MARKET_RESOURCES.indexOf(names[0] as MarketResource) : -1;
}
