import { call, type Illegal, illegal, type PlainObject, type Seat, tell } from '@tessera/kernel';
import { hasWalls } from '../../board/cities.ts';
import { figuresAt, unbuilt } from '../../board/figures.ts';
import { WONDER_DRAWS } from '../../data/amounts.ts';
import { CULTURE_DECKS, type CultureDeck } from '../../data/cultureEvents.ts';
import { TRACK_END } from '../../data/faces.ts';
import { FIGURES, type Figure } from '../../data/figures.ts';
import { WONDER } from '../../data/names.ts';
import { MARKET_RESOURCES } from '../../data/resources.ts';
import { whyNotFreeBuilding } from '../../rules/freeItems.ts';
import { ITEMS, itemId, itemIndex, WALLS_ITEM } from '../../rules/items.ts';
import { hasWonder } from '../../rules/knowledge.ts';
import { stackingLimit } from '../../rules/limits.ts';
import { isUsed } from '../../rules/oncePerTurn.ts';
import { techsOfOthers } from '../../rules/techsOfOthers.ts';
import { isObsolete, wonderSquare } from '../../rules/wonders.ts';
import { advancing } from '../../state/frames/advanceTrack.ts';
import { makingFree } from '../../state/frames/freeItem.ts';
import { freeTechFrame } from '../../state/frames/freeTech.ts';
import type { ItemId } from '../../state/itemIds.ts';
import { type PlainWonder, TURN_WONDERS, type TurnWonder, type WonderAct } from '../../state/questions/startOfTurn.ts';
import { playerOf, type State, type StepContext } from '../../state.ts';
import { buildItem } from '../../verbs/build.ts';
import { drawEvent } from '../../verbs/drawEvent.ts';
import { placeFigure } from '../../verbs/figures.ts';
import { markUsed } from '../../verbs/markUsed.ts';
import { takeFromMarket } from '../../verbs/takeFromMarket.ts';

/** Hands over every such act that the player may do now. */
export function forEachWonderAct(state: State, seat: Seat, take: (act: WonderAct) => void): void {
  if (playerOf(state, seat).wonders.length === 0) return;
  for (const wonder of TURN_WONDERS) {
    if (standingRule(state, seat, wonder) !== null) continue;
    for (const act of actsOf(state, seat, wonder)) if (whyNoEffect(state, seat, act) === null) take(act);
  }
}

/** All acts of a wonder that can be thought of. */
function actsOf(state: State, seat: Seat, wonder: TurnWonder): WonderAct[] {
  switch (wonder) {
    case 'hangingGardens':
      return FIGURES.map((figure) => ({ do: 'wonder', wonder, figure }));
    case 'greatWall':
      return playerOf(state, seat)
        .cities.filter((center) => center >= 0)
        .map((city) => ({ do: 'wonder', wonder, city }));
    case 'tajMahal':
      return Array.from({ length: ITEMS }, (_, item) => ({ do: 'wonder', wonder, item: itemId(item) }));
    case 'cristoRedentor':
      return CULTURE_DECKS.map((deck) => ({ do: 'wonder', wonder, deck }));
    default:
      return [{ do: 'wonder', wonder, figure: null }];
  }
}

/** An act of a wonder from outside, or null if it has not the shape of one. */
export function readWonderAct(answer: PlainObject): WonderAct | null {
  const { figure, city, item, deck } = answer;
  const wonder = answer['wonder'] as TurnWonder;
  if (!TURN_WONDERS.includes(wonder)) return null;
  switch (wonder) {
    case 'hangingGardens':
      return FIGURES.includes(figure as Figure) ? { do: 'wonder', wonder, figure: figure as Figure } : null;
    case 'greatWall':
      return typeof city === 'number' ? { do: 'wonder', wonder, city } : null;
    case 'tajMahal':
      return itemIndex(item) < 0 ? null : { do: 'wonder', wonder, item: item as ItemId };
    case 'cristoRedentor':
      return CULTURE_DECKS.includes(deck as CultureDeck) ? { do: 'wonder', wonder, deck: deck as CultureDeck } : null;
    default:
      return figure === null ? { do: 'wonder', wonder, figure } : null;
  }
}

/** Why the wonder cannot be used this way, or null if it can. */
export function whyNotWonder(state: State, seat: Seat, act: WonderAct): Illegal | null {
  const rule = standingRule(state, seat, act.wonder);
  return rule === null ? whyNoEffect(state, seat, act) : illegal(rule, factsOf(act));
}

type StandingRule = 'WON-009' | 'OBS-002' | 'BLK-003' | 'RUL-043';
type EffectRule = 'FIG-002' | 'FIG-005' | 'RUL-247' | 'ART-013' | 'BLD-009' | 'BLD-010' | 'HARV-002' | 'EVT-006';

/** Does it work, and has it not been used this turn? */
function standingRule(state: State, seat: Seat, wonder: TurnWonder): StandingRule | null {
  const player = playerOf(state, seat);
  if (!player.wonders.includes(WONDER[wonder])) return 'WON-009';
  if (!hasWonder(state, seat, wonder)) return isObsolete(state, WONDER[wonder]) ? 'OBS-002' : 'BLK-003';
  return isUsed(player, wonder) ? 'RUL-043' : null;
}

/** What would change nothing is not offered (RUL-249). */
function whyNoEffect(state: State, seat: Seat, act: WonderAct): Illegal | null {
  if (act.wonder === 'tajMahal') return whyNotFreeBuilding(state, seat, itemIndex(act.item), { wonder: act.wonder });
  const rule = effectRule(state, seat, act);
  return rule === null ? null : illegal(rule, factsOf(act));
}

function factsOf({ do: _, ...facts }: WonderAct): PlainObject {
  return facts;
}

function effectRule(state: State, seat: Seat, act: Exclude<WonderAct, { wonder: 'tajMahal' }>): EffectRule | null {
  switch (act.wonder) {
    case 'hangingGardens':
      return gardenRule(state, seat, act.figure);
    case 'greatWall':
      return wallRule(state, seat, act.city);
    case 'cristoRedentor':
      return eventsLeft(state, act.deck) > 0 ? null : 'EVT-006';
    default:
      return plainRule(state, seat, act.wonder);
  }
}

function plainRule(state: State, seat: Seat, wonder: PlainWonder): EffectRule | null {
  switch (wonder) {
    case 'statueOfLiberty':
      return techsOfOthers(state, seat).length > 0 ? null : 'RUL-247';
    case 'sydneyOperaHouse':
      return playerOf(state, seat).track < TRACK_END ? null : 'ART-013';
    case 'bigBen':
      return state.market.some((left) => left > 0) ? null : 'HARV-002';
  }
}

/** A free figure in the wonder's square; every other rule of building it still holds (RUL-065). */
function gardenRule(state: State, seat: Seat, figure: Figure): EffectRule | null {
  const player = playerOf(state, seat);
  if (unbuilt(figure === 'scout' ? player.scouts : player.armies) === 0) return 'FIG-002';
  const square = wonderSquare(state, WONDER.hangingGardens);
  return square < 0 || figuresAt(player, square) >= stackingLimit(state, player) ? 'FIG-005' : null;
}

/** RUL-307: its walls need no Masonry. */
function wallRule(state: State, seat: Seat, center: number): EffectRule | null {
  const player = playerOf(state, seat);
  const city = player.cities.indexOf(center);
  if (city < 0 || center < 0) return 'BLD-009';
  return hasWalls(player, city) ? 'BLD-010' : null;
}

function eventsLeft({ eventDecks, eventDiscards }: State, name: CultureDeck): number {
  const deck = CULTURE_DECKS.indexOf(name);
  return (eventDecks[deck] as number[]).length + (eventDiscards[deck] as number[]).length;
}

export function useWonder(context: StepContext, seat: Seat, act: WonderAct): void {
  const { state } = context;
  const player = playerOf(state, seat);
  markUsed(player, act.wonder);
  tell(context, { kind: 'wonderUsed', seat, wonder: act.wonder });
  switch (act.wonder) {
    case 'hangingGardens': {
      const square = wonderSquare(state, WONDER.hangingGardens);
      tell(context, { kind: 'figureBuilt', seat, figure: act.figure, square });
      placeFigure(context, seat, act.figure, square);
      return;
    }
    case 'statueOfLiberty':
      call(state, freeTechFrame(seat, act.wonder, techsOfOthers(state, seat)));
      return;
    case 'sydneyOperaHouse':
      call(state, advancing(seat));
      return;
    case 'greatWall':
      buildItem(context, seat, player.cities.indexOf(act.city), WALLS_ITEM, -1);
      return;
    case 'tajMahal':
      call(state, makingFree(seat, itemIndex(act.item)));
      return;
    case 'bigBen':
      for (let resource = 0; resource < MARKET_RESOURCES.length; resource++) {
        if ((state.market[resource] as number) > 0) takeFromMarket(context, seat, resource);
      }
      return;
    case 'cristoRedentor':
      // RUL-309: nobody is asked between the two cards, so the hand is checked after both.
      for (let drawn = 0; drawn < (WONDER_DRAWS[WONDER.cristoRedentor] as number); drawn++) {
        drawEvent(context, seat, CULTURE_DECKS.indexOf(act.deck));
      }
      return;
  }
}
