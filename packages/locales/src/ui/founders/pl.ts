import type { en } from './en.ts';

export const pl: { readonly [K in keyof typeof en]: string } = {
  'ui.founders.rows': 'Stosy i rzędy',
  'ui.founders.sixth': 'szósty kafel opróżnia rząd',
  'ui.founders.victory': 'Kafle zwycięstwa',
  'ui.founders.victoryLeft': 'zostało {left} z {all} · ostatni kończy grę',
  'ui.founders.family': '{family, select, nature {Natura} village {Wieś} city {Miasto} other {Zwycięstwo}}',
  'ui.founders.inRow': '{count, plural, one {# w rzędzie} few {# w rzędzie} many {# w rzędzie} other {# w rzędzie}}',
  'ui.founders.stack':
    '{stack, select, nature {Stos natury} village {Stos wsi} other {Stos miasta}}: {left, plural, one {# kafel} few {# kafle} many {# kafli} other {# kafla}}',
  'ui.founders.tileFits': '{thing}; pasuje na {places, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
  'ui.founders.tileDoesNotFit': '{thing}; teraz nie pasuje',

  'ui.founders.territory': 'Terytorium',
  'ui.founders.cells': 'Pola terytorium',
  'ui.founders.yours': 'Twoje terytorium',
  'ui.founders.theirs': 'Terytorium gracza {who}',
  'ui.founders.you': 'Ty',
  'ui.founders.backToYours': 'Wróć do swojego',
  'ui.founders.backTo': 'Wróć do gracza {who}',
  'ui.founders.enlarge':
    '{name}: {tiles, plural, one {# kafel} few {# kafle} many {# kafli} other {# kafla}}{targets, plural, =0 {} one {, # cel} few {, # cele} many {, # celów} other {, # celu}}. Pokaż w powiększeniu',
  'ui.founders.targetsHere': '{targets, plural, one {# cel} few {# cele} many {# celów} other {# celu}}',
  'ui.founders.emptyCell': 'Puste pole {place}',
  'ui.founders.litCell': '{number}: {option}. Teraz leży tu: {thing}',
  'ui.founders.litOption': '{number}: {option}',
  'ui.founders.zoomIn': 'Powiększ',
  'ui.founders.zoomOut': 'Pomniejsz',
  'ui.founders.fit': 'Pokaż całe terytorium',
  'ui.founders.replaced':
    '{count, plural, one {# zastąpiony kafel} few {# zastąpione kafle} many {# zastąpionych kafli} other {# zastąpionego kafla}}',

  'ui.founders.tokens': 'Żetony w ręce',
  'ui.founders.tokenHeld':
    '{token}{count, plural, =1 {} one {, # raz} few {, # razy} many {, # razy} other {, # raza}}{fresh, select, yes {, otrzymany w tej turze} other {}}',

  'ui.founders.score': 'Punkty w tej chwili',
  'ui.founders.score.victory': 'Kafle zwycięstwa',
  'ui.founders.score.craftsmen': 'Rzemieślnicy',
  'ui.founders.score.tokens': 'Żetony',
  'ui.founders.score.replaced': 'Zastąpione kafle',
  'ui.founders.score.total': 'Razem',
  'ui.founders.scoreLine':
    'zwycięstwo {victory} · rzemieślnicy {craftsmen} · {tokens, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}{any, select, yes { · zastąpione {replaced}} other {}}',

  'ui.founders.step.reveal': 'Odkrycie',
  'ui.founders.step.token': 'Żeton',
  'ui.founders.step.add': 'Dodanie kafla',
  'ui.founders.revealHint': 'Trafi na koniec swojego rzędu.',
  'ui.founders.draftHint': 'Każdy bierze dwa: to pierwsze kafle terytorium.',
  'ui.founders.layHint': 'Kolumny są ważne: żeton wojny trafia w najwyższy kafel kolumny.',
  'ui.founders.tokenHint': 'Wskaż podświetlone miejsce, aby zobaczyć, co z tego wyniknie.',
  'ui.founders.turnUp': 'Mimo to odkryj',
  'ui.founders.clears':
    'Rząd jest pełny: {count, plural, one {najpierw # kafel trafi do pudełka} few {najpierw # kafle trafią do pudełka} many {najpierw # kafli trafi do pudełka} other {najpierw # kafla trafi do pudełka}}.',
  'ui.founders.take': 'Weź {tileAcc}.',
  'ui.founders.takeIt': 'Weź',
  'ui.founders.pickToken': 'Wybierz swój żeton, aby zobaczyć, gdzie można go zagrać.',
  'ui.founders.playToken':
    '{kind, select, war {Zaatakuj {count, plural, one {podświetlony kafel} few {jeden z # podświetlonych kafli} many {jeden z # podświetlonych kafli} other {jeden z # podświetlonego kafla}}.} coin {Kup z podświetlonego kafla: {count, plural, one {# możliwość} few {# możliwości} many {# możliwości} other {# możliwości}}.} cart {Połącz cztery kafle wokół {count, plural, one {podświetlonego rogu} few {jednego z # podświetlonych rogów} many {jednego z # podświetlonych rogów} other {jednego z # podświetlonego rogu}}.} other {Umieść {tokenAcc} na {count, plural, one {podświetlonym kaflu} few {jednym z # podświetlonych kafli} many {jednym z # podświetlonych kafli} other {jednym z # podświetlonego kafla}}.}}',
  'ui.founders.playHere': 'Zagraj tutaj',
  'ui.founders.anotherToken': 'Inny żeton',
  'ui.founders.pickTile':
    '{count, plural, one {Pasuje # rodzaj kafli} few {Pasują # rodzaje kafli} many {Pasuje # rodzajów kafli} other {Pasuje # rodzaju kafli}}: wybierz jeden.',
  'ui.founders.place':
    '{count, plural, one {Połóż {tileAcc} na podświetlonym polu.} few {Połóż {tileAcc} na jednym z # podświetlonych pól.} many {Połóż {tileAcc} na jednym z # podświetlonych pól.} other {Połóż {tileAcc} na jednym z # podświetlonego pola.}}',
  'ui.founders.placeHere': 'Połóż tutaj',
  'ui.founders.replaceHere': 'Zastąp tutaj',
  'ui.founders.anotherTile': 'Inny kafel',
  'ui.founders.needs': 'Wymaga {costGen}, każdy zasób z innego sąsiedniego kafla.',
  'ui.founders.here': 'Tutaj: {supply}.',
  'ui.founders.hereFree': 'Niczego nie wymaga.',
  'ui.founders.hereReplaced': 'Zamiast {oldGen}: −1 punkt.',
  'ui.founders.panel': 'Wybrany kafel albo punkty',
  'ui.founders.herePoints': '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'ui.founders.hereToken': 'Daje {tokenAcc}.',
  'ui.founders.supply.direct': '{resource} ({tile})',
  'ui.founders.supply.cart': '{resource} ({tile}, wozem)',
  'ui.founders.supply.bought': '{resource} (za monetę)',
  'ui.founders.wayCart': '{tile} · wóz',
  'ui.founders.wayBought': 'za monetę',
  'ui.founders.wayReplaces': 'zamiast {oldGen}, −1',
};
