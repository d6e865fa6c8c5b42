import type { table as en } from '../en/table.ts';

export const table: { readonly [K in keyof typeof en]: string } = {
  'founders.or': '{first} arba {second}',
  'founders.none': 'Nėra.',

  'founders.describe.nature': '{tile}: gamina {productsAcc}',
  'founders.describe.village': '{tile}: reikia {costGen}; gamina {productsAcc}',
  'founders.describe.city': '{tile}: reikia {costGen}; gamina {productsAcc}; duoda {tokenAcc}',
  'founders.describe.victory':
    '{tile}: reikia {costGen}; {points, plural, one {# taškas} few {# taškai} many {# taško} other {# taškų}}',

  'founders.table.game': 'Žaidimas',
  'founders.table.turn':
    '{turn, plural, =0 {Pasirengimas} one {# ėjimas} few {# ėjimas} many {# ėjimas} other {# ėjimas}}',
  'founders.table.bought': 'Šį ėjimą pirkta: {resource}.',
  'founders.table.only': 'Dabar reikia pridėti: {tile}.',
  'founders.table.variant': 'Variantas: {variant}.',
  'founders.table.rows': 'Krūvelės ir eilės',
  'founders.table.row':
    '{stack, select, nature {Gamta} village {Kaimas} other {Miestas}}: {left, plural, =0 {krūvelė tuščia} one {# plytelė krūvelėje} few {# plytelės krūvelėje} many {# plytelės krūvelėje} other {# plytelių krūvelėje}}, {row, plural, =0 {eilė tuščia} one {# plytelė eilėje} few {# plytelės eilėje} many {# plytelės eilėje} other {# plytelių eilėje}}',
  'founders.table.victory': 'Pergalės plytelės ant stalo: {count}',
  'founders.table.piles': 'Žetonai krūvelėse',
  'founders.table.pile': '{token}: {count}',
  'founders.table.territory':
    '{you, select, yes {Jūsų teritorija} other {Žaidėjo {who} teritorija}}: {points, plural, one {# taškas} few {# taškai} many {# taško} other {# taškų}}',
  'founders.table.score': 'Taškai šiuo metu',
  'founders.table.score.victory':
    'Pergalės plytelės: {points, plural, one {# taškas} few {# taškai} many {# taško} other {# taškų}} ({count, plural, one {# plytelė} few {# plytelės} many {# plytelės} other {# plytelių}})',
  'founders.table.score.craftsmen':
    'Amatininkai: {points, plural, one {# taškas} few {# taškai} many {# taško} other {# taškų}}',
  'founders.table.score.tokens':
    'Žetonai: {points, plural, one {# taškas} few {# taškai} many {# taško} other {# taškų}}',
  'founders.table.score.replaced':
    'Pakeistos plytelės: {points, plural, one {# taškas} few {# taškai} many {# taško} other {# taškų}}',
  'founders.table.score.total':
    'Iš viso: {points, plural, one {# taškas} few {# taškai} many {# taško} other {# taškų}}',
  'founders.table.hand': 'Žetonai rankoje: {count}',
  'founders.table.hand.token': '{token}{fresh, select, yes { (gautas šį ėjimą)} other {}}',
  'founders.table.hand.craftsmen': '{token}: {resource}{fresh, select, yes { (gautas šį ėjimą)} other {}}',
  'founders.table.drafted': 'Paimtos, dar nepadėtos gamtos plytelės',
  'founders.table.tiles': 'Plytelės, nuo viršutinės eilės žemyn ir iš kairės į dešinę: {count}',
  'founders.table.cell': '{place} {tile}: {facts}',
  'founders.table.carts': 'Vežimai: {count}',
  'founders.table.cart': 'Vežimas jungia plyteles nuo {from} iki {to}: tinklas {number}',
  'founders.table.replaced': 'Pakeistos plytelės: {count}',
  'founders.table.box': 'Pašalinta iš žaidimo',
  'founders.table.box.tiles': 'Plytelės: {tiles}',
  'founders.table.box.tokens': 'Žetonai: {tokens}',
  'founders.table.counted':
    '{count, plural, =1 {{thing}} one {# × {thing}} few {# × {thing}} many {# × {thing}} other {# × {thing}}}',

  'founders.fact.produces': 'gamina {productsAcc}',
  'founders.fact.points': '{points, plural, one {# taškas} few {# taškai} many {# taško} other {# taškų}}',
  'founders.fact.war': 'karo žetonas: nieko negamina ir neduoda taškų',
  'founders.fact.coin': 'ant jos guli moneta: nieko negamina',
  'founders.fact.craftsmen': '{token}: 2 taškai, nieko negamina',
  'founders.fact.craftsmenLost': '{token} po karo žetonu',
  'founders.fact.network': 'vežimų tinklas {number}',

  'founders.card.family':
    '{family, select, nature {Gamtos plytelė} village {Kaimo plytelė} city {Miesto plytelė} other {Pergalės plytelė}}; žaidime {copies, plural, one {# vienetas} few {# vienetai} many {# vieneto} other {# vienetų}}',
  'founders.card.free': 'Nieko nekainuoja ir tinka šalia bet kurios plytelės.',
  'founders.card.cost': 'Reikia {costGen}; kiekvieną resursą tiekia vis kita gretima plytelė.',
  'founders.card.produces': 'Gamina {productsAcc}.',
  'founders.card.oneOfTwo': 'Per ėjimą tiekia tik vieną iš šių dviejų resursų.',
  'founders.card.token': 'Kas ją prideda, gauna {tokenAcc}.',
  'founders.card.points':
    'Žaidimo pabaigoje duoda {points, plural, one {# tašką} few {# taškus} many {# taško} other {# taškų}}, jei ant jos neguli karo žetonas.',
  'founders.card.war':
    'Dedamas ant aukščiausios stulpelio plytelės priešininko teritorijoje: ji nebegamina ir nebeduoda taškų.',
  'founders.card.coin':
    'Dedamas ant gaminančios priešininko plytelės: šiam ėjimui nuperkama tai, ką ji gamina. Moneta paskui lieka plytelės savininkui.',
  'founders.card.cart':
    'Dedamas ant keturių savo plytelių, sudarančių kvadratą: kiekviena jų gali tiekti tai, ką gamina bet kuri iš jų.',
  'founders.card.craftsmen':
    'Dedamas ant savo kaimo plytelės, gaminančios pavaizduotą prekę: ji nebegamina, o žetonas duoda 2 taškus.',
  'founders.card.face': 'Tinka ant plytelės, kuri gamina {resourceAcc}.',
  'founders.card.unplayed': 'Nepanaudotas žaidimo pabaigoje duoda 1 tašką.',
  'founders.card.rules': 'Taisyklės',

  'founders.result.ending': 'Žaidimas baigtas: {reason}.',
  'founders.result.line':
    '{who}: {points, plural, one {# taškas} few {# taškai} many {# taško} other {# taškų}} (pergalės plytelės {victory}, amatininkai {craftsmen}, žetonai {tokens}, pakeistos plytelės {replaced}; {count, plural, one {# pergalės plytelė} few {# pergalės plytelės} many {# pergalės plytelės} other {# pergalės plytelių}})',

  'founders.figure.points': 'Taškai',
  'founders.figure.victoryTiles': 'Pergalės plytelės',
  'founders.figure.tokens': 'Žetonai rankoje',
  'founders.figure.tiles': 'Plytelės teritorijoje',
  'founders.figure.replaced': 'Pakeistos plytelės',

  'founders.setup.finishRound': 'Ratas žaidžiamas iki galo',
  'founders.setup.cityStackEnds': 'Trumpesnis žaidimas: baigiasi ir tada, kai miesto krūvelė tuščia',
  'founders.setup.value': '{on, select, yes {Taip} other {Ne}}',
};
