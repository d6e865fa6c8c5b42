import type { log as en } from '../en/log.ts';

export const log: { readonly [K in keyof typeof en]: string } = {
  'founders.place': '({x}, {y})',

  'founders.log.startingPlayer': '{you, select, yes {Žaidimą pradedate jūs} other {Žaidimą pradeda {who}}}.',
  'founders.log.victoryTilesTurnedUp': 'Atverstos pergalės plytelės: {tiles}.',
  'founders.log.natureTilesTurnedUp': 'Gamtos plytelės, iš kurių renkamasi: {tiles}.',
  'founders.log.tileDrafted': '{you, select, yes {Imate} other {{who} ima}} {tileAcc}.',
  'founders.log.tilesLaid':
    '{you, select, yes {Dedate} other {{who} deda}} {firstAcc} ir {secondAcc}: antroji plytelė yra {side, select, up {virš pirmosios} right {pirmosios dešinėje} down {po pirmąja} other {pirmosios kairėje}}.',
  'founders.log.rowsOpened': 'Eilės paruoštos. Gamta: {nature}. Kaimas: {village}. Miestas: {city}.',
  'founders.log.turnBegins': '{turn} ėjimas: {you, select, yes {žaidžiate jūs} other {{who}}}',
  'founders.log.rowCleared': 'Pilna {family} eilė keliauja į dėžę: {tiles}.',
  'founders.log.tileRevealed': '{you, select, yes {Atverčiate} other {{who} atverčia}} {tileAcc}.',
  'founders.log.warPlayed':
    '{you, select, yes {Puolate} other {{who} puola}} {theirs, select, yes {jūsų} other {žaidėjo {opponent}}} {tileAcc} lauke {place}.',
  'founders.log.coinPlayed':
    '{you, select, yes {Dedate monetą ant žaidėjo {opponent} {tileGen}, laukas {place}, ir perkate {resourceAcc}.} other {{who} deda monetą ant {theirs, select, yes {jūsų} other {žaidėjo {opponent}}} {tileGen}, laukas {place}, ir perka {resourceAcc}.}}',
  'founders.log.cartPlayed':
    '{you, select, yes {Sujungiate} other {{who} sujungia}} vežimu keturias plyteles nuo {from} iki {to}.',
  'founders.log.craftsmenPlayed':
    '{you, select, yes {Dedate} other {{who} deda}} {tokenAcc} ant {tileGen} lauke {place}: 2 taškai.',
  'founders.log.tileAdded':
    '{you, select, yes {Pridedate} other {{who} prideda}} {tileAcc} lauke {place}{how, select, replace { vietoj {oldGen} (−1 taškas)} other {}}{supplied, select, yes {: {supply}} other {}}.',
  'founders.log.tokenReceived': '{you, select, yes {Gaunate} other {{who} gauna}} {tokenAcc}.',
  'founders.log.tokensBoxed': 'Į dėžę: {tokens}.',
  'founders.log.coinsTaken':
    '{you, select, yes {Pasiimate} other {{who} pasiima}} {coins, plural, one {# monetą} few {# monetas} many {# monetos} other {# monetų}} nuo savo plytelių.',
  'founders.log.noTileAdded': '{you, select, yes {Nepridedate} other {{who} neprideda}} plytelės: nė viena netinka.',
  'founders.log.resigned': '{you, select, yes {Pasiduodate} other {{who} pasiduoda}}.',
  'founders.log.endFixed': 'Žaidimas baigiasi kartu su šiuo ratu: {reason}.',
  'founders.log.gameEnded':
    'Žaidimas baigtas: {reason}. {shared, select, yes {Bendra pergalė} other {Pergalė}}: {winners}.',

  'founders.supply.direct': '{resource} iš lauko {from}',
  'founders.supply.cart': '{resource} iš lauko {producer} vežimu per {from}',
  'founders.supply.bought': '{resource} už monetą',

  'founders.reason.victoryTiles': 'ant stalo nebeliko pergalės plytelių',
  'founders.reason.stacks': 'visos trys krūvelės tuščios',
  'founders.reason.noMorePoints': 'niekas nebegali gauti taškų',
  'founders.reason.cityStack': 'miesto krūvelė tuščia',
  'founders.reason.agreed': 'žaidėjai sutarė jį baigti',
  'founders.reason.resignation': 'visi kiti pasidavė',
};
