import type { counts as english } from '../en/counts.ts';
import type { Same } from '../groups.ts';

/**
 * `acc` is the accusative („otrzymujesz 1 monetę”), `gen` the genitive („wymaga 2 monet”); lists and labels have the
 * nominative. From five on all are alike.
 */
export const counts: Same<typeof english> = {
  count: {
    trade:
      '{n, plural, one {# {form, select, gen {punktu wymiany handlowej} other {punkt wymiany handlowej}}} few {# {form, select, gen {punktów wymiany handlowej} other {punkty wymiany handlowej}}} many {# punktów wymiany handlowej} other {# punktu wymiany handlowej}}',
    production:
      '{n, plural, one {# {form, select, gen {punktu produkcji} other {punkt produkcji}}} few {# {form, select, gen {punktów produkcji} other {punkty produkcji}}} many {# punktów produkcji} other {# punktu produkcji}}',
    culture:
      '{n, plural, one {# {form, select, gen {punktu kultury} other {punkt kultury}}} few {# {form, select, gen {punktów kultury} other {punkty kultury}}} many {# punktów kultury} other {# punktu kultury}}',
    coins:
      '{n, plural, one {# {form, select, acc {monetę} gen {monety} other {moneta}}} few {# {form, select, gen {monet} other {monety}}} many {# monet} other {# monety}}',
    resource: '{n} × {resource}',
    combat: 'premia bitewna {n}',
    armies:
      '{n, plural, one {# {form, select, acc {armię} gen {armii} other {armia}}} few {# {form, select, gen {armii} other {armie}}} many {# armii} other {# armii}}',
    scouts:
      '{n, plural, one {# {form, select, gen {wozu} other {wóz}}} few {# {form, select, gen {wozów} other {wozy}}} many {# wozów} other {# wozu}}',
    figures:
      '{n, plural, one {# {form, select, gen {pionka} other {pionek}}} few {# {form, select, gen {pionków} other {pionki}}} many {# pionków} other {# pionka}}',
    units:
      '{n, plural, one {# {form, select, acc {jednostkę} gen {jednostki} other {jednostka}}} few {# {form, select, gen {jednostek} other {jednostki}}} many {# jednostek} other {# jednostki}}',
    wounds:
      '{n, plural, one {# {form, select, acc {ranę} gen {rany} other {rana}}} few {# {form, select, gen {ran} other {rany}}} many {# ran} other {# rany}}',
    huts: '{n, plural, one {# {form, select, gen {znacznika chatki} other {znacznik chatki}}} few {# {form, select, gen {znaczników chatek} other {znaczniki chatek}}} many {# znaczników chatek} other {# znacznika chatki}}',
    villages:
      '{n, plural, one {# {form, select, gen {znacznika wioski} other {znacznik wioski}}} few {# {form, select, gen {znaczników wiosek} other {znaczniki wiosek}}} many {# znaczników wiosek} other {# znacznika wioski}}',
    events:
      '{n, plural, one {# {form, select, gen {wydarzenia} other {wydarzenie}}} few {# {form, select, gen {wydarzeń} other {wydarzenia}}} many {# wydarzeń} other {# wydarzenia}} z talii {deck}',
    eventCards:
      '{n, plural, one {# {form, select, gen {wydarzenia} other {wydarzenie}}} few {# {form, select, gen {wydarzeń} other {wydarzenia}}} many {# wydarzeń} other {# wydarzenia}}',
    techs:
      '{n, plural, one {# {form, select, acc {technologię} gen {technologii} other {technologia}}} few {# {form, select, gen {technologii} other {technologie}}} many {# technologii} other {# technologii}}',
    cities:
      '{n, plural, one {# {form, select, gen {miasta} other {miasto}}} few {# {form, select, gen {miast} other {miasta}}} many {# miast} other {# miasta}}',
    squares:
      '{n, plural, one {# {form, select, gen {pola} other {pole}}} few {# {form, select, gen {pól} other {pola}}} many {# pól} other {# pola}}',
    steps:
      '{n, plural, one {# {form, select, gen {punktu ruchu} other {punkt ruchu}}} few {# {form, select, gen {punktów ruchu} other {punkty ruchu}}} many {# punktów ruchu} other {# punktu ruchu}}',
    actions:
      '{n, plural, one {# {form, select, acc {akcję miejską} gen {akcji miejskiej} other {akcja miejska}}} few {# {form, select, gen {akcji miejskich} other {akcje miejskie}}} many {# akcji miejskich} other {# akcji miejskiej}}',
    loot: '{n, plural, one {# {form, select, gen {łupu} other {łup}}} few {# {form, select, gen {łupów} other {łupy}}} many {# łupów} other {# łupu}}',
    offers:
      '{n, plural, one {# {form, select, acc {ofertę} gen {oferty} other {oferta}}} few {# {form, select, gen {ofert} other {oferty}}} many {# ofert} other {# oferty}}',
    sheets:
      '{n, plural, one {# {form, select, gen {arkusza} other {arkusz}}} few {# {form, select, gen {arkuszy} other {arkusze}}} many {# arkuszy} other {# arkusza}}',
    resources:
      '{n, plural, one {# {form, select, gen {dowolnego surowca} other {dowolny surowiec}}} few {# {form, select, gen {dowolnych surowców} other {dowolne surowce}}} many {# dowolnych surowców} other {# dowolnego surowca}}',
  },
};
