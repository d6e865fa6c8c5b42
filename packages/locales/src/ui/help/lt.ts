import type { en } from './en.ts';
import { guide } from './lt/guide.ts';

export const lt: { readonly [K in keyof typeof en]: string } = {
  'ui.help.rules': 'Taisyklės',
  'ui.help.wide': 'Kaip puslapis',
  'ui.help.narrow': 'Šalia stalo',
  'ui.help.loading': 'Taisyklės įkeliamos…',
  'ui.help.none': 'Šio žaidimo taisyklių čia nėra.',
  'ui.help.search': 'Ieškoti taisyklėse',
  'ui.help.searchIn':
    'Ieškoti: {rules, plural, one {# taisyklė} few {# taisyklės} many {# taisyklės} other {# taisyklių}} ir {rulings, plural, one {# sprendimas} few {# sprendimai} many {# sprendimo} other {# sprendimų}}',
  'ui.help.results': 'Rastos taisyklės',
  'ui.help.found':
    '{count, plural, =0 {Nieko nerasta: bandykite kitą žodį arba taisyklės numerį.} one {# taisyklė} few {# taisyklės} many {# taisyklės} other {# taisyklių}}',
  'ui.help.first': 'Rodomos pirmosios {shown}; dar vienas žodis susiaurins paiešką.',
  'ui.help.onlyPassages': 'Taisyklių nerasta, bet yra kitų vietų',
  'ui.help.passages': 'Kitose taisyklių vietose',
  'ui.help.back': 'Atgal',
  'ui.help.onlyEnglish':
    'Žaidimo „{game}“ taisyklės kol kas yra anglų kalba. Prie stalo viskas rodoma jūsų kalba, taip pat ir paaiškinimai, kodėl kas nors neleidžiama.',
  'ui.help.unknown': 'Taisyklėse nėra numerio {number}.',
  'ui.help.notHere': 'Negalima',
  'ui.help.place': 'Vieta taisyklėse',
  'ui.help.contents': 'Turinys',
  'ui.help.rule': 'Taisyklė',
  'ui.help.toRule': 'Taisyklė {number}',
  'ui.help.superseded': 'Nebegalioja; ją pakeitė',
  'ui.help.related': 'Susijusios taisyklės',
  'ui.help.around': 'Greta esančios taisyklės',
  'ui.help.figure.sides':
    'Nauja plytelė turi liestis kraštine su bent viena plytele: besiliečiančiais laikomi šie keturi laukai.',
  'ui.help.figure.around':
    'Resursams tiekti tinka visi aštuoni laukai aplink naują plytelę. Kampo pakanka tiekti, bet ne liestis.',
  'ui.help.figure.topmost': 'Pulti galima tik punktyru apvestas plyteles: aukščiausią kiekviename stulpelyje.',
  'ui.help.figure.square': 'Vežimas guli ant bendro keturių plytelių kampo ir jas sujungia.',
  ...guide,
};
