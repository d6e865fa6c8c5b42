import type { en } from './en.ts';

export const pl: { readonly [K in keyof typeof en]: string } = {
  'ui.civilization.squares': 'Pola mapy',
  'ui.civilization.unexploredTile': 'Niezbadany kafelek mapy',
  'ui.civilization.unexplored': 'Niezbadany kafelek mapy, od {from} do {to}',
  'ui.civilization.litSquare': '{thing}. Do wyboru: {option}',
  'ui.civilization.litSquares':
    '{thing}. Tutaj {count, plural, one {# możliwość} few {# możliwości} many {# możliwości} other {# możliwości}}',
  'ui.civilization.moreChoices':
    '{count, plural, one {i jeszcze # możliwość} few {i jeszcze # możliwości} many {i jeszcze # możliwości} other {i jeszcze # możliwości}}',
  'ui.civilization.lightHint':
    '{count, plural, one {Na mapie podświetlono # miejsce: tam je wybierz.} few {Na mapie podświetlono # miejsca: tam wybierz jedno z nich.} many {Na mapie podświetlono # miejsc: tam wybierz jedno z nich.} other {Na mapie podświetlono # miejsca: tam wybierz jedno z nich.}}',
  'ui.civilization.zoomIn': 'Powiększ',
  'ui.civilization.zoomOut': 'Pomniejsz',
  'ui.civilization.fit': 'Pokaż całą mapę',
  'ui.civilization.follow': 'Pokaż część, o którą teraz chodzi',
  'ui.civilization.back': 'Inne miejsca',
  'ui.civilization.search': 'Szukaj wśród możliwości',
  'ui.civilization.noneFound': 'Żadna możliwość nie zawiera tych słów.',

  'ui.civilization.level': 'Poziom {level}',
  'ui.civilization.offerAll': 'Oferty dla wszystkich',
  'ui.civilization.offerTo': 'Oferty – {who}',
  'ui.civilization.group.government': 'Ustroje',
  'ui.civilization.group.person': 'Wielcy ludzie',
  'ui.civilization.group.wonder': 'Cuda świata',
  'ui.civilization.group.cards': 'Wydarzenia i zdolności',
  'ui.civilization.group.produce': 'Produkcja',
  'ui.civilization.group.arts': 'Sztuka',
  'ui.civilization.group.harvest': 'Zebranie surowca',
  'ui.civilization.group.other': 'Oprócz tego',
  'ui.civilization.devote': 'Poświęć',
  'ui.civilization.why': 'Dlaczego?',
  'ui.civilization.notNow': 'Nie teraz',
  'ui.civilization.fewer': 'Mniej',

  'ui.civilization.phases': 'Fazy tury',
  'ui.civilization.lookAt': '{who}: pokaż wszystko',
  'ui.civilization.first': '1.',
  'ui.civilization.you': 'Ty',
  'ui.civilization.resources': 'Surowce i znaczniki',
  'ui.civilization.levelFrom': 'poziom {level} od {n}',
  'ui.civilization.keeps':
    '{n, plural, =0 {nic nie zatrzymuje} one {zatrzymuje # punkt} few {zatrzymuje # punkty} many {zatrzymuje # punktów} other {zatrzymuje # punktu}}',
  'ui.civilization.nextSpace': 'Następne pole, koszt: {cost} ({gift})',
  'ui.civilization.space':
    'Pole {n}{kind, select, greatPerson {: wielki człowiek} victory {: zwycięstwo} other {: wydarzenie}}',
  'ui.civilization.inDeck': 'W talii: {n}',
  'ui.civilization.rank': 'ranga {rank}',

  'ui.civilization.strengthNow': 'Siła w tej chwili: {n}',
  'ui.civilization.bonus': 'premia bitewna {n}',
  'ui.civilization.inHand': 'na ręce: {n}',
  'ui.civilization.killed': 'zabite: {n}',
  'ui.civilization.finished': 'koniec',
  'ui.civilization.battleTurn': 'tura bitwy',
  'ui.civilization.newFront': 'Nowy front',
  'ui.civilization.attackFront': 'Front {n}: {enemy}',
  'ui.civilization.noUnit': 'brak jednostki',
};
