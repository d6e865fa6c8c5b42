import { type Illegal, illegal, type PlainObject, type Seat } from '@tessera/kernel';
import {
  ANY_RESOURCE,
  EVENT_CARD_RESOURCES,
  hutIndex,
  MARKER_RESOURCE,
  personCardId,
  personCardIndex,
  resourceIndex,
  villageIndex,
} from '../data/faces.ts';
import { PERSON } from '../data/names.ts';
import { MARKET_RESOURCES } from '../data/resources.ts';
import { WONDER_IDS } from '../data/wonders.ts';
import { cardOf } from '../rules/events.ts';
import { canPayTwo, fits, givesCoin, hasSubstitute, takesAny } from '../rules/payment.ts';
import type { AskFor } from '../state/questions.ts';
import { playerOf, type State } from '../state.ts';
import { badShape } from './family.ts';

const SHAPE = '{ pay: token | hut | village, resource } or { pay: event, event, as, to }';

type Owed = Pick<AskFor<'payResource'>, 'seat' | 'card' | 'need'>;

/** Why a great person card does not let another resource pay (RUL-381). */
function whyNotBy(state: State, seat: Seat, card: string, owed: number, answer: PlainObject): Illegal | null {
  const by = personCardIndex(answer['by']);
  if (by < 0) return badShape(SHAPE);
  const isOther = resourceIndex(answer['resource'] ?? answer['as']) !== owed;
  const isMeant = by === PERSON.marieCurie && isOther && hasSubstitute(state, seat, owed);
  return isMeant ? null : illegal('RUL-381', { card, by: personCardId(by) });
}

/** Why the Kremlin does not let two resources pay (RUL-380). */
function whyNotThrough(state: State, seat: Seat, card: string, due: number, through: unknown): Illegal | null {
  const wonder = WONDER_IDS.find((id) => id === through);
  if (wonder === undefined) return badShape(SHAPE);
  return wonder === 'kremlin' && canPayTwo(state, seat, due) ? null : illegal('RUL-380', { card, through: wonder });
}

/**
 * Why this pays nothing: it is not there (RUL-250), it is another resource (TECH-005), or its coin may not go there. `due`
 * is what the play owes: for the question it is a single resource, even where two may pay it.
 */
export function whyNotPay(state: State, { seat, card, need }: Owed, due: number, answer: PlainObject): Illegal {
  const { pay } = answer;
  const owed = need === 'any' ? ANY_RESOURCE : resourceIndex(need);
  if (pay === 'giveUp') return illegal('RUL-282', { card });
  const { by, through, ...single } = answer;
  if (by !== undefined && through !== undefined) return badShape(SHAPE);
  const asAny = { seat, card, need: 'any' } as const;
  if (by !== undefined) return whyNotBy(state, seat, card, owed, answer) ?? whyNotPay(state, asAny, due, single);
  if (through !== undefined)
    return whyNotThrough(state, seat, card, due, through) ?? whyNotPay(state, asAny, due, single);
  if (pay === 'event') return whyNotEvent(state, seat, card, owed, answer);
  const resource = resourceIndex(answer['resource']);
  if (resource < 0 || (pay !== 'token' && pay !== 'hut' && pay !== 'village')) return badShape(SHAPE);
  if (!fits(playerOf(state, seat), owed, resource)) return illegal('TECH-005', { card, need });
  const { resources, markers } = playerOf(state, seat);
  const marker = pay === 'hut' ? hutIndex(answer['resource']) : villageIndex(answer['resource']);
  const held =
    pay === 'token'
      ? resource < MARKET_RESOURCES.length && (resources[resource] as number) > 0
      : markers.includes(marker) && MARKER_RESOURCE[marker] === resource;
  return held ? badShape(SHAPE) : illegal('RUL-250', { card, pay, resource: answer['resource'] as string });
}

function whyNotEvent(state: State, seat: number, card: string, owed: number, answer: PlainObject): Illegal {
  const gift = cardOf(answer['event']);
  const as = resourceIndex(answer['as']);
  if (gift < 0 || as < 0) return badShape(SHAPE);
  const event = answer['event'] as string;
  if (!playerOf(state, seat).events.includes(gift)) return illegal('RUL-250', { card, event });
  const shown = EVENT_CARD_RESOURCES[gift] as number;
  const countsAsAny = as === owed && takesAny(playerOf(state, seat), owed);
  if ((shown & (1 << as)) === 0 && !countsAsAny) return illegal('RUL-008', { event, as: answer['as'] as string });
  if (owed !== ANY_RESOURCE && owed !== as) return illegal('TECH-005', { card, event, as: answer['as'] as string });
  if (!givesCoin(gift) || typeof answer['to'] !== 'number') return badShape(SHAPE);
  const isOther = answer['to'] !== seat && state.players[answer['to']] !== undefined;
  return isOther ? illegal('RUL-283', { event, to: answer['to'] }) : illegal('RUL-249', { event, to: answer['to'] });
}
