import type { counts as english } from '../en/counts.ts';
import type { Same } from '../groups.ts';

export const counts: Same<typeof english> = {
  count: {
    trade:
      '{n, plural, one {# punkt wymiany handlowej} few {# punkty wymiany handlowej} many {# punktów wymiany handlowej} other {# punktu wymiany handlowej}}',
    production:
      '{n, plural, one {# punkt produkcji} few {# punkty produkcji} many {# punktów produkcji} other {# punktu produkcji}}',
    culture:
      '{n, plural, one {# punkt kultury} few {# punkty kultury} many {# punktów kultury} other {# punktu kultury}}',
    coins: '{n, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}',
    resource: '{n} × {resource}',
    combat: 'premia bitewna {n}',
    armies: '{n, plural, one {# armia} few {# armie} many {# armii} other {# armii}}',
    scouts: '{n, plural, one {# wóz} few {# wozy} many {# wozów} other {# wozu}}',
    figures: '{n, plural, one {# pionek} few {# pionki} many {# pionków} other {# pionka}}',
    units: '{n, plural, one {# jednostka} few {# jednostki} many {# jednostek} other {# jednostki}}',
    wounds: '{n, plural, one {# rana} few {# rany} many {# ran} other {# rany}}',
    huts: '{n, plural, one {# znacznik chatki} few {# znaczniki chatek} many {# znaczników chatek} other {# znacznika chatki}}',
    villages:
      '{n, plural, one {# znacznik wioski} few {# znaczniki wiosek} many {# znaczników wiosek} other {# znacznika wioski}}',
    events: '{n, plural, one {# wydarzenie} few {# wydarzenia} many {# wydarzeń} other {# wydarzenia}} z talii {deck}',
    eventCards: '{n, plural, one {# wydarzenie} few {# wydarzenia} many {# wydarzeń} other {# wydarzenia}}',
    techs: '{n, plural, one {# technologia} few {# technologie} many {# technologii} other {# technologii}}',
    cities: '{n, plural, one {# miasto} few {# miasta} many {# miast} other {# miasta}}',
    squares: '{n, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
    steps: '{n, plural, one {# punkt ruchu} few {# punkty ruchu} many {# punktów ruchu} other {# punktu ruchu}}',
    actions:
      '{n, plural, one {# akcja miejska} few {# akcje miejskie} many {# akcji miejskich} other {# akcji miejskiej}}',
    loot: '{n, plural, one {# łup} few {# łupy} many {# łupów} other {# łupu}}',
    offers: '{n, plural, one {# oferta} few {# oferty} many {# ofert} other {# oferty}}',
    sheets: '{n, plural, one {# arkusz} few {# arkusze} many {# arkuszy} other {# arkusza}}',
    resources:
      '{n, plural, one {# dowolny surowiec} few {# dowolne surowce} many {# dowolnych surowców} other {# dowolnego surowca}}',
    payments:
      '{n, plural, one {# opłata} few {# opłaty} many {# opłat} other {# opłaty}} po 3 punkty wymiany handlowej',
  },
};
