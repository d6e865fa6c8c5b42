import { CULTURE_EVENT_IDS, type CultureEventId } from '../../data/cultureEvents.ts';
import { noChoice, type Play } from '../play.ts';
import { cancelling } from '../technologies/cancelling.ts';
import { productionBonus } from '../technologies/production.ts';
import { defection, defectionOfMany } from './defections.ts';
import { deforestation, demolition, disaster, drought } from './disasters.ts';
import { displacement } from './displacements.ts';
import { exchange } from './ideas.ts';
import { revolt } from './revolts.ts';

/** A card that is only ever played as a resource, at the moment something is paid (RUL-008, rules/payment.ts). */
const gift: Play = { isResponse: true, choices: noChoice, resolve() {} };

const RECORDS: { readonly [E in CultureEventId]?: Play } = {
  aGiftFromAfar: gift,
  breadAndCircuses: cancelling,
  defection,
  disoriented: displacement(2),
  drought,
  exchangeOfIdeas: exchange(1),
  sabotage: demolition(4),
  citizensRevolting1: revolt,
  despotDay: productionBonus(4),
  aGenerousGift: gift,
  catastrophe: demolition(6),
  deforestation,
  joustingTourney: cancelling,
  knowledgeShared: exchange(2),
  lost: displacement(3),
  massDefection: defectionOfMany(6),
  citizensRevolting2: revolt,
  queenDay: productionBonus(6),
  aPrincelyGift: gift,
  disaster,
  outOfPosition: displacement(4),
  primetimeTv: cancelling,
  thinkTank: exchange(3),
  presidentDay: productionBonus(8),
  wholesaleDefection: defectionOfMany(null),
};

/** What each culture event does, by its index. Those of the expansion are not in play yet. */
export const EVENT_RECORDS: readonly (Play | undefined)[] = CULTURE_EVENT_IDS.map((id) => RECORDS[id]);
