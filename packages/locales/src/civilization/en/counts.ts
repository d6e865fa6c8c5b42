import type { Groups } from '../groups.ts';

/** Amounts of things. */
export const counts = {
  count: {
    trade: '{n} trade',
    production: '{n} production',
    culture: '{n} culture',
    coins: '{n, plural, one {# coin} other {# coins}}',
    resource: '{n} {resource}',
    combat: 'combat bonus {n}',
    armies: '{n, plural, one {# army} other {# armies}}',
    scouts: '{n, plural, one {# scout} other {# scouts}}',
    figures: '{n, plural, one {# figure} other {# figures}}',
    units: '{n, plural, one {# unit} other {# units}}',
    wounds: '{n, plural, one {# wound} other {# wounds}}',
    huts: '{n, plural, one {# hut marker} other {# hut markers}}',
    villages: '{n, plural, one {# village marker} other {# village markers}}',
    events: '{n, plural, one {# event} other {# events}} of deck {deck}',
    eventCards: '{n, plural, one {# event} other {# events}}',
    techs: '{n, plural, one {# tech} other {# techs}}',
    cities: '{n, plural, one {# city} other {# cities}}',
    squares: '{n, plural, one {# square} other {# squares}}',
    steps: '{n, plural, one {# step} other {# steps}}',
    actions: '{n, plural, one {# city action} other {# city actions}}',
    loot: '{n} loot',
    offers: '{n, plural, one {# offer} other {# offers}}',
    sheets: '{n, plural, one {# sheet} other {# sheets}}',
    resources: '{n, plural, one {# resource} other {# resources}} of any kind',
  },
} as const satisfies Groups;
