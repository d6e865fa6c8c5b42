import type { effects as english } from '../en/effects.ts';
import type { Same } from '../groups.ts';

export const effects: Same<typeof english> = {
  techAbility: {
    produce: 'vienas jūsų miestas šį ėjimą turi +{production} produkcijos vienam veiksmui',
    gainCulture: 'gaunate {cultureAcc}',
    gainTrade: 'gaunate {tradeAcc}, o pasirinktas kitas žaidėjas – {other}',
    gainPerson: 'gaunate atsitiktinę didžią asmenybę',
    gainCoin: 'padėkite monetą ant šios technologijos, daugiausia {most}',
    cancelCityAction: 'atšaukite kito žaidėjo veiksmą mieste',
    cancelEvent: 'atšaukite kultūros įvykį',
    cancelAbility: 'atšaukite resurso savybę',
    raise: 'kitas jūsų įžaistas karinis dalinys stipresnis (+{strength})',
    wound: 'paskirstykite priešo kariniams daliniams iki {woundsGen}',
    obsoleteOrKillUnit:
      'paskelbkite nebenaudojamu vieną {ages} pasaulio stebuklą arba sunaikinkite atsitiktinį kito žaidėjo karinį dalinį',
    obsoleteOrDestroyBuilding: 'paskelbkite nebenaudojamu vieną {ages} pasaulio stebuklą arba sugriaukite pastatą',
    stopFigures: 'pasirinkite kvadratą: šį ėjimą iš jo neišeina jokia figūrėlė; gali pertraukti judėjimą',
    shipFigures: 'perkelkite savo figūrėles iš vieno kvadrato į bet kurį vandens kvadratą',
    addActions: 'dar po vieną veiksmą kiekviename jūsų mieste',
    destroyCity: 'sunaikinkite miestą, bet ne sostinę, su viskuo, kas yra jo apylinkėse',
  },
  techGives: {
    unlocks: 'atrakina: {things}',
    government: 'santvarka {government}',
    unit: '{rank} ({type}, {n} rangas)',
    cheaper: '{wonder} kainuoja {n}',
    coin: '1 moneta',
    cultureHand: 'kultūros rankos dydis +{n}',
    stackingLimit: 'grupavimo limitas {n}',
    travelSpeed: 'keliavimo greitis {n}',
    cross: 'figūrėlės peržengia vandenį',
    end: 'figūrėlės peržengia vandenį ir gali jame baigti judėjimą',
    maxCities: 'maksimalus miestų skaičius: {n}',
    ability: '{price}, {phase}: {effect}',
    nothing: 'pati nieko neduoda',
  },
  markerEffect: {
    resource: 'vieną kartą atstoja pavaizduotą resursą',
    greatPerson: 'iš karto duoda didžią asmenybę',
  },
};
