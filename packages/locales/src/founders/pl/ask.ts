import type { ask as en } from '../en/ask.ts';

export const ask: { readonly [K in keyof typeof en]: string } = {
  'founders.ask.draftTile': 'Weź jeden z kafli natury.',
  'founders.ask.layTiles': '{first} leży na polu {place}. Po której stronie kładziesz {secondAcc}?',
  'founders.ask.revealTile': 'Wybierz stos i odkryj jego wierzchni kafel.',
  'founders.ask.playToken': 'Zagraj żeton albo spasuj.',
  'founders.ask.addTile':
    '{only, select, yes {Dodaj właśnie odkryty kafel: {tile}} other {Dodaj kafel do swojego terytorium}}{bought, select, yes { (kupione w tej turze: {resource})} other {}}.',

  'founders.awaited.draftTile': '{you, select, yes {Wybierasz} other {{who} wybiera}} kafel natury.',
  'founders.awaited.layTiles': '{you, select, yes {Kładziesz} other {{who} kładzie}} dwa pierwsze kafle.',
  'founders.awaited.revealTile': '{you, select, yes {Odkrywasz} other {{who} odkrywa}} kafel.',
  'founders.awaited.playToken': '{you, select, yes {Decydujesz} other {{who} decyduje}}, czy zagrać żeton.',
  'founders.awaited.addTile': '{you, select, yes {Dodajesz} other {{who} dodaje}} kafel.',

  'founders.option.draftTile': '{tile}: {products}',
  'founders.option.side': '{side, select, up {U góry} right {Po prawej} down {U dołu} other {Po lewej}}',
  'founders.option.stack':
    '{stack, select, nature {Stos natury} village {Stos wsi} other {Stos miasta}} ({left, plural, one {# kafel} few {# kafle} many {# kafli} other {# kafla}}){full, select, yes {; pełny rząd trafi do pudełka} other {}}',
  'founders.option.pass': 'Nie zagrywaj żetonu',
  'founders.option.war': 'Wojna: zaatakuj {tileAcc} gracza {opponent}, pole {place}',
  'founders.option.coin': 'Moneta: kup {resourceAcc} od gracza {opponent} – {tile}, pole {place}',
  'founders.option.cart': 'Wóz: połącz cztery kafle od {from} do {to}',
  'founders.option.craftsmen': 'Rzemieślnicy: umieść {tokenAcc} na polu {place} – {tile}, 2 punkty',
  'founders.option.add': '{tile} ({terms}) na polu {place}',
  'founders.option.replace': '{tile} ({terms}) na polu {place} zamiast {oldGen}, −1 punkt',
  'founders.option.reveal': 'Nic nie pasuje: odkryj jeszcze jeden kafel natury',
  'founders.option.end': 'Nic nie pasuje: zakończ turę bez kafla',

  'founders.step.draftTile': 'wziąć kafel natury',
  'founders.step.layTiles': 'położyć dwa pierwsze kafle',
  'founders.step.revealTile': 'odkryć kafel',
  'founders.step.playToken': 'zagrać żeton albo spasować',
  'founders.step.addTile': 'dodać kafel',
};
