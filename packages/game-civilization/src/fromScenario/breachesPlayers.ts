import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import {
  ABILITY_TECH,
  ANARCHY,
  CIVILIZATION_GOVERNMENT,
  DESPOTISM,
  governmentId,
  TECH_GOVERNMENT,
  TRACK_END,
  techId,
  UNIT_CARD_TYPE,
  unitCardId,
  unitTypeId,
  WONDER_AGE,
  wonderId,
} from '../data/faces.ts';
import { GOVERNMENT_IDS } from '../data/governments.ts';
import { GREAT_PERSON_TYPES } from '../data/greatPeople.ts';
import { ECONOMIC_VICTORY } from '../data/market.ts';
import { WONDER } from '../data/names.ts';
import { itemObstacle } from '../rules/buildable.ts';
import { coinsOf } from '../rules/coins.ts';
import { itemIndex } from '../rules/items.ts';
import { knows } from '../rules/knowledge.ts';
import { cultureHandSize } from '../rules/limits.ts';
import { cardsOfType, mostCards } from '../rules/people.ts';
import { rowOf, TOP_LEVEL, whyNoSpace, whyNotFit } from '../rules/pyramid.ts';
import { isObsolete, wonderSquare } from '../rules/wonders.ts';
import { type Player, playerOf, type State } from '../state.ts';

/** What is wrong with what players have before them and in their hands. */
export function playerBreaches(state: State): Illegal[] {
  const found: Illegal[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerOf(state, seat);
    const own = [
      ...techBreaches(player),
      ...governmentBreaches(state, player),
      ...handBreaches(state, seat),
      ...peopleBreaches(state, seat),
      ...wonderBreaches(state, player),
      ...wonBreaches(state, seat),
    ];
    for (const { rule, params } of own) found.push(illegal(rule, { ...params, seat }));
  }
  for (let wonder = 0; wonder < WONDER_AGE.length; wonder++) {
    const isOwned = state.players.some(({ wonders }) => wonders.includes(wonder));
    // An unowned wonder leaves the game instead.
    if (isObsolete(state, wonder) && !isOwned)
      found.push(illegal('OBS-005', { part: 'obsolete', wonder: wonderId(wonder) }));
  }
  if (state.players.filter(({ resigned }) => !resigned).length < 2)
    found.push(illegal('RUL-299', { part: 'resigned' }));
  return found;
}

/** A great person card for each marker of its type at most (GPD-013). */
function peopleBreaches(state: State, seat: Seat): Illegal[] {
  const { hiddenPeople, openPeople } = playerOf(state, seat);
  const found: Illegal[] = [];
  for (const [type, name] of GREAT_PERSON_TYPES.entries()) {
    const held = cardsOfType([...hiddenPeople, ...openPeople], type).length;
    const most = mostCards(state, seat, type);
    if (held > most) found.push(illegal('GPD-013', { part: 'hiddenPeople', person: name, held, most }));
  }
  return found;
}

/** The pyramid, built up from its lowest row (RES-010 to RES-012); and abilities used without their tech. */
function techBreaches(player: Player): Illegal[] {
  const found: Illegal[] = [];
  const built: Player = { ...player, techs: [], newtonRow: 0 };
  for (let row = 1; row <= TOP_LEVEL; row++) {
    for (const tech of player.techs) {
      if (rowOf(player, tech) !== row) continue;
      const reason = row === 1 ? null : whyNotFit(built, tech, row);
      if (reason !== null) found.push(illegal(reason.rule, { part: 'techs', ...reason.params }));
      built.techs.push(tech);
    }
    if (player.newtonRow !== row) continue;
    const reason = whyNoSpace(built, row);
    if (reason !== null) found.push(illegal(reason.rule, { part: 'newtonRow', ...reason.params }));
    built.newtonRow = row;
  }
  for (const [ability, tech] of ABILITY_TECH.entries()) {
    const isUsed = (player.abilitiesUsed & (1 << ability)) !== 0;
    if (isUsed && !knows(player, tech)) found.push(illegal('TECH-005', { part: 'used', tech: techId(tech) }));
  }
  return found;
}

/** Only what the civilization starts with and what techs show is unlocked (GOV-002, GOV-003). */
function governmentBreaches(state: State, player: Player): Illegal[] {
  const found: Illegal[] = [];
  const isUnlocked = (government: number) =>
    government === DESPOTISM ||
    government === CIVILIZATION_GOVERNMENT[player.civilization] ||
    player.techs.some((tech) => TECH_GOVERNMENT[tech] === government);
  for (let government = 0; government < GOVERNMENT_IDS.length; government++) {
    if ((player.governments & (1 << government)) !== 0 && !isUnlocked(government))
      found.push(illegal('GOV-003', { part: 'governments', government: governmentId(government) }));
  }
  if (player.government === ANARCHY && player.anarchySince > state.turn)
    found.push(illegal('GOV-007', { part: 'anarchySince', since: player.anarchySince }));
  return found;
}

/** Cards in hand, and assignments to what is not there. */
function handBreaches(state: State, seat: Seat): Illegal[] {
  const player = playerOf(state, seat);
  const found: Illegal[] = [];
  const most = cultureHandSize(state, seat);
  const held = player.events.length;
  if (held > most) found.push(illegal('EVT-002', { part: 'events', held, most }));
  for (const card of player.units) {
    const item = itemIndex(unitTypeId(UNIT_CARD_TYPE[card] as number));
    if (itemObstacle(state, seat, 0, item, null) === 'UNIT-003')
      found.push(illegal('UNIT-003', { part: 'units', unit: unitCardId(card) }));
  }
  for (const [scout, city] of player.scoutsCity.entries()) {
    if (city >= 0 && (player.cities[city] as number) < 0)
      found.push(illegal('SCT-002', { part: 'scoutsCity', scout, city }));
  }
  return found;
}

/** A card goes with its marker, and coins lie on a card that is there. */
function wonderBreaches(state: State, player: Player): Illegal[] {
  const found: Illegal[] = [];
  for (const wonder of player.wonders) {
    if (wonderSquare(state, wonder) < 0) found.push(illegal('WON-003', { part: 'wonders', wonder: wonderId(wonder) }));
  }
  if (player.canalCoins > 0 && !player.wonders.includes(WONDER.panamaCanal))
    found.push(illegal('COIN-011', { part: 'canalCoins', coins: player.canalCoins }));
  return found;
}

/** A player would have won already. */
function wonBreaches(state: State, seat: Seat): Illegal[] {
  const player = playerOf(state, seat);
  if (player.resigned || state.options.advancedTieBreak) return [];
  const found: Illegal[] = [];
  if (player.track >= TRACK_END) found.push(illegal('VIC-001', { part: 'track', track: player.track }));
  if (player.techs.some((tech) => rowOf(player, tech) === TOP_LEVEL)) found.push(illegal('VIC-002', { part: 'techs' }));
  const coins = coinsOf(state, seat);
  if (coins >= ECONOMIC_VICTORY) found.push(illegal('VIC-003', { part: 'coins', coins }));
  return found;
}
