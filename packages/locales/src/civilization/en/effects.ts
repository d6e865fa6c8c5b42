import type { Groups } from '../groups.ts';

/** What cards do, in a few words. */
export const effects = {
  techAbility: {
    produce: 'one of your cities has +{production} production for one action this turn',
    gainCulture: 'gain {culture}',
    gainTrade: 'gain {trade}, and another player of your choice gains {other}',
    gainPerson: 'gain a random great person',
    gainCoin: 'put a coin on this tech, up to {most}',
    cancelCityAction: 'cancel another player’s city action',
    cancelEvent: 'cancel an event',
    cancelAbility: 'cancel a resource ability',
    raise: 'the unit you play next is {strength} stronger',
    wound: 'deal up to {wounds}, divided among enemy units',
    obsoleteOrKillUnit: 'make one {ages} wonder obsolete, or kill a random unit of another player',
    obsoleteOrDestroyBuilding: 'make one {ages} wonder obsolete, or destroy a building',
    stopFigures: 'choose a square: no figure leaves it this turn; may interrupt a move',
    shipFigures: 'move your figures in one square to any water square',
    addActions: 'one more action with each of your cities',
    destroyCity: 'destroy a city other than a capital, with everything in its outskirts',
  },
  techGives: {
    unlocks: 'unlocks {things}',
    government: 'the government {government}',
    unit: '{rank} ({type}, rank {n})',
    cheaper: '{wonder} costs {n}',
    coin: '1 coin',
    cultureHand: 'culture hand +{n}',
    stackingLimit: 'stacking limit {n}',
    travelSpeed: 'travel speed {n}',
    cross: 'figures cross water',
    end: 'figures cross water and end there',
    maxCities: 'up to {n} cities',
    ability: '{price}, {phase}: {effect}',
    nothing: 'nothing by itself',
  },
  markerEffect: {
    resource: 'counts once as the resource it shows',
    greatPerson: 'gives a great person at once',
  },
} as const satisfies Groups;
