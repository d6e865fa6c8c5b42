import type { facts as en } from '../en/facts.ts';

export const facts: { readonly [K in keyof typeof en]: string } = {
  'founders.preview.score': '{what}: {before} → {after}',
  'founders.preview.scoreOf': '{who}, {what}: {before} → {after}',
  'founders.preview.of.victory': 'taškai už pergalės plyteles',
  'founders.preview.of.craftsmen': 'taškai už amatininkus',
  'founders.preview.of.tokens': 'taškai už žetonus',
  'founders.preview.of.replaced': 'taškai už pakeistas plyteles',
  'founders.preview.of.total': 'taškai',
  'founders.preview.of.victoryTiles': 'pergalės plytelės',
  'founders.preview.production': '{who}, plytelė lauke {place}: gamina {productsAcc}',
  'founders.preview.noProduction': '{who}, plytelė lauke {place}: nieko nebegamina',
  'founders.preview.square': 'Paruošta vežimui: keturios plytelės nuo {from} iki {to}',
  'founders.preview.network': 'Sujungta: {places}',
  'founders.preview.replaced': 'Iškeliauja iš žaidimo: {tile} iš lauko {place}',
  'founders.preview.supply': 'Tiekiama: {supply}',
  'founders.preview.token': 'Gaunate {tokenAcc}',
  'founders.preview.bought': 'Nupirkta iki ėjimo pabaigos: {resource}',
  'founders.preview.end': 'Žaidimo pabaiga nulemta: {reason}',
};
