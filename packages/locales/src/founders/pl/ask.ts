import type { ask as en } from '../en/ask.ts';

export const ask: { readonly [K in keyof typeof en]: string } = {
  'founders.ask.draftTile': 'Weź jeden z kafelków natury.',
  'founders.ask.layTiles': '{first} leży na polu {place}. Po której stronie kładziesz {secondAcc}?',
  'founders.ask.revealTile': 'Wybierz stos i odkryj jego wierzchni kafelek.',
  'founders.ask.playToken': 'Zagraj żeton albo spasuj.',
  'founders.ask.addTile':
    '{only, select, yes {Dodaj właśnie odkryty kafelek: {tile}} other {Dodaj kafelek do swojego terytorium}}{bought, select, yes { (kupione w tej turze: {resource})} other {}}.',

  'founders.awaited.draftTile': '{you, select, yes {Wybierasz} other {{who} wybiera}} kafelek natury.',
  'founders.awaited.layTiles': '{you, select, yes {Kładziesz} other {{who} kładzie}} dwa pierwsze kafelki.',
  'founders.awaited.revealTile': '{you, select, yes {Odkrywasz} other {{who} odkrywa}} kafelek.',
  'founders.awaited.playToken': '{you, select, yes {Decydujesz} other {{who} decyduje}}, czy zagrać żeton.',
  'founders.awaited.addTile': '{you, select, yes {Dodajesz} other {{who} dodaje}} kafelek.',

  'founders.option.draftTile': '{tile}: {products}',
  'founders.option.side': '{side, select, up {U góry} right {Po prawej} down {U dołu} other {Po lewej}}',
  'founders.option.stack':
    '{stack, select, nature {Stos natury} village {Stos wioski} other {Stos miasta}} ({left, plural, one {# kafelek} few {# kafelki} many {# kafelków} other {# kafelka}}){full, select, yes {; pełny rząd trafi do pudełka} other {}}',
  'founders.option.pass': 'Nie zagrywaj żetonu',
  'founders.option.war': 'Wojna: zaatakuj {tileAcc} gracza {opponent}, pole {place}',
  'founders.option.coin': 'Moneta: kup {resourceAcc} od gracza {opponent} – {tile}, pole {place}',
  'founders.option.cart': 'Wóz: połącz cztery kafelki od {from} do {to}',
  'founders.option.craftsmen': 'Rzemieślnicy: umieść {tokenAcc} na polu {place} – {tile}, 2 punkty',
  'founders.option.add': '{tile} ({terms}) na polu {place}',
  'founders.option.replace': '{tile} ({terms}) na polu {place} zamiast {oldGen}, −1 punkt',
  'founders.option.reveal': 'Nic nie pasuje: odkryj jeszcze jeden kafelek natury',
  'founders.option.end': 'Nic nie pasuje: zakończ turę bez kafelka',

  'founders.step.draftTile': 'wziąć kafelek natury',
  'founders.step.layTiles': 'położyć dwa pierwsze kafelki',
  'founders.step.revealTile': 'odkryć kafelek',
  'founders.step.playToken': 'zagrać żeton albo spasować',
  'founders.step.addTile': 'dodać kafelek',
};
