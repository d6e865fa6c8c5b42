import type { Pending, Plain } from '@tessera/kernel';
import type { Frame } from './state/frames.ts';
import type { Answer, Ask } from './state/questions.ts';
import type { Box, Offer, Player, State } from './state.ts';

/** A copy that shares nothing mutable with the original. Written out by hand, because search copies states all the time. */
export function clone(state: State): State {
  return {
    schema: state.schema,
    rules: state.rules,
    seq: state.seq,
    asked: state.asked,
    rng: cloneLists(state.rng),
    pending: clonePending(state.pending),
    outcome: state.outcome,
    stack: cloneStack(state.stack),
    options: state.options,
    players: clonePlayers(state.players),
    turn: state.turn,
    phase: state.phase,
    first: state.first,
    ground: state.ground.slice(),
    pieces: state.pieces.slice(),
    tiles: state.tiles.slice(),
    turned: state.turned.slice(),
    stopped: state.stopped.slice(),
    harvested: state.harvested.slice(),
    unitDecks: cloneLists(state.unitDecks),
    unitDiscards: cloneLists(state.unitDiscards),
    eventDecks: cloneLists(state.eventDecks),
    eventDiscards: cloneLists(state.eventDiscards),
    persons: state.persons.slice(),
    personDeck: state.personDeck.slice(),
    personDiscards: state.personDiscards.slice(),
    huts: state.huts.slice(),
    villages: state.villages.slice(),
    wonderDeck: state.wonderDeck.slice(),
    wonderMarket: state.wonderMarket.slice(),
    obsolete: state.obsolete,
    buildings: state.buildings.slice(),
    market: state.market.slice(),
    box: cloneBox(state.box),
    offers: cloneOffers(state.offers),
    reached: state.reached.slice(),
  };
}

function cloneLists(lists: readonly number[][]): number[][] {
  const copy: number[][] = [];
  for (let i = 0; i < lists.length; i++) copy.push((lists[i] as number[]).slice());
  return copy;
}

function clonePlayers(players: readonly Player[]): Player[] {
  const copy: Player[] = [];
  for (let i = 0; i < players.length; i++) copy.push(clonePlayer(players[i] as Player));
  return copy;
}

function clonePlayer(player: Player): Player {
  return {
    civilization: player.civilization,
    government: player.government,
    governments: player.governments,
    freeGovernments: player.freeGovernments,
    newGovernments: player.newGovernments,
    phaseGovernments: player.phaseGovernments,
    governmentChanged: player.governmentChanged,
    anarchySince: player.anarchySince,
    trade: player.trade,
    culture: player.culture,
    track: player.track,
    sheetCoins: player.sheetCoins,
    canalCoins: player.canalCoins,
    techCoins: player.techCoins.slice(),
    techs: player.techs.slice(),
    resources: player.resources.slice(),
    markers: player.markers.slice(),
    events: player.events.slice(),
    units: player.units.slice(),
    ranks: player.ranks.slice(),
    reserve: player.reserve.slice(),
    hiddenPeople: player.hiddenPeople.slice(),
    openPeople: player.openPeople.slice(),
    hensonCounters: player.hensonCounters,
    loweredTechs: player.loweredTechs.slice(),
    newtonRow: player.newtonRow,
    speedDoubled: player.speedDoubled,
    investments: player.investments.slice(),
    // A reward never changes once it is promised.
    relicRewards: player.relicRewards.slice(),
    wonders: player.wonders.slice(),
    replacedWonders: player.replacedWonders,
    armies: player.armies.slice(),
    scouts: player.scouts.slice(),
    armiesMoved: player.armiesMoved,
    scoutsMoved: player.scoutsMoved,
    scoutsSince: player.scoutsSince.slice(),
    scoutsCity: player.scoutsCity.slice(),
    cities: player.cities.slice(),
    secondCenter: player.secondCenter,
    growthOwed: player.growthOwed,
    cityMarkers: player.cityMarkers.slice(),
    walls: player.walls,
    actions: player.actions.slice(),
    extraActions: player.extraActions.slice(),
    // A bonus never changes once it is given.
    bonuses: player.bonuses.slice(),
    abilitiesUsed: player.abilitiesUsed,
    onceUsed: player.onceUsed,
    offersMade: player.offersMade,
    consents: player.consents,
    resigned: player.resigned,
  };
}

function cloneBox(box: Box): Box {
  return {
    tiles: box.tiles.slice(),
    wonders: box.wonders.slice(),
    unseenWonders: box.unseenWonders.slice(),
    persons: box.persons.slice(),
    markers: box.markers.slice(),
    relics: box.relics.slice(),
    civilizations: box.civilizations.slice(),
  };
}

/** Only the refusals of an offer change. */
function cloneOffers(offers: readonly Offer[]): Offer[] {
  const copy: Offer[] = [];
  for (let i = 0; i < offers.length; i++) copy.push({ ...(offers[i] as Offer) });
  return copy;
}

function cloneStack(stack: readonly Frame[]): Frame[] {
  const copy: Frame[] = [];
  for (let i = 0; i < stack.length; i++) copy.push(cloneFrame(stack[i] as Frame));
  return copy;
}

/** Frames of all kinds alike: their own fields, and whatever lists and objects hang on them. */
function cloneFrame(frame: Frame): Frame {
  const copy: { [field: string]: Plain } = { ...(frame as unknown as { readonly [field: string]: Plain }) };
  for (const field in copy) {
    const value = copy[field];
    if (typeof value === 'object' && value !== null) copy[field] = cloneValue(value);
  }
  return copy as unknown as Frame;
}

function cloneValue(value: Plain): Plain {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list: Plain[] = value.slice();
    for (let i = 0; i < list.length; i++) {
      const item = list[i] as Plain;
      if (typeof item === 'object') list[i] = cloneValue(item);
    }
    return list;
  }
  const copy: { [field: string]: Plain } = { ...(value as { readonly [field: string]: Plain }) };
  for (const field in copy) {
    const inner = copy[field];
    if (typeof inner === 'object' && inner !== null) copy[field] = cloneValue(inner);
  }
  return copy;
}

/** Questions and answers never change once given, so the copy may hold the same ones. */
function clonePending(pending: Pending<Ask, Answer> | null): Pending<Ask, Answer> | null {
  return pending === null ? null : { mode: pending.mode, asks: pending.asks.slice(), answers: pending.answers.slice() };
}
