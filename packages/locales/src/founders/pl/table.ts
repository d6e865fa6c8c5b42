import type { table as en } from '../en/table.ts';

export const table: { readonly [K in keyof typeof en]: string } = {
  'founders.or': '{first} lub {second}',
  'founders.none': 'Brak.',

  'founders.describe.nature': '{tile}: produkuje {productsAcc}',
  'founders.describe.village': '{tile}: wymaga {costGen}; produkuje {productsAcc}',
  'founders.describe.city': '{tile}: wymaga {costGen}; produkuje {productsAcc}; daje {tokenAcc}',
  'founders.describe.victory':
    '{tile}: wymaga {costGen}; {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',

  'founders.table.game': 'Gra',
  'founders.table.turn':
    '{turn, plural, =0 {Przygotowanie gry} one {Tura #} few {Tura #} many {Tura #} other {Tura #}}',
  'founders.table.bought': 'Kupione w tej turze: {resource}.',
  'founders.table.only': 'Teraz do dodania: {tile}.',
  'founders.table.variant': 'Wariant: {variant}.',
  'founders.table.rows': 'Stosy i rzędy',
  'founders.table.row':
    '{stack, select, nature {Natura} village {Wieś} other {Miasto}}: {left, plural, =0 {stos jest pusty} one {# kafel w stosie} few {# kafle w stosie} many {# kafli w stosie} other {# kafla w stosie}}, {row, plural, =0 {rząd jest pusty} one {# kafel w rzędzie} few {# kafle w rzędzie} many {# kafli w rzędzie} other {# kafla w rzędzie}}',
  'founders.table.victory': 'Kafle zwycięstwa na stole: {count}',
  'founders.table.piles': 'Żetony w stosach',
  'founders.table.pile': '{token}: {count}',
  'founders.table.territory':
    '{you, select, yes {Twoje terytorium} other {Terytorium gracza {who}}}: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'founders.table.score': 'Punkty w tej chwili',
  'founders.table.score.victory':
    'Kafle zwycięstwa: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} ({count, plural, one {# kafel} few {# kafle} many {# kafli} other {# kafla}})',
  'founders.table.score.craftsmen':
    'Rzemieślnicy: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'founders.table.score.tokens':
    'Żetony: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'founders.table.score.replaced':
    'Zastąpione kafle: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'founders.table.score.total':
    'Razem: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'founders.table.hand': 'Żetony w ręce: {count}',
  'founders.table.hand.token': '{token}{fresh, select, yes { (otrzymany w tej turze)} other {}}',
  'founders.table.hand.craftsmen': '{token}: {resource}{fresh, select, yes { (otrzymany w tej turze)} other {}}',
  'founders.table.drafted': 'Kafle natury wzięte, jeszcze niepołożone',
  'founders.table.tiles': 'Kafle, od górnego rzędu w dół i od lewej do prawej: {count}',
  'founders.table.cell': '{place} {tile}: {facts}',
  'founders.table.carts': 'Wozy: {count}',
  'founders.table.cart': 'Wóz łączy kafle od {from} do {to}: sieć {number}',
  'founders.table.replaced': 'Zastąpione kafle: {count}',
  'founders.table.box': 'Poza grą',
  'founders.table.box.tiles': 'Kafle: {tiles}',
  'founders.table.box.tokens': 'Żetony: {tokens}',
  'founders.table.counted':
    '{count, plural, =1 {{thing}} one {# × {thing}} few {# × {thing}} many {# × {thing}} other {# × {thing}}}',

  'founders.fact.produces': 'produkuje {productsAcc}',
  'founders.fact.points': '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'founders.fact.war': 'żeton wojny: nic nie produkuje i nie daje punktów',
  'founders.fact.coin': 'leży na nim moneta: nic nie produkuje',
  'founders.fact.craftsmen': '{token}: 2 punkty, nic nie produkuje',
  'founders.fact.craftsmenLost': '{token} pod żetonem wojny',
  'founders.fact.network': 'sieć wozów {number}',

  'founders.card.family':
    '{family, select, nature {Kafel natury} village {Kafel wsi} city {Kafel miasta} other {Kafel zwycięstwa}}; {copies, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}} w grze',
  'founders.card.free': 'Nic nie kosztuje i pasuje obok każdego kafla.',
  'founders.card.cost': 'Wymaga {costGen}; każdy z tych zasobów dostarcza inny sąsiedni kafel.',
  'founders.card.produces': 'Produkuje {productsAcc}.',
  'founders.card.oneOfTwo': 'W jednej turze dostarcza tylko jeden z tych dwóch zasobów.',
  'founders.card.token': 'Kto go doda, otrzymuje {tokenAcc}.',
  'founders.card.points':
    'Na koniec gry daje {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, jeśli nie leży na nim żeton wojny.',
  'founders.card.war':
    'Zagrywany na najwyższy kafel w kolumnie terytorium przeciwnika: kafel nic już nie produkuje i nie daje punktów.',
  'founders.card.coin':
    'Zagrywany na produkujący kafel przeciwnika: pozwala kupić jego produkt na tę turę. Moneta przechodzi potem na właściciela kafla.',
  'founders.card.cart':
    'Zagrywany na cztery własne kafle tworzące kwadrat: każdy z nich może dostarczać to, co produkuje którykolwiek z nich.',
  'founders.card.craftsmen':
    'Zagrywany na własny kafel wsi, który produkuje pokazany towar: kafel przestaje produkować, a żeton daje 2 punkty.',
  'founders.card.face': 'Pasuje na kafel, który produkuje {resourceAcc}.',
  'founders.card.unplayed': 'Niezagrany daje na koniec gry 1 punkt.',
  'founders.card.rules': 'Zasady',

  'founders.result.ending': 'Koniec gry: {reason}.',
  'founders.result.line':
    '{who}: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} (kafle zwycięstwa {victory}, rzemieślnicy {craftsmen}, żetony {tokens}, zastąpione kafle {replaced}; {count, plural, one {# kafel zwycięstwa} few {# kafle zwycięstwa} many {# kafli zwycięstwa} other {# kafla zwycięstwa}})',

  'founders.figure.points': 'Punkty',
  'founders.figure.victoryTiles': 'Kafle zwycięstwa',
  'founders.figure.tokens': 'Żetony w ręce',
  'founders.figure.tiles': 'Kafle na terytorium',
  'founders.figure.replaced': 'Zastąpione kafle',

  'founders.setup.finishRound': 'Dogrywanie rundy do końca',
  'founders.setup.cityStackEnds': 'Krótsza gra: kończy się także, gdy stos miasta jest pusty',
  'founders.setup.value': '{on, select, yes {Tak} other {Nie}}',
};
