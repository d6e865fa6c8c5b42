import type { log as english } from '../en/log.ts';
import type { Same } from '../groups.ts';

export const log: Same<typeof english> = {
  log: {
    firstPlayer: '{you, select, yes {Jesteś pierwszym graczem} other {Pierwszy gracz: {who}}}.',
    civilizationsDealt: 'Rozdane arkusze cywilizacji: {dealt}.',
    civilizationChosen: '{you, select, yes {Prowadzisz} other {{who} prowadzi}} cywilizację: {civilization}.',
    startingWonderDrawn: '{you, select, yes {Zaczynasz} other {{who} zaczyna}} z cudem świata: {wonder}.',
    wonderMarketFilled: 'Cuda świata na rynku: {wonders}.',
    capitalPlaced: '{you, select, yes {Stawiasz} other {{who} stawia}} stolicę na polu {square}.',
    startingWonderPlaced: '{you, select, yes {Stawiasz} other {{who} stawia}} na polu {square} cud świata: {wonder}.',
    startingFigurePlaced: '{you, select, yes {Stawiasz} other {{who} stawia}} na polu {square} pionek: {figure}.',
    playerReady: '{you, select, yes {Zaczynasz grę, mając} other {{who} zaczyna grę, mając}} {tradeAcc}.',
    turnBegins: 'Tura {n}. Pierwszy gracz: {who}',
    phaseBegins: '{phase}',
    cityFounded: '{you, select, yes {Zakładasz} other {{who} zakłada}} miasto na polu {square} (pionek: {figure}).',
    governmentChanged: '{you, select, yes {Zmieniasz} other {{who} zmienia}} ustrój: {government}.',
    wonderUsed: '{you, select, yes {Używasz} other {{who} używa}} cudu świata: {wonder}.',
    figureDisplaced:
      '{you, select, yes {Twoje pionki muszą} other {{who}: pionki muszą}} przejść z pola {from} na pole {to}.',
    offerMade:
      '{you, select, yes {Oferujesz} other {{who} oferuje}} {toAll, select, yes {wszystkim} other {{toYou, select, yes {ci} other {graczowi {to}}}}} {givesAcc} w zamian za {wantsAcc}.',
    offerAccepted:
      '{you, select, yes {Przyjmujesz} other {{who} przyjmuje}} {otherYou, select, yes {twoją ofertę} other {ofertę gracza {other}}}: {wants} w zamian za {givesAcc}.',
    offerAcceptedPieces: '{deal} Zakryte elementy: {given} – w zamian: {taken}.',
    offerRefused:
      '{you, select, yes {Odrzucasz} other {{who} odrzuca}} {otherYou, select, yes {twoją ofertę} other {ofertę gracza {other}}}.',
    offerLapsed: '{you, select, yes {Twoja oferta} other {Oferta gracza {who}}} wygasa.',
    negotiationDone: '{you, select, yes {Kończysz} other {{who} kończy}} handel.',
    cityRushes: '{you, select, yes {Twoje miasto} other {{who}: miasto}} ({city}) buduje: {items} (pomoc: {help}).',
    rush: 'przyspieszenie za {tradeAcc}',
    cityActionCancelled:
      '{you, select, yes {Twoje miasto} other {{who}: miasto}} ({city}) traci akcję: została anulowana.',
    figureBuilt: '{you, select, yes {Budujesz} other {{who} buduje}} na polu {square} pionek: {figure}.',
    unitGained: '{you, select, yes {Otrzymujesz} other {{who} otrzymuje}} jednostkę: {unit}.',
    buildingBuilt: '{you, select, yes {Budujesz} other {{who} buduje}} na polu {square} budynek: {building}.',
    wonderBuilt: '{you, select, yes {Budujesz} other {{who} buduje}} na polu {square} cud świata: {wonder}.',
    wonderTurnedUp: 'Nowy cud świata na rynku: {wonder}.',
    wallsBuilt: '{you, select, yes {Otaczasz} other {{who} otacza}} murami miasto na polu {square}.',
    cityDevoted: '{you, select, yes {Poświęcasz} other {{who} poświęca}} miasto ({city}) na rzecz sztuki.',
    resourceHarvested: '{you, select, yes {Zbierasz} other {{who} zbiera}} surowiec z pola {square}.',
    productionRaised:
      '{you, select, yes {Twoje miasto} other {{who}: miasto}} ({square}) ma +{n} produkcji na jedną akcję.',
    trackAdvanced: '{you, select, yes {Przechodzisz} other {{who} przechodzi}} na pole {n} toru kultury.',
    eventDrawn: '{you, select, yes {Dobierasz} other {{who} dobiera}} wydarzenie: {event}.',
    eventDrawnHidden: '{you, select, yes {Dobierasz} other {{who} dobiera}} wydarzenie z talii {deck}.',
    eventTaken:
      '{you, select, yes {Zabierasz} other {{who} zabiera}} wydarzenie {otherYou, select, yes {od ciebie} other {od gracza {other}}}: {event}.',
    eventTakenHidden:
      '{you, select, yes {Zabierasz} other {{who} zabiera}} wydarzenie z talii {deck} {otherYou, select, yes {od ciebie} other {od gracza {other}}}.',
    eventDiscarded: '{you, select, yes {Odrzucasz} other {{who} odrzuca}} wydarzenie: {event}.',
    eventPlayed: '{you, select, yes {Zagrywasz} other {{who} zagrywa}} wydarzenie: {event}.',
    eventPlayedAt: '{you, select, yes {Zagrywasz} other {{who} zagrywa}} wydarzenie: {event}; cel: {aim}.',
    eventPlayedAs:
      '{you, select, yes {Zagrywasz} other {{who} zagrywa}} wydarzenie: {event} – jako surowiec: {resource}.',
    eventReturned: 'Wydarzenie wraca na {you, select, yes {twoją rękę} other {rękę gracza {who}}}: {event}.',
    abilityUsed: '{you, select, yes {Używasz} other {{who} używa}} zdolności: {tech}.',
    abilityUsedAt: '{you, select, yes {Używasz} other {{who} używa}} zdolności: {tech}; cel: {aim}.',
    abilityUsedTo: '{you, select, yes {Używasz} other {{who} używa}} zdolności: {tech} ({purpose}); cel: {aim}.',
    abilityGivenUp: '{you, select, yes {Rezygnujesz} other {{who} rezygnuje}} ze zdolności: {tech}.',
    cancelled: 'Anulowana zostaje {you, select, yes {twoja karta} other {karta gracza {who}}}: {card}.',
    cancelledCity: 'Anulowana zostaje {you, select, yes {twoja akcja miejska} other {akcja miejska gracza {who}}}.',
    consentOn: '{you, select, yes {Pozwalasz} other {{who} pozwala}} wydarzeniom innych wybierać to, co chroni ONZ.',
    consentOff:
      '{you, select, yes {Nie pozwalasz} other {{who} nie pozwala}} już wydarzeniom innych wybierać tego, co chroni ONZ.',
    personGained: '{you, select, yes {Otrzymujesz} other {{who} otrzymuje}} wielkiego człowieka: {person}.',
    personPlaced: '{you, select, yes {Stawiasz} other {{who} stawia}} na polu {square} wielkiego człowieka: {person}.',
    personReserved: '{you, select, yes {Zachowujesz} other {{who} zachowuje}} w puli wielkiego człowieka: {person}.',
    personKilled: 'Na polu {square} ginie wielki człowiek: {person}.',
    gained: '{you, select, yes {Otrzymujesz} other {{who} otrzymuje}} {whatAcc}.',
    lost: '{you, select, yes {Tracisz} other {{who} traci}} {whatAcc}.',
    coinGained: '{you, select, yes {Otrzymujesz} other {{who} otrzymuje}} monetę ({place}).',
    coinLost: '{you, select, yes {Tracisz} other {{who} traci}} monetę ({place}).',
    spent: '{you, select, yes {Wydajesz} other {{who} wydaje}} {whatAcc}.',
    markerSpent: '{you, select, yes {Wydajesz} other {{who} wydaje}} znacznik: {marker}.',
    markerTaken:
      '{you, select, yes {Zabierasz} other {{who} zabiera}} znacznik {otherYou, select, yes {od ciebie} other {od gracza {other}}}: {marker}.',
    markerBack: '{you, select, yes {Odzyskujesz} other {{who} odzyskuje}} znacznik: {marker}.',
    unitLost: '{you, select, yes {Tracisz} other {{who} traci}} jednostkę: {unit}.',
    tileDiscovered: '{you, select, yes {Odkrywasz} other {{who} odkrywa}} kafelek mapy z pola {from}.',
    figuresMoved: '{you, select, yes {Przesuwasz} other {{who} przesuwa}} {figuresAcc} z pola {from} na pole {to}.',
    figuresLeft: '{you, select, yes {Zostawiasz} other {{who} zostawia}} {figuresAcc} na polu {square}.',
    sacrificeDeclared:
      '{you, select, yes {Poświęcasz} other {{who} poświęca}} pionek przy mieście na polu {square} dla technologii: {tech}.',
    figuresDestroyed: '{you, select, yes {Tracisz} other {{who} traci}} {figuresAcc} na polu {square}.',
    squareStopped: 'W tej turze żaden pionek nie może opuścić pola {square}.',
    hutExplored: '{you, select, yes {Odkrywasz} other {{who} odkrywa}} chatkę na polu {square}.',
    hutFound: '{you, select, yes {Odkrywasz} other {{who} odkrywa}} chatkę na polu {square}: {marker}.',
    villageConquered: '{you, select, yes {Zdobywasz} other {{who} zdobywa}} wioskę na polu {square}.',
    villageFound: '{you, select, yes {Zdobywasz} other {{who} zdobywa}} wioskę na polu {square}: {marker}.',
    disasterPlaced: 'Katastrofa zmienia teren na polu {square}.',
    buildingDestroyed: 'Na polu {square} zniszczony zostaje budynek: {building}.',
    wallsDestroyed: 'Padają mury {you, select, yes {twojego miasta} other {miasta gracza {who}}} na polu {square}.',
    buildingUpgraded:
      '{you, select, yes {Twój budynek} other {{who}: budynek}} na polu {square} zostaje rozwinięty: {building}.',
    wonderObsolete: 'Cud świata zostaje zanegowany: {wonder}.',
    wonderLost: '{you, select, yes {Tracisz} other {{who} traci}} cud świata: {wonder}.',
    cityDestroyed: '{you, select, yes {Twoje miasto} other {Miasto gracza {who}}} na polu {square} zostaje zniszczone.',
    battleBegins:
      'Bitwa na polu {square}: atakujący {attackerYou, select, yes {to ty} other {– {attacker}}}, obrońca {defenderYou, select, yes {to ty} other {– {defender}}}.',
    battleForCity:
      'Bitwa o miasto na polu {square}: atakujący {attackerYou, select, yes {to ty} other {– {attacker}}}, obrońca {defenderYou, select, yes {to ty} other {– {defender}}}.',
    battleForVillage:
      'Bitwa o wioskę na polu {square}: atakujący {attackerYou, select, yes {to ty} other {– {attacker}}}, barbarzyńcami {defenderYou, select, yes {grasz ty} other {gra {defender}}}.',
    forcesDrawn: '{you, select, yes {Dobierasz} other {{who} dobiera}} {unitsAcc} do bitwy.',
    forcesDrawnSeen: '{you, select, yes {Dobierasz} other {{who} dobiera}} do bitwy {unitsAcc}: {which}.',
    barbariansDrawn: 'Barbarzyńcy dobierają {unitsAcc}.',
    barbariansDrawnSeen: 'Barbarzyńcy dobierają {unitsAcc}: {which}.',
    bonusesCompared: 'Premia bitewna: atakujący {attacker}, obrońca {defender}.',
    unitOpens: '{you, select, yes {Rozpoczynasz} other {{who} rozpoczyna}} front {front}: {unit}, siła {n}.',
    unitAttacks: '{you, select, yes {Atakujesz} other {{who} atakuje}} front {front}: {unit}, siła {n}.',
    woundsDealt:
      '{you, select, yes {Twoja jednostka} other {{who}: jednostka}} na froncie {front} zostaje zraniona ({wounds}).',
    woundsHealed:
      '{you, select, yes {Twoja jednostka} other {{who}: jednostka}} na froncie {front} zostaje wyleczona ({wounds}).',
    unitKilled: '{you, select, yes {Twoja jednostka} other {{who}: jednostka}} na froncie {front} ginie: {unit}.',
    unitSaved: '{you, select, yes {Ratujesz} other {{who} ratuje}} jednostkę: {unit}.',
    attackerWins: 'Bitwę wygrywa atakujący, {attacker} do {defender}.',
    defenderWins: 'Bitwę wygrywa obrońca, {defender} do {attacker}.',
    lootTaken:
      'Łup: {you, select, yes {zabierasz} other {{who} zabiera}} {otherYou, select, yes {od ciebie} other {od gracza {other}}} {whatAcc}.',
    lootDiscarded:
      'Łup ({you, select, yes {twój wybór} other {wybiera {who}}}): {otherYou, select, yes {odrzucasz} other {{other} odrzuca}} monetę ({place}).',
    lootTech:
      'Łup: {you, select, yes {uczysz się} other {{who} uczy się}} technologii {otherYou, select, yes {od ciebie} other {od gracza {other}}}: {tech}.',
    techLearned: '{you, select, yes {Wynajdujesz} other {{who} wynajduje}} technologię: {tech}.',
    techStarting: '{you, select, yes {Zaczynasz} other {{who} zaczyna}} z technologią: {tech}.',
    techFree: '{you, select, yes {Uczysz się} other {{who} uczy się}} za darmo technologii: {tech}.',
    rankRaised: '{you, select, yes {Twoje jednostki osiągają} other {{who}: jednostki osiągają}} rangę {n}: {unit}.',
    nothingResearched: '{you, select, yes {Nie prowadzisz} other {{who} nie prowadzi}} badań.',
    techReturned: '{you, select, yes {Nie możesz} other {{who} nie może}} już nauczyć się technologii: {tech}.',
    victoryReached: '{you, select, yes {Osiągasz} other {{who} osiąga}} {victory}.',
    resigned: '{you, select, yes {Poddajesz} other {{who} poddaje}} grę.',
    gameEnded:
      'Koniec gry ({reason}). {n, plural, =0 {Nikt nie wygrywa} one {Wygrywa: {winners}} few {Wygrywają: {winners}} many {Wygrywają: {winners}} other {Wygrywają: {winners}}}.',
  },
  aim: {
    front: 'front {n}',
    times: '{what} (×{n})',
  },
  place: {
    sheet: 'arkusz cywilizacji',
    coinOn: 'na karcie „{card}”',
    unseen: '{form, select, gen {zakrytego znacznika} other {zakryty znacznik}} ({back})',
    marker: '{face} ({back})',
    unitOf: '{type} {strengths}',
    ofDeck: 'talia {deck}',
    aCoin: '{form, select, acc {monetę} gen {monety} other {moneta}} ({place})',
  },
};
