import type { log as en } from '../en/log.ts';

export const log: { readonly [K in keyof typeof en]: string } = {
  'founders.place': '({x}, {y})',

  'founders.log.startingPlayer': '{you, select, yes {Grę zaczynasz ty} other {Grę zaczyna {who}}}.',
  'founders.log.victoryTilesTurnedUp': 'Odkryte kafle zwycięstwa: {tiles}.',
  'founders.log.natureTilesTurnedUp': 'Kafle natury do wyboru: {tiles}.',
  'founders.log.tileDrafted': '{you, select, yes {Bierzesz} other {{who} bierze}} {tileAcc}.',
  'founders.log.tilesLaid':
    '{you, select, yes {Kładziesz} other {{who} kładzie}} {firstAcc} i {secondAcc}: drugi kafel leży {side, select, up {nad pierwszym} right {na prawo od pierwszego} down {pod pierwszym} other {na lewo od pierwszego}}.',
  'founders.log.rowsOpened': 'Rzędy są gotowe. Natura: {nature}. Wieś: {village}. Miasto: {city}.',
  'founders.log.turnBegins': 'Tura {turn}: {you, select, yes {grasz ty} other {{who}}}',
  'founders.log.rowCleared': 'Rząd {family} jest pełny i trafia do pudełka: {tiles}.',
  'founders.log.tileRevealed': '{you, select, yes {Odkrywasz} other {{who} odkrywa}} {tileAcc}.',
  'founders.log.warPlayed':
    '{you, select, yes {Atakujesz} other {{who} atakuje}} {theirs, select, yes {{tileAcc} na twoim terytorium} other {{tileAcc} gracza {opponent}}}, pole {place}.',
  'founders.log.coinPlayed':
    '{you, select, yes {Zagrywasz monetę na {tileAcc} gracza {opponent}, pole {place}, i kupujesz {resourceAcc}.} other {{who} zagrywa monetę na {tileAcc} {theirs, select, yes {na twoim terytorium} other {gracza {opponent}}}, pole {place}, i kupuje {resourceAcc}.}}',
  'founders.log.cartPlayed': '{you, select, yes {Łączysz} other {{who} łączy}} wozem cztery kafle od {from} do {to}.',
  'founders.log.craftsmenPlayed':
    '{you, select, yes {Umieszczasz} other {{who} umieszcza}} {tokenAcc} na polu {place}: {tile}, 2 punkty.',
  'founders.log.tileAdded':
    '{you, select, yes {Dodajesz} other {{who} dodaje}} {tileAcc} na polu {place}{how, select, replace { zamiast {oldGen} (−1 punkt)} other {}}{supplied, select, yes {: {supply}} other {}}.',
  'founders.log.tokenReceived': '{you, select, yes {Otrzymujesz} other {{who} otrzymuje}} {tokenAcc}.',
  'founders.log.tokensBoxed': 'Do pudełka: {tokens}.',
  'founders.log.coinsTaken':
    '{you, select, yes {Zabierasz} other {{who} zabiera}} {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}} ze swoich kafli.',
  'founders.log.noTileAdded': '{you, select, yes {Nie dodajesz} other {{who} nie dodaje}} kafla: żaden nie pasuje.',
  'founders.log.resigned': '{you, select, yes {Poddajesz} other {{who} poddaje}} grę.',
  'founders.log.endFixed': 'Gra kończy się wraz z tą rundą: {reason}.',
  'founders.log.gameEnded':
    'Koniec gry: {reason}. {shared, select, yes {Wspólne zwycięstwo} other {Zwycięstwo}}: {winners}.',

  'founders.supply.direct': '{resource} z pola {from}',
  'founders.supply.cart': '{resource} z pola {producer} wozem przez {from}',
  'founders.supply.bought': '{resource} za monetę',

  'founders.reason.victoryTiles': 'na stole nie ma już kafli zwycięstwa',
  'founders.reason.stacks': 'wszystkie trzy stosy są puste',
  'founders.reason.noMorePoints': 'nikt nie może już zdobyć punktów',
  'founders.reason.cityStack': 'stos miasta jest pusty',
  'founders.reason.agreed': 'gracze zgodzili się ją zakończyć',
  'founders.reason.resignation': 'wszyscy pozostali poddali grę',
};
