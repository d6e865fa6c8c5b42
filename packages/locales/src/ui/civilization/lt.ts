import type { en } from './en.ts';

export const lt: { readonly [K in keyof typeof en]: string } = {
  'ui.civilization.squares': 'Žemėlapio kvadratai',
  'ui.civilization.unexploredTile': 'Neištyrinėta žemėlapio lentelė',
  'ui.civilization.unexplored': 'Neištyrinėta žemėlapio lentelė, nuo {from} iki {to}',
  'ui.civilization.litSquare': '{thing}. Galima rinktis: {option}',
  'ui.civilization.litSquares':
    '{thing}. Čia {count, plural, one {# pasirinkimas} few {# pasirinkimai} many {# pasirinkimo} other {# pasirinkimų}}',
  'ui.civilization.moreChoices':
    '{count, plural, one {ir dar # pasirinkimas} few {ir dar # pasirinkimai} many {ir dar # pasirinkimo} other {ir dar # pasirinkimų}}',
  'ui.civilization.lightHint':
    '{count, plural, one {Žemėlapyje apšviesta # vieta: pasirinkite ją ten.} few {Žemėlapyje apšviestos # vietos: pasirinkite vieną jų ten.} many {Žemėlapyje apšviesta # vietos: pasirinkite vieną jų ten.} other {Žemėlapyje apšviesta # vietų: pasirinkite vieną jų ten.}}',
  'ui.civilization.zoomIn': 'Priartinti',
  'ui.civilization.zoomOut': 'Nutolinti',
  'ui.civilization.fit': 'Rodyti visą žemėlapį',
  'ui.civilization.follow': 'Rodyti tai, kas dabar svarbu',
  'ui.civilization.back': 'Kitos vietos',
  'ui.civilization.search': 'Ieškoti tarp pasirinkimų',
  'ui.civilization.noneFound': 'Nėra pasirinkimo su šiais žodžiais.',

  'ui.civilization.level': '{level} lygis',
  'ui.civilization.offerAll': 'Pasiūlymai visiems',
  'ui.civilization.offerTo': 'Pasiūlymai – {who}',
  'ui.civilization.group.government': 'Santvarkos',
  'ui.civilization.group.person': 'Didžios asmenybės',
  'ui.civilization.group.wonder': 'Pasaulio stebuklai',
  'ui.civilization.group.cards': 'Kultūros įvykiai ir savybės',
  'ui.civilization.group.produce': 'Gamyba',
  'ui.civilization.group.arts': 'Menai',
  'ui.civilization.group.harvest': 'Resurso rinkimas',
  'ui.civilization.group.other': 'Be to',
  'ui.civilization.devote': 'Skirti menams',
  'ui.civilization.why': 'Kodėl?',
  'ui.civilization.notNow': 'Ne dabar',
  'ui.civilization.fewer': 'Mažiau',

  'ui.civilization.phases': 'Ėjimo fazės',
  'ui.civilization.lookAt': '{who}: rodyti viską',
  'ui.civilization.first': '1-as',
  'ui.civilization.you': 'Jūs',
  'ui.civilization.resources': 'Resursai ir žymekliai',
  'ui.civilization.levelFrom': '{level} lygis nuo {n}',
  'ui.civilization.keeps':
    '{n, plural, =0 {nieko nepasilieka} one {pasilieka # tašką} few {pasilieka # taškus} many {pasilieka # taško} other {pasilieka # taškų}}',
  'ui.civilization.nextSpace': 'Kitas laukelis, kaina: {cost} ({gift})',
  'ui.civilization.space':
    '{n} laukelis{kind, select, greatPerson {: didi asmenybė} victory {: pergalė} other {: kultūros įvykis}}',
  'ui.civilization.inDeck': 'Kaladėje: {n}',
  'ui.civilization.rank': 'rangas {rank}',

  'ui.civilization.strengthNow': 'Jėga šiuo metu: {n}',
  'ui.civilization.bonus': 'kovos premija {n}',
  'ui.civilization.inHand': 'rankoje: {n}',
  'ui.civilization.killed': 'žuvo: {n}',
  'ui.civilization.finished': 'baigta',
  'ui.civilization.battleTurn': 'mūšio ėjimas',
  'ui.civilization.newFront': 'Naujas frontas',
  'ui.civilization.attackFront': 'Frontas {n}: {enemy}',
  'ui.civilization.noUnit': 'nėra dalinio',
};
