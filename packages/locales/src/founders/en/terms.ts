import type { Messages } from '../../words.ts';

/**
 * Names of things. `form` is the shape in which a sentence needs a name: `acc` where something is done to it ("adds a
 * Mine"), `gen` where it is spoken of as known ("in place of the Mine"); what stands before a bar is not part of the name.
 */
export const terms = {
  'founders.title': 'Founders of the Empire',

  'founders.family.nature': 'nature',
  'founders.family.village': 'village',
  'founders.family.city': 'city',
  'founders.family.victory': 'victory',

  'founders.resource.wood': '{form, select, other {wood}}',
  'founders.resource.stone': '{form, select, other {stone}}',
  'founders.resource.plants': '{form, select, other {plants}}',
  'founders.resource.water': '{form, select, other {water}}',
  'founders.resource.iron': '{form, select, other {iron}}',
  'founders.resource.gold': '{form, select, other {gold}}',
  'founders.resource.cloth': '{form, select, other {cloth}}',
  'founders.resource.wine': '{form, select, other {wine}}',
  'founders.resource.horses': '{form, select, other {horses}}',
  'founders.resource.fish': '{form, select, other {fish}}',
  'founders.resource.army': '{form, select, other {army}}',
  'founders.resource.coins': '{form, select, other {coins}}',
  'founders.resource.transport': '{form, select, other {transport}}',
  'founders.resource.crafts': '{form, select, other {crafts}}',

  'founders.token.war': '{form, select, acc {a |war token} gen {the |war token} other {war token}}',
  'founders.token.coin': '{form, select, acc {a |coin token} gen {the |coin token} other {coin token}}',
  'founders.token.cart': '{form, select, acc {a |cart token} gen {the |cart token} other {cart token}}',
  'founders.token.craftsmen':
    '{form, select, acc {a |craftsmen token} gen {the |craftsmen token} other {craftsmen token}}',
  'founders.token.blacksmith': '{form, select, acc {the |Blacksmith} gen {the |Blacksmith} other {Blacksmith}}',
  'founders.token.goldsmith': '{form, select, acc {the |Goldsmith} gen {the |Goldsmith} other {Goldsmith}}',
  'founders.token.weaver': '{form, select, acc {the |Weaver} gen {the |Weaver} other {Weaver}}',
  'founders.token.vintner': '{form, select, acc {the |Vintner} gen {the |Vintner} other {Vintner}}',
  'founders.token.saddler': '{form, select, acc {the |Saddler} gen {the |Saddler} other {Saddler}}',
  'founders.token.fishSalter': '{form, select, acc {the |Fish-salter} gen {the |Fish-salter} other {Fish-salter}}',

  'founders.tile.forest': '{form, select, acc {a |Forest} gen {the |Forest} other {Forest}}',
  'founders.tile.cliff': '{form, select, acc {a |Cliff} gen {the |Cliff} other {Cliff}}',
  'founders.tile.waterfall': '{form, select, acc {a |Waterfall} gen {the |Waterfall} other {Waterfall}}',
  'founders.tile.grove': '{form, select, acc {a |Grove} gen {the |Grove} other {Grove}}',
  'founders.tile.river': '{form, select, acc {a |River} gen {the |River} other {River}}',
  'founders.tile.lake': '{form, select, acc {a |Lake} gen {the |Lake} other {Lake}}',
  'founders.tile.mine': '{form, select, acc {a |Mine} gen {the |Mine} other {Mine}}',
  'founders.tile.goldMine': '{form, select, acc {a |Gold Mine} gen {the |Gold Mine} other {Gold Mine}}',
  'founders.tile.weavingMill': '{form, select, acc {a |Weaving Mill} gen {the |Weaving Mill} other {Weaving Mill}}',
  'founders.tile.winery': '{form, select, acc {a |Winery} gen {the |Winery} other {Winery}}',
  'founders.tile.studFarm': '{form, select, acc {a |Stud Farm} gen {the |Stud Farm} other {Stud Farm}}',
  'founders.tile.fishingVillage':
    '{form, select, acc {a |Fishing Village} gen {the |Fishing Village} other {Fishing Village}}',
  'founders.tile.barracks': '{form, select, acc {a |Barracks} gen {the |Barracks} other {Barracks}}',
  'founders.tile.marketSquare': '{form, select, acc {a |Market Square} gen {the |Market Square} other {Market Square}}',
  'founders.tile.inn': '{form, select, acc {an |Inn} gen {the |Inn} other {Inn}}',
  'founders.tile.workshop': '{form, select, acc {a |Workshop} gen {the |Workshop} other {Workshop}}',
  'founders.tile.altarOfSilvanus':
    '{form, select, acc {the |Altar of Silvanus} gen {the |Altar of Silvanus} other {Altar of Silvanus}}',
  'founders.tile.altarOfBellona':
    '{form, select, acc {the |Altar of Bellona} gen {the |Altar of Bellona} other {Altar of Bellona}}',
  'founders.tile.altarOfTerminus':
    '{form, select, acc {the |Altar of Terminus} gen {the |Altar of Terminus} other {Altar of Terminus}}',
  'founders.tile.altarOfCeres':
    '{form, select, acc {the |Altar of Ceres} gen {the |Altar of Ceres} other {Altar of Ceres}}',
  'founders.tile.altarOfFlora':
    '{form, select, acc {the |Altar of Flora} gen {the |Altar of Flora} other {Altar of Flora}}',
  'founders.tile.altarOfNeptune':
    '{form, select, acc {the |Altar of Neptune} gen {the |Altar of Neptune} other {Altar of Neptune}}',
  'founders.tile.altarOfTheNymphs':
    '{form, select, acc {the |Altar of the Nymphs} gen {the |Altar of the Nymphs} other {Altar of the Nymphs}}',
  'founders.tile.altarOfMinerva':
    '{form, select, acc {the |Altar of Minerva} gen {the |Altar of Minerva} other {Altar of Minerva}}',
  'founders.tile.templeOfMars':
    '{form, select, acc {the |Temple of Mars} gen {the |Temple of Mars} other {Temple of Mars}}',
  'founders.tile.templeOfCastorAndPollux':
    '{form, select, acc {the |Temple of Castor and Pollux} gen {the |Temple of Castor and Pollux} other {Temple of Castor and Pollux}}',
  'founders.tile.templeOfJuno':
    '{form, select, acc {the |Temple of Juno} gen {the |Temple of Juno} other {Temple of Juno}}',
  'founders.tile.templeOfSaturn':
    '{form, select, acc {the |Temple of Saturn} gen {the |Temple of Saturn} other {Temple of Saturn}}',
  'founders.tile.templeOfMercury':
    '{form, select, acc {the |Temple of Mercury} gen {the |Temple of Mercury} other {Temple of Mercury}}',
  'founders.tile.templeOfFortuna':
    '{form, select, acc {the |Temple of Fortuna} gen {the |Temple of Fortuna} other {Temple of Fortuna}}',
  'founders.tile.templeOfPortunus':
    '{form, select, acc {the |Temple of Portunus} gen {the |Temple of Portunus} other {Temple of Portunus}}',
  'founders.tile.templeOfHercules':
    '{form, select, acc {the |Temple of Hercules} gen {the |Temple of Hercules} other {Temple of Hercules}}',
  'founders.tile.templeOfDiana':
    '{form, select, acc {the |Temple of Diana} gen {the |Temple of Diana} other {Temple of Diana}}',
  'founders.tile.templeOfBacchus':
    '{form, select, acc {the |Temple of Bacchus} gen {the |Temple of Bacchus} other {Temple of Bacchus}}',
  'founders.tile.templeOfVenus':
    '{form, select, acc {the |Temple of Venus} gen {the |Temple of Venus} other {Temple of Venus}}',
  'founders.tile.templeOfVulcan':
    '{form, select, acc {the |Temple of Vulcan} gen {the |Temple of Vulcan} other {Temple of Vulcan}}',
  'founders.tile.templeOfJupiterCapitolinus':
    '{form, select, acc {the |Temple of Jupiter Capitolinus} gen {the |Temple of Jupiter Capitolinus} other {Temple of Jupiter Capitolinus}}',
  'founders.tile.aquaMarciaAqueduct':
    '{form, select, acc {the |Aqua Marcia Aqueduct} gen {the |Aqua Marcia Aqueduct} other {Aqua Marcia Aqueduct}}',
  'founders.tile.circusMaximus':
    '{form, select, acc {the |Circus Maximus} gen {the |Circus Maximus} other {Circus Maximus}}',
  'founders.tile.forumRomanum':
    '{form, select, acc {the |Forum Romanum} gen {the |Forum Romanum} other {Forum Romanum}}',
  'founders.tile.theatreOfPompey':
    '{form, select, acc {the |Theatre of Pompey} gen {the |Theatre of Pompey} other {Theatre of Pompey}}',
} as const satisfies Messages;
