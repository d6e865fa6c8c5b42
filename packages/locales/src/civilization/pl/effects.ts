import type { effects as english } from '../en/effects.ts';
import type { Same } from '../groups.ts';

export const effects: Same<typeof english> = {
  techAbility: {
    produce: 'jedno z twoich miast ma +{production} produkcji na jedną akcję w tej turze',
    gainCulture: 'otrzymujesz {cultureAcc}',
    gainTrade: 'otrzymujesz {tradeAcc}, a wybrany inny gracz {other}',
    gainPerson: 'otrzymujesz losowego wielkiego człowieka',
    gainCoin: 'połóż monetę na tej technologii, najwyżej {most}',
    cancelCityAction: 'anuluj akcję miejską innego gracza',
    cancelEvent: 'anuluj wydarzenie',
    cancelAbility: 'anuluj zdolność surowca',
    raise: 'następna zagrana przez ciebie jednostka jest silniejsza o {strength}',
    wound: 'zadaj wrogim jednostkom łącznie do {woundsGen}',
    obsoleteOrKillUnit: 'zaneguj {ages} cud świata albo zabij losową jednostkę innego gracza',
    obsoleteOrDestroyBuilding: 'zaneguj {ages} cud świata albo zniszcz budynek',
    stopFigures: 'wybierz pole: w tej turze nie opuści go żaden pionek; może przerwać ruch',
    shipFigures: 'przenieś swoje pionki z jednego pola na dowolne pole wody',
    addActions: 'dodatkowa akcja każdego twojego miasta',
    destroyCity: 'zniszcz miasto, ale nie stolicę, ze wszystkim na jego peryferiach',
  },
  techGives: {
    unlocks: 'odblokowuje: {things}',
    government: 'ustrój {government}',
    unit: '{rank} ({type}, ranga {n})',
    cheaper: '{wonder} – koszt {n}',
    coin: '1 moneta',
    cultureHand: 'limit kart kultury +{n}',
    stackingLimit: 'limit ustawienia {n}',
    travelSpeed: 'prędkość podróży {n}',
    cross: 'pionki przekraczają wodę',
    end: 'pionki przekraczają wodę i mogą na niej kończyć ruch',
    maxCities: 'maksymalna liczba miast: {n}',
    ability: '{price}, {phase}: {effect}',
    nothing: 'sama nic nie daje',
  },
  markerEffect: {
    resource: 'raz liczy się jako pokazany surowiec',
    greatPerson: 'daje od razu wielkiego człowieka',
  },
};
