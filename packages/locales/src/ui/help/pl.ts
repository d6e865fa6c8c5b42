import type { en } from './en.ts';
import { guide } from './pl/guide.ts';

export const pl: { readonly [K in keyof typeof en]: string } = {
  'ui.help.rules': 'Zasady',
  'ui.help.wide': 'Jako strona',
  'ui.help.narrow': 'Obok stołu',
  'ui.help.loading': 'Wczytywanie zasad…',
  'ui.help.none': 'Nie ma tu zasad tej gry.',
  'ui.help.search': 'Szukaj w zasadach',
  'ui.help.searchIn':
    'Szukaj: {rules, plural, one {# zasada} few {# zasady} many {# zasad} other {# zasady}} i {rulings, plural, one {# rozstrzygnięcie} few {# rozstrzygnięcia} many {# rozstrzygnięć} other {# rozstrzygnięcia}}',
  'ui.help.results': 'Znalezione zasady',
  'ui.help.found':
    '{count, plural, =0 {Nic nie znaleziono: spróbuj innego słowa albo numeru zasady.} one {# zasada} few {# zasady} many {# zasad} other {# zasady}}',
  'ui.help.first': 'Widać pierwsze {shown}; kolejne słowo zawęzi wyniki.',
  'ui.help.onlyPassages': 'Nie ma takiej zasady, ale są inne wzmianki',
  'ui.help.passages': 'W innych miejscach zasad',
  'ui.help.back': 'Wstecz',
  'ui.help.onlyEnglish':
    'Zasady gry „{game}” są na razie po angielsku. Przy stole wszystko jest w twoim języku, łącznie z powodami odmowy.',
  'ui.help.unknown': 'W zasadach nie ma numeru {number}.',
  'ui.help.notHere': 'To niemożliwe',
  'ui.help.place': 'Miejsce w zasadach',
  'ui.help.contents': 'Spis treści',
  'ui.help.rule': 'Zasada',
  'ui.help.toRule': 'Zasada {number}',
  'ui.help.superseded': 'Już nie obowiązuje; zastąpiona przez',
  'ui.help.related': 'Zasady powiązane',
  'ui.help.around': 'Zasady sąsiednie',
  'ui.help.figure.sides':
    'Nowy kafel musi przylegać bokiem do co najmniej jednego kafla: przy stykaniu liczą się te cztery pola.',
  'ui.help.figure.around':
    'Przy dostarczaniu zasobów liczy się wszystkie osiem pól wokół nowego kafla. Róg wystarcza do dostarczenia, ale nie do zetknięcia.',
  'ui.help.figure.topmost': 'Zaatakować można tylko kafle z przerywaną obwódką: najwyższy w każdej kolumnie.',
  'ui.help.figure.square': 'Wóz leży na wspólnym rogu czterech kafli i je łączy.',
  ...guide,
};
