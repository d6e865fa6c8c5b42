import type { CivilizationTypes, Happening, State } from '@tessera/game-civilization';
import { cityAt } from '@tessera/game-civilization/board/cities.ts';
import { figuresAt } from '@tessera/game-civilization/board/figures.ts';
import { CIVILIZATIONS, type CivilizationAbility, type CivilizationFace } from '@tessera/game-civilization/data';
import { devotionSources } from '@tessera/game-civilization/rules/cityActions.ts';
import { stackingLimit } from '@tessera/game-civilization/rules/limits.ts';
import type { Seat } from '@tessera/kernel';
import type { Moment } from '../coverage.ts';
import type { Player } from './player.ts';

type Sign = (moment: Moment<CivilizationTypes>, seat: Seat) => boolean;

/** How to see that the seat has just used the ability of its civilization. */
export const ABILITY_SIGNS: { readonly [A in CivilizationAbility]: Sign } = {
  rush: has((news) => news.kind === 'cityActs' && news.rush > 0),
  markerCulture: has((news) => news.kind === 'hutExplored' || news.kind === 'villageConquered'),
  savedUnit: told('unitSaved'),
  freeBuilding: has((news) => news.kind === 'cityActs' && news.act === 'freeBuilding'),
  techReward: both(
    has((news) => news.kind === 'techLearned' && news.by !== 'setUp'),
    told('unitGained'),
  ),
  freeAdvance: both(
    told('trackAdvanced'),
    has(({ kind }) => kind === 'cityFounded' || kind === 'wonderBuilt' || kind === 'villageConquered'),
  ),
  stackingLimit: ({ state, happenings }, seat) => {
    const player = playerOf(state, seat);
    const usual = stackingLimit(state, player) - faceOf(player).stackingLimit;
    return happenings.some(
      (news) => news.kind === 'figuresMoved' && news.seat === seat && figuresAt(player, news.to) > usual,
    );
  },
  sacrifice: told('sacrificeDeclared'),
  spentCulture: both(
    has(({ kind }) => kind === 'resourceLost' || kind === 'markerLost'),
    told('cultureGained'),
  ),
  investedAdvance: both(told('invested'), told('trackAdvanced')),
  newTechCulture: both(told('techLearned'), told('cultureGained')),
  choiceOfPeople: ({ ask }, seat) => ask?.kind === 'keepPerson' && ask.seat === seat,
  anyResource: ({ ask, answer }, seat) =>
    ask?.kind === 'payResource' &&
    ask.seat === seat &&
    ask.need !== 'any' &&
    answer !== null &&
    !('by' in answer) &&
    !('through' in answer) &&
    'resource' in answer &&
    answer.resource !== ask.need,
  resourceCulture: ({ state, happenings }, seat) =>
    happenings.some(
      (news) => news.kind === 'cityDevoted' && news.seat === seat && gainsByResources(state, seat, news.city),
    ),
  // The last points of a move are those that the civilization adds.
  travelSpeed: ({ state, ask, answer }, seat) =>
    ask?.kind === 'step' &&
    ask.seat === seat &&
    ask.left <= faceOf(playerOf(state, seat)).travelSpeed &&
    answer !== null &&
    'do' in answer &&
    (answer.do === 'to' || answer.do === 'discover'),
  discoveryBuilding: ({ ask, answer }, seat) =>
    ask?.kind === 'discoveryBuilding' &&
    ask.seat === seat &&
    answer !== null &&
    'item' in answer &&
    answer.item !== null,
};

function playerOf(state: State, seat: Seat): Player {
  return state.players[seat] as Player;
}

function faceOf({ civilization }: Player): CivilizationFace {
  return CIVILIZATIONS[civilization] as CivilizationFace;
}

function has(isSign: (news: Happening) => boolean): Sign {
  return ({ happenings }, seat) => happenings.some((news) => 'seat' in news && news.seat === seat && isSign(news));
}

function told(kind: Happening['kind']): Sign {
  return has((news) => news.kind === kind);
}

function both(one: Sign, other: Sign): Sign {
  return (moment, seat) => one(moment, seat) && other(moment, seat);
}

function gainsByResources(state: State, seat: Seat, center: number): boolean {
  const city = cityAt(playerOf(state, seat), center);
  return city >= 0 && devotionSources(state, seat, city, 0).some(({ of }) => of === 'civilization');
}
