import type { terms as en } from '../en/terms.ts';

/**
 * Names as in data/founders_tiles.json; „zasób” for any resource is the rulebook’s word, „surowce” for the basics is ours.
 * `acc` is the accusative („dodaje Kopalnię”), `gen` the genitive („zamiast Kopalni”). Families stand in the genitive.
 */
export const terms: { readonly [K in keyof typeof en]: string } = {
  'founders.title': 'Założyciele Imperium',

  'founders.family.nature': 'natury',
  'founders.family.village': 'wsi',
  'founders.family.city': 'miasta',
  'founders.family.victory': 'zwycięstwa',

  'founders.resource.wood': '{form, select, gen {drewna} other {drewno}}',
  'founders.resource.stone': '{form, select, gen {kamienia} other {kamień}}',
  'founders.resource.plants': '{form, select, gen {roślin} other {rośliny}}',
  'founders.resource.water': '{form, select, acc {wodę} gen {wody} other {woda}}',
  'founders.resource.iron': '{form, select, gen {żelaza} other {żelazo}}',
  'founders.resource.gold': '{form, select, gen {złota} other {złoto}}',
  'founders.resource.cloth': '{form, select, acc {tkaninę} gen {tkaniny} other {tkanina}}',
  'founders.resource.wine': '{form, select, gen {wina} other {wino}}',
  'founders.resource.horses': '{form, select, gen {koni} other {konie}}',
  'founders.resource.fish': '{form, select, gen {ryb} other {ryby}}',
  'founders.resource.army': '{form, select, gen {wojska} other {wojsko}}',
  'founders.resource.coins': '{form, select, gen {pieniędzy} other {pieniądze}}',
  'founders.resource.transport': '{form, select, gen {transportu} other {transport}}',
  'founders.resource.crafts': '{form, select, gen {rzemiosła} other {rzemiosło}}',

  'founders.token.war': '{form, select, gen {żetonu wojny} other {żeton wojny}}',
  'founders.token.coin': '{form, select, gen {żetonu monet} other {żeton monet}}',
  'founders.token.cart': '{form, select, gen {żetonu wozów} other {żeton wozów}}',
  'founders.token.craftsmen': '{form, select, gen {żetonu rzemieślników} other {żeton rzemieślników}}',
  'founders.token.blacksmith': '{form, select, acc {Kowala} gen {Kowala} other {Kowal}}',
  'founders.token.goldsmith': '{form, select, acc {Złotnika} gen {Złotnika} other {Złotnik}}',
  'founders.token.weaver': '{form, select, acc {Tkacza} gen {Tkacza} other {Tkacz}}',
  'founders.token.vintner': '{form, select, acc {Winiarza} gen {Winiarza} other {Winiarz}}',
  'founders.token.saddler': '{form, select, acc {Rymarza} gen {Rymarza} other {Rymarz}}',
  'founders.token.fishSalter': '{form, select, acc {Solarza} gen {Solarza} other {Solarz}}',

  'founders.tile.forest': '{form, select, gen {Lasu} other {Las}}',
  'founders.tile.cliff': '{form, select, gen {Klifu} other {Klif}}',
  'founders.tile.waterfall': '{form, select, gen {Wodospadu} other {Wodospad}}',
  'founders.tile.grove': '{form, select, gen {Gaju} other {Gaj}}',
  'founders.tile.river': '{form, select, acc {Rzekę} gen {Rzeki} other {Rzeka}}',
  'founders.tile.lake': '{form, select, gen {Jeziora} other {Jezioro}}',
  'founders.tile.mine': '{form, select, acc {Kopalnię} gen {Kopalni} other {Kopalnia}}',
  'founders.tile.goldMine': '{form, select, acc {Kopalnię złota} gen {Kopalni złota} other {Kopalnia złota}}',
  'founders.tile.weavingMill': '{form, select, acc {Tkalnię} gen {Tkalni} other {Tkalnia}}',
  'founders.tile.winery': '{form, select, acc {Winiarnię} gen {Winiarni} other {Winiarnia}}',
  'founders.tile.studFarm': '{form, select, acc {Stadninę} gen {Stadniny} other {Stadnina}}',
  'founders.tile.fishingVillage': '{form, select, acc {Wioskę rybacką} gen {Wioski rybackiej} other {Wioska rybacka}}',
  'founders.tile.barracks': '{form, select, gen {Koszar} other {Koszary}}',
  'founders.tile.marketSquare': '{form, select, gen {Placu targowego} other {Plac targowy}}',
  'founders.tile.inn': '{form, select, gen {Zajazdu} other {Zajazd}}',
  'founders.tile.workshop': '{form, select, gen {Warsztatu} other {Warsztat}}',
  'founders.tile.altarOfSilvanus': '{form, select, gen {Ołtarza Sylwana} other {Ołtarz Sylwana}}',
  'founders.tile.altarOfBellona': '{form, select, gen {Ołtarza Bellony} other {Ołtarz Bellony}}',
  'founders.tile.altarOfTerminus': '{form, select, gen {Ołtarza Terminusa} other {Ołtarz Terminusa}}',
  'founders.tile.altarOfCeres': '{form, select, gen {Ołtarza Cerery} other {Ołtarz Cerery}}',
  'founders.tile.altarOfFlora': '{form, select, gen {Ołtarza Flory} other {Ołtarz Flory}}',
  'founders.tile.altarOfNeptune': '{form, select, gen {Ołtarza Neptuna} other {Ołtarz Neptuna}}',
  'founders.tile.altarOfTheNymphs': '{form, select, gen {Ołtarza Nimf} other {Ołtarz Nimf}}',
  'founders.tile.altarOfMinerva': '{form, select, gen {Ołtarza Minerwy} other {Ołtarz Minerwy}}',
  'founders.tile.templeOfMars': '{form, select, acc {Świątynię Marsa} gen {Świątyni Marsa} other {Świątynia Marsa}}',
  'founders.tile.templeOfCastorAndPollux':
    '{form, select, acc {Świątynię Kastora i Polluksa} gen {Świątyni Kastora i Polluksa} other {Świątynia Kastora i Polluksa}}',
  'founders.tile.templeOfJuno': '{form, select, acc {Świątynię Junony} gen {Świątyni Junony} other {Świątynia Junony}}',
  'founders.tile.templeOfSaturn':
    '{form, select, acc {Świątynię Saturna} gen {Świątyni Saturna} other {Świątynia Saturna}}',
  'founders.tile.templeOfMercury':
    '{form, select, acc {Świątynię Merkurego} gen {Świątyni Merkurego} other {Świątynia Merkurego}}',
  'founders.tile.templeOfFortuna':
    '{form, select, acc {Świątynię Fortuny} gen {Świątyni Fortuny} other {Świątynia Fortuny}}',
  'founders.tile.templeOfPortunus':
    '{form, select, acc {Świątynię Portunusa} gen {Świątyni Portunusa} other {Świątynia Portunusa}}',
  'founders.tile.templeOfHercules':
    '{form, select, acc {Świątynię Herkulesa} gen {Świątyni Herkulesa} other {Świątynia Herkulesa}}',
  'founders.tile.templeOfDiana': '{form, select, acc {Świątynię Diany} gen {Świątyni Diany} other {Świątynia Diany}}',
  'founders.tile.templeOfBacchus':
    '{form, select, acc {Świątynię Bachusa} gen {Świątyni Bachusa} other {Świątynia Bachusa}}',
  'founders.tile.templeOfVenus': '{form, select, acc {Świątynię Wenus} gen {Świątyni Wenus} other {Świątynia Wenus}}',
  'founders.tile.templeOfVulcan':
    '{form, select, acc {Świątynię Wulkana} gen {Świątyni Wulkana} other {Świątynia Wulkana}}',
  'founders.tile.templeOfJupiterCapitolinus':
    '{form, select, acc {Świątynię Jowisza Kapitolińskiego} gen {Świątyni Jowisza Kapitolińskiego} other {Świątynia Jowisza Kapitolińskiego}}',
  'founders.tile.aquaMarciaAqueduct': '{form, select, gen {Akweduktu Aqua Marcia} other {Akwedukt Aqua Marcia}}',
  'founders.tile.circusMaximus': '{form, select, other {Circus Maximus}}',
  'founders.tile.forumRomanum': '{form, select, other {Forum Romanum}}',
  'founders.tile.theatreOfPompey': '{form, select, gen {Teatru Pompejusza} other {Teatr Pompejusza}}',
};
