import type { facts as en } from '../en/facts.ts';

export const facts: { readonly [K in keyof typeof en]: string } = {
  'founders.preview.score': '{what}: {before} → {after}',
  'founders.preview.scoreOf': '{who}, {what}: {before} → {after}',
  'founders.preview.of.victory': 'punkty za kafle zwycięstwa',
  'founders.preview.of.craftsmen': 'punkty za rzemieślników',
  'founders.preview.of.tokens': 'punkty za żetony',
  'founders.preview.of.replaced': 'punkty za zastąpione kafle',
  'founders.preview.of.total': 'punkty',
  'founders.preview.of.victoryTiles': 'kafle zwycięstwa',
  'founders.preview.production': '{who}, kafel na polu {place}: produkuje {productsAcc}',
  'founders.preview.noProduction': '{who}, kafel na polu {place}: nic już nie produkuje',
  'founders.preview.square': 'Gotowe na wóz: cztery kafle od {from} do {to}',
  'founders.preview.network': 'Połączone: {places}',
  'founders.preview.replaced': 'Wychodzi z gry: {tile} z pola {place}',
  'founders.preview.supply': 'Zaopatrzenie: {supply}',
  'founders.preview.token': 'Otrzymujesz {tokenAcc}',
  'founders.preview.bought': 'Kupione do końca tury: {resource}',
  'founders.preview.end': 'Koniec gry jest przesądzony: {reason}',
};
