import type { ask as en } from '../en/ask.ts';

export const ask: { readonly [K in keyof typeof en]: string } = {
  'founders.ask.draftTile': 'Paimkite vieną gamtos plytelę.',
  'founders.ask.layTiles': '{first} guli lauke {place}. Kurioje pusėje dėsite {secondAcc}?',
  'founders.ask.revealTile': 'Pasirinkite krūvelę ir atverskite jos viršutinę plytelę.',
  'founders.ask.playToken': 'Panaudokite žetoną arba praleiskite.',
  'founders.ask.addTile':
    '{only, select, yes {Pridėkite ką tik atverstą plytelę: {tile}} other {Pridėkite plytelę prie savo teritorijos}}{bought, select, yes { (šį ėjimą pirkta: {resource})} other {}}.',

  'founders.awaited.draftTile': '{you, select, yes {Renkatės} other {{who} renkasi}} gamtos plytelę.',
  'founders.awaited.layTiles': '{you, select, yes {Dedate} other {{who} deda}} pirmąsias dvi plyteles.',
  'founders.awaited.revealTile': '{you, select, yes {Atverčiate} other {{who} atverčia}} plytelę.',
  'founders.awaited.playToken': '{you, select, yes {Sprendžiate} other {{who} sprendžia}}, ar panaudoti žetoną.',
  'founders.awaited.addTile': '{you, select, yes {Pridedate} other {{who} prideda}} plytelę.',

  'founders.option.draftTile': '{tile}: {products}',
  'founders.option.side': '{side, select, up {Viršuje} right {Dešinėje} down {Apačioje} other {Kairėje}}',
  'founders.option.stack':
    '{stack, select, nature {Gamtos krūvelė} village {Kaimo krūvelė} other {Miesto krūvelė}} ({left, plural, one {# plytelė} few {# plytelės} many {# plytelės} other {# plytelių}}){full, select, yes {; pilna eilė keliaus į dėžę} other {}}',
  'founders.option.pass': 'Nenaudoti žetono',
  'founders.option.war': 'Karas: pulti žaidėjo {opponent} {tileAcc} lauke {place}',
  'founders.option.coin': 'Moneta: pirkti {resourceAcc} iš žaidėjo {opponent} {tileGen}, laukas {place}',
  'founders.option.cart': 'Vežimas: sujungti keturias plyteles nuo {from} iki {to}',
  'founders.option.craftsmen': 'Amatininkai: dėti {tokenAcc} ant {tileGen} lauke {place}, 2 taškai',
  'founders.option.add': '{tile} ({terms}) lauke {place}',
  'founders.option.replace': '{tile} ({terms}) lauke {place} vietoj {oldGen}, −1 taškas',
  'founders.option.reveal': 'Niekas netinka: atversti dar vieną gamtos plytelę',
  'founders.option.end': 'Niekas netinka: baigti ėjimą be plytelės',

  'founders.step.draftTile': 'paimti gamtos plytelę',
  'founders.step.layTiles': 'padėti pirmąsias dvi plyteles',
  'founders.step.revealTile': 'atversti plytelę',
  'founders.step.playToken': 'panaudoti žetoną arba praleisti',
  'founders.step.addTile': 'pridėti plytelę',
};
