import type { terms as en } from '../en/terms.ts';

/**
 * All names are our own: no Lithuanian edition is known.
 * `acc` is the accusative („prideda Kasyklą“), `gen` the genitive („vietoj Kasyklos“). Families stand in the genitive.
 */
export const terms: { readonly [K in keyof typeof en]: string } = {
  'founders.title': 'Imperijos įkūrėjai',

  'founders.family.nature': 'gamtos',
  'founders.family.village': 'kaimo',
  'founders.family.city': 'miesto',
  'founders.family.victory': 'pergalės',

  'founders.resource.wood': '{form, select, acc {medieną} gen {medienos} other {mediena}}',
  'founders.resource.stone': '{form, select, acc {akmenį} gen {akmens} other {akmuo}}',
  'founders.resource.plants': '{form, select, acc {augalus} gen {augalų} other {augalai}}',
  'founders.resource.water': '{form, select, acc {vandenį} gen {vandens} other {vanduo}}',
  'founders.resource.iron': '{form, select, acc {geležį} gen {geležies} other {geležis}}',
  'founders.resource.gold': '{form, select, acc {auksą} gen {aukso} other {auksas}}',
  'founders.resource.cloth': '{form, select, acc {audinį} gen {audinio} other {audinys}}',
  'founders.resource.wine': '{form, select, acc {vyną} gen {vyno} other {vynas}}',
  'founders.resource.horses': '{form, select, acc {žirgus} gen {žirgų} other {žirgai}}',
  'founders.resource.fish': '{form, select, acc {žuvis} gen {žuvų} other {žuvys}}',
  'founders.resource.army': '{form, select, acc {kariuomenę} gen {kariuomenės} other {kariuomenė}}',
  'founders.resource.coins': '{form, select, acc {pinigus} gen {pinigų} other {pinigai}}',
  'founders.resource.transport': '{form, select, acc {transportą} gen {transporto} other {transportas}}',
  'founders.resource.crafts': '{form, select, acc {amatus} gen {amatų} other {amatai}}',

  'founders.token.war': '{form, select, acc {karo žetoną} gen {karo žetono} other {karo žetonas}}',
  'founders.token.coin': '{form, select, acc {monetos žetoną} gen {monetos žetono} other {monetos žetonas}}',
  'founders.token.cart': '{form, select, acc {vežimo žetoną} gen {vežimo žetono} other {vežimo žetonas}}',
  'founders.token.craftsmen':
    '{form, select, acc {amatininkų žetoną} gen {amatininkų žetono} other {amatininkų žetonas}}',
  'founders.token.blacksmith': '{form, select, acc {Kalvį} gen {Kalvio} other {Kalvis}}',
  'founders.token.goldsmith': '{form, select, acc {Auksakalį} gen {Auksakalio} other {Auksakalys}}',
  'founders.token.weaver': '{form, select, acc {Audėją} gen {Audėjo} other {Audėjas}}',
  'founders.token.vintner': '{form, select, acc {Vyndarį} gen {Vyndario} other {Vyndarys}}',
  'founders.token.saddler': '{form, select, acc {Balnių} gen {Balniaus} other {Balnius}}',
  'founders.token.fishSalter': '{form, select, acc {Žuvų sūdytoją} gen {Žuvų sūdytojo} other {Žuvų sūdytojas}}',

  'founders.tile.forest': '{form, select, acc {Mišką} gen {Miško} other {Miškas}}',
  'founders.tile.cliff': '{form, select, acc {Skardį} gen {Skardžio} other {Skardis}}',
  'founders.tile.waterfall': '{form, select, acc {Krioklį} gen {Krioklio} other {Krioklys}}',
  'founders.tile.grove': '{form, select, acc {Giraitę} gen {Giraitės} other {Giraitė}}',
  'founders.tile.river': '{form, select, acc {Upę} gen {Upės} other {Upė}}',
  'founders.tile.lake': '{form, select, acc {Ežerą} gen {Ežero} other {Ežeras}}',
  'founders.tile.mine': '{form, select, acc {Kasyklą} gen {Kasyklos} other {Kasykla}}',
  'founders.tile.goldMine': '{form, select, acc {Aukso kasyklą} gen {Aukso kasyklos} other {Aukso kasykla}}',
  'founders.tile.weavingMill': '{form, select, acc {Audyklą} gen {Audyklos} other {Audykla}}',
  'founders.tile.winery': '{form, select, acc {Vyno daryklą} gen {Vyno daryklos} other {Vyno darykla}}',
  'founders.tile.studFarm': '{form, select, acc {Žirgyną} gen {Žirgyno} other {Žirgynas}}',
  'founders.tile.fishingVillage': '{form, select, acc {Žvejų kaimą} gen {Žvejų kaimo} other {Žvejų kaimas}}',
  'founders.tile.barracks': '{form, select, acc {Kareivines} gen {Kareivinių} other {Kareivinės}}',
  'founders.tile.marketSquare': '{form, select, acc {Turgaus aikštę} gen {Turgaus aikštės} other {Turgaus aikštė}}',
  'founders.tile.inn': '{form, select, acc {Užeigą} gen {Užeigos} other {Užeiga}}',
  'founders.tile.workshop': '{form, select, acc {Dirbtuvę} gen {Dirbtuvės} other {Dirbtuvė}}',
  'founders.tile.altarOfSilvanus': '{form, select, acc {Silvano aukurą} gen {Silvano aukuro} other {Silvano aukuras}}',
  'founders.tile.altarOfBellona': '{form, select, acc {Belonos aukurą} gen {Belonos aukuro} other {Belonos aukuras}}',
  'founders.tile.altarOfTerminus': '{form, select, acc {Termino aukurą} gen {Termino aukuro} other {Termino aukuras}}',
  'founders.tile.altarOfCeres': '{form, select, acc {Cereros aukurą} gen {Cereros aukuro} other {Cereros aukuras}}',
  'founders.tile.altarOfFlora': '{form, select, acc {Floros aukurą} gen {Floros aukuro} other {Floros aukuras}}',
  'founders.tile.altarOfNeptune': '{form, select, acc {Neptūno aukurą} gen {Neptūno aukuro} other {Neptūno aukuras}}',
  'founders.tile.altarOfTheNymphs': '{form, select, acc {Nimfų aukurą} gen {Nimfų aukuro} other {Nimfų aukuras}}',
  'founders.tile.altarOfMinerva':
    '{form, select, acc {Minervos aukurą} gen {Minervos aukuro} other {Minervos aukuras}}',
  'founders.tile.templeOfMars': '{form, select, acc {Marso šventyklą} gen {Marso šventyklos} other {Marso šventykla}}',
  'founders.tile.templeOfCastorAndPollux':
    '{form, select, acc {Kastoro ir Polukso šventyklą} gen {Kastoro ir Polukso šventyklos} other {Kastoro ir Polukso šventykla}}',
  'founders.tile.templeOfJuno':
    '{form, select, acc {Junonos šventyklą} gen {Junonos šventyklos} other {Junonos šventykla}}',
  'founders.tile.templeOfSaturn':
    '{form, select, acc {Saturno šventyklą} gen {Saturno šventyklos} other {Saturno šventykla}}',
  'founders.tile.templeOfMercury':
    '{form, select, acc {Merkurijaus šventyklą} gen {Merkurijaus šventyklos} other {Merkurijaus šventykla}}',
  'founders.tile.templeOfFortuna':
    '{form, select, acc {Fortūnos šventyklą} gen {Fortūnos šventyklos} other {Fortūnos šventykla}}',
  'founders.tile.templeOfPortunus':
    '{form, select, acc {Portūno šventyklą} gen {Portūno šventyklos} other {Portūno šventykla}}',
  'founders.tile.templeOfHercules':
    '{form, select, acc {Herkulio šventyklą} gen {Herkulio šventyklos} other {Herkulio šventykla}}',
  'founders.tile.templeOfDiana':
    '{form, select, acc {Dianos šventyklą} gen {Dianos šventyklos} other {Dianos šventykla}}',
  'founders.tile.templeOfBacchus':
    '{form, select, acc {Bakcho šventyklą} gen {Bakcho šventyklos} other {Bakcho šventykla}}',
  'founders.tile.templeOfVenus':
    '{form, select, acc {Veneros šventyklą} gen {Veneros šventyklos} other {Veneros šventykla}}',
  'founders.tile.templeOfVulcan':
    '{form, select, acc {Vulkano šventyklą} gen {Vulkano šventyklos} other {Vulkano šventykla}}',
  'founders.tile.templeOfJupiterCapitolinus':
    '{form, select, acc {Kapitolijaus Jupiterio šventyklą} gen {Kapitolijaus Jupiterio šventyklos} other {Kapitolijaus Jupiterio šventykla}}',
  'founders.tile.aquaMarciaAqueduct':
    '{form, select, acc {Aqua Marcia akveduką} gen {Aqua Marcia akveduko} other {Aqua Marcia akvedukas}}',
  'founders.tile.circusMaximus': '{form, select, acc {Didįjį cirką} gen {Didžiojo cirko} other {Didysis cirkas}}',
  'founders.tile.forumRomanum': '{form, select, acc {Romos forumą} gen {Romos forumo} other {Romos forumas}}',
  'founders.tile.theatreOfPompey':
    '{form, select, acc {Pompėjaus teatrą} gen {Pompėjaus teatro} other {Pompėjaus teatras}}',
};
