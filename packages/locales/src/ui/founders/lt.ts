import type { en } from './en.ts';

export const lt: { readonly [K in keyof typeof en]: string } = {
  'ui.founders.rows': 'Krūvelės ir eilės',
  'ui.founders.sixth': 'šešta plytelė ištuština eilę',
  'ui.founders.victory': 'Pergalės plytelės',
  'ui.founders.victoryLeft': 'liko {left} iš {all} · paskutinė baigia žaidimą',
  'ui.founders.family': '{family, select, nature {Gamta} village {Kaimas} city {Miestas} other {Pergalė}}',
  'ui.founders.inRow': '{count, plural, one {# eilėje} few {# eilėje} many {# eilėje} other {# eilėje}}',
  'ui.founders.stack':
    '{stack, select, nature {Gamtos krūvelė} village {Kaimo krūvelė} other {Miesto krūvelė}}: {left, plural, one {# plytelė} few {# plytelės} many {# plytelės} other {# plytelių}}',
  'ui.founders.tileFits':
    '{thing}; {places, plural, one {tinka # laukas} few {tinka # laukai} many {tinka # lauko} other {tinka # laukų}}',
  'ui.founders.tileDoesNotFit': '{thing}; dabar netinka',

  'ui.founders.territory': 'Teritorija',
  'ui.founders.cells': 'Teritorijos laukai',
  'ui.founders.yours': 'Jūsų teritorija',
  'ui.founders.theirs': 'Žaidėjo {who} teritorija',
  'ui.founders.you': 'Jūs',
  'ui.founders.backToYours': 'Atgal prie savosios',
  'ui.founders.backTo': 'Atgal prie žaidėjo {who}',
  'ui.founders.enlarge':
    '{name}: {tiles, plural, one {# plytelė} few {# plytelės} many {# plytelės} other {# plytelių}}{targets, plural, =0 {} one {, # taikinys} few {, # taikiniai} many {, # taikinio} other {, # taikinių}}. Rodyti padidintą',
  'ui.founders.targetsHere':
    '{targets, plural, one {# taikinys} few {# taikiniai} many {# taikinio} other {# taikinių}}',
  'ui.founders.emptyCell': 'Tuščias laukas {place}',
  'ui.founders.litCell': '{number}: {option}. Dabar čia: {thing}',
  'ui.founders.litOption': '{number}: {option}',
  'ui.founders.zoomIn': 'Priartinti',
  'ui.founders.zoomOut': 'Nutolinti',
  'ui.founders.fit': 'Rodyti visą teritoriją',
  'ui.founders.replaced':
    '{count, plural, one {# pakeista plytelė} few {# pakeistos plytelės} many {# pakeistos plytelės} other {# pakeistų plytelių}}',

  'ui.founders.tokens': 'Žetonai rankoje',
  'ui.founders.tokenHeld':
    '{token}{count, plural, =1 {} one {, # kartas} few {, # kartai} many {, # karto} other {, # kartų}}{fresh, select, yes {, gautas šį ėjimą} other {}}',

  'ui.founders.score': 'Taškai šiuo metu',
  'ui.founders.score.victory': 'Pergalės plytelės',
  'ui.founders.score.craftsmen': 'Amatininkai',
  'ui.founders.score.tokens': 'Žetonai',
  'ui.founders.score.replaced': 'Pakeistos plytelės',
  'ui.founders.score.total': 'Iš viso',
  'ui.founders.scoreLine':
    'pergalė {victory} · amatininkai {craftsmen} · {tokens, plural, one {# žetonas} few {# žetonai} many {# žetono} other {# žetonų}}{any, select, yes { · pakeistos {replaced}} other {}}',

  'ui.founders.step.reveal': 'Atvertimas',
  'ui.founders.step.token': 'Žetonas',
  'ui.founders.step.add': 'Plytelės pridėjimas',
  'ui.founders.revealHint': 'Ji bus padėta savo eilės gale.',
  'ui.founders.draftHint': 'Kiekvienas ima po dvi: tai pirmosios teritorijos plytelės.',
  'ui.founders.layHint': 'Stulpeliai svarbūs: karo žetonas tenka aukščiausiai stulpelio plytelei.',
  'ui.founders.tokenHint': 'Pasirinkite paryškintą vietą ir pamatysite, kas iš to išeitų.',
  'ui.founders.turnUp': 'Vis tiek atversti',
  'ui.founders.clears':
    'Eilė pilna: pirmiausia į dėžę {count, plural, one {keliautų # jos plytelė} few {keliautų # jos plytelės} many {keliautų # jos plytelės} other {keliautų # jos plytelių}}.',
  'ui.founders.take': 'Paimkite {tileAcc}.',
  'ui.founders.takeIt': 'Paimti',
  'ui.founders.pickToken': 'Pasirinkite savo žetoną ir pamatysite, kur jį galima panaudoti.',
  'ui.founders.playToken':
    '{kind, select, war {Pulkite {count, plural, =1 {paryškintą plytelę} one {vieną iš # paryškintos plytelės} few {vieną iš # paryškintų plytelių} many {vieną iš # paryškintos plytelės} other {vieną iš # paryškintų plytelių}}.} coin {Pirkite iš paryškintos plytelės: {count, plural, one {# galimybė} few {# galimybės} many {# galimybės} other {# galimybių}}.} cart {Sujunkite keturias plyteles aplink {count, plural, =1 {paryškintą kampą} one {vieną iš # paryškinto kampo} few {vieną iš # paryškintų kampų} many {vieną iš # paryškinto kampo} other {vieną iš # paryškintų kampų}}.} other {Padėkite {tokenAcc} ant {count, plural, =1 {paryškintos plytelės} one {vienos iš # paryškintos plytelės} few {vienos iš # paryškintų plytelių} many {vienos iš # paryškintos plytelės} other {vienos iš # paryškintų plytelių}}.}}',
  'ui.founders.playHere': 'Panaudoti čia',
  'ui.founders.anotherToken': 'Kitas žetonas',
  'ui.founders.pickTile':
    '{count, plural, one {Tinka # plytelių rūšis} few {Tinka # plytelių rūšys} many {Tinka # plytelių rūšies} other {Tinka # plytelių rūšių}}: pasirinkite vieną.',
  'ui.founders.place':
    '{count, plural, =1 {Padėkite {tileAcc} į paryškintą lauką.} one {Padėkite {tileAcc} į vieną iš # paryškinto lauko.} few {Padėkite {tileAcc} į vieną iš # paryškintų laukų.} many {Padėkite {tileAcc} į vieną iš # paryškinto lauko.} other {Padėkite {tileAcc} į vieną iš # paryškintų laukų.}}',
  'ui.founders.placeHere': 'Dėti čia',
  'ui.founders.replaceHere': 'Pakeisti čia',
  'ui.founders.anotherTile': 'Kita plytelė',
  'ui.founders.needs': 'Reikia {costGen}; kiekvieną resursą tiekia vis kita gretima plytelė.',
  'ui.founders.here': 'Čia: {supply}.',
  'ui.founders.hereFree': 'Jai nieko nereikia.',
  'ui.founders.hereReplaced': 'Vietoj {oldGen}: −1 taškas.',
  'ui.founders.panel': 'Pasirinkta plytelė arba taškai',
  'ui.founders.herePoints': '{points, plural, one {# taškas} few {# taškai} many {# taško} other {# taškų}}.',
  'ui.founders.hereToken': 'Duoda {tokenAcc}.',
  'ui.founders.supply.direct': '{resource} iš {tileGen}',
  'ui.founders.supply.cart': '{resource} iš {tileGen} vežimu',
  'ui.founders.supply.bought': '{resource} (už monetą)',
  'ui.founders.wayCart': '{tile} · vežimas',
  'ui.founders.wayBought': 'už monetą',
  'ui.founders.wayReplaces': 'vietoj {oldGen}, −1',
};
