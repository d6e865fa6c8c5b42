import type { log as english } from '../en/log.ts';
import type { Same } from '../groups.ts';

export const log: Same<typeof english> = {
  log: {
    firstPlayer: 'Pirmasis žaidėjas: {you, select, yes {jūs} other {{who}}}.',
    civilizationsDealt: 'Išdalijami civilizacijų lapai: {dealt}.',
    civilizationChosen: '{you, select, yes {Vadovaujate} other {{who} vadovauja}} civilizacijai: {civilization}.',
    startingWonderDrawn: '{you, select, yes {Pradedate} other {{who} pradeda}} su pasaulio stebuklu: {wonder}.',
    wonderMarketFilled: 'Pasaulio stebuklai turguje: {wonders}.',
    capitalPlaced: '{you, select, yes {Pastatote} other {{who} pastato}} sostinę kvadrate {square}.',
    startingWonderPlaced:
      '{you, select, yes {Pastatote} other {{who} pastato}} kvadrate {square} pasaulio stebuklą: {wonder}.',
    startingFigurePlaced: '{you, select, yes {Pastatote} other {{who} pastato}} kvadrate {square} figūrėlę: {figure}.',
    playerReady: '{you, select, yes {Pradedate žaidimą ir turite} other {{who} pradeda žaidimą ir turi}} {tradeAcc}.',
    turnBegins: '{n} ėjimas. Pirmasis žaidėjas: {who}',
    phaseBegins: '{phase}',
    cityFounded: '{you, select, yes {Įkuriate} other {{who} įkuria}} miestą kvadrate {square} (figūrėlė: {figure}).',
    governmentChanged: '{you, select, yes {Pakeičiate} other {{who} pakeičia}} santvarką: {government}.',
    wonderUsed: '{you, select, yes {Naudojate} other {{who} naudoja}} pasaulio stebuklą: {wonder}.',
    figureDisplaced:
      '{you, select, yes {Jūsų figūrėlės turi} other {{who}: figūrėlės turi}} pereiti iš kvadrato {from} į kvadratą {to}.',
    offerMade:
      '{you, select, yes {Siūlote} other {{who} siūlo}} {toAll, select, yes {visiems} other {{toYou, select, yes {jums} other {žaidėjui {to}}}}} mainus: {gives} už {wantsAcc}.',
    offerAccepted:
      '{you, select, yes {Priimate} other {{who} priima}} {otherYou, select, yes {jūsų pasiūlymą} other {žaidėjo {other} pasiūlymą}}: {wants} už {givesAcc}.',
    offerAcceptedPieces: '{deal} Užversti elementai: {given} – mainais: {taken}.',
    offerRefused:
      '{you, select, yes {Atmetate} other {{who} atmeta}} {otherYou, select, yes {jūsų pasiūlymą} other {žaidėjo {other} pasiūlymą}}.',
    offerLapsed: '{you, select, yes {Jūsų pasiūlymas} other {Žaidėjo {who} pasiūlymas}} nebegalioja.',
    negotiationDone: '{you, select, yes {Baigiate} other {{who} baigia}} prekiauti.',
    cityRushes: '{you, select, yes {Jūsų miestas} other {{who}: miestas}} ({city}) gamina: {items} (padeda: {help}).',
    rush: 'pagreitinimas už {tradeAcc}',
    cityActionCancelled:
      '{you, select, yes {Jūsų miestas} other {{who}: miestas}} ({city}) netenka veiksmo: jis atšauktas.',
    figureBuilt: '{you, select, yes {Pagaminate} other {{who} pagamina}} kvadrate {square} figūrėlę: {figure}.',
    unitGained: '{you, select, yes {Gaunate} other {{who} gauna}} karinį dalinį: {unit}.',
    buildingBuilt: '{you, select, yes {Pastatote} other {{who} pastato}} kvadrate {square} pastatą: {building}.',
    wonderBuilt: '{you, select, yes {Pastatote} other {{who} pastato}} kvadrate {square} pasaulio stebuklą: {wonder}.',
    wonderTurnedUp: 'Naujas pasaulio stebuklas turguje: {wonder}.',
    wallsBuilt: '{you, select, yes {Apjuosiate} other {{who} apjuosia}} sienomis miestą kvadrate {square}.',
    cityDevoted: '{you, select, yes {Paskiriate} other {{who} paskiria}} miestą ({city}) menų plėtotei.',
    resourceHarvested: '{you, select, yes {Surenkate} other {{who} surenka}} resursą iš kvadrato {square}.',
    productionRaised:
      '{you, select, yes {Jūsų miestas} other {{who}: miestas}} ({square}) turi +{n} produkcijos vienam veiksmui.',
    trackAdvanced: '{you, select, yes {Žengiate} other {{who} žengia}} į {n} kultūros eilutės laukelį.',
    eventDrawn: '{you, select, yes {Traukiate} other {{who} traukia}} kultūros įvykį: {event}.',
    eventDrawnHidden: '{you, select, yes {Traukiate} other {{who} traukia}} kultūros įvykį iš {deck} kaladės.',
    eventTaken:
      '{you, select, yes {Paimate} other {{who} paima}} kultūros įvykį {otherYou, select, yes {iš jūsų} other {iš žaidėjo {other}}}: {event}.',
    eventTakenHidden:
      '{you, select, yes {Paimate} other {{who} paima}} {deck} kaladės kultūros įvykį {otherYou, select, yes {iš jūsų} other {iš žaidėjo {other}}}.',
    eventDiscarded: '{you, select, yes {Atmetate} other {{who} atmeta}} kultūros įvykį: {event}.',
    eventPlayed: '{you, select, yes {Įžaidžiate} other {{who} įžaidžia}} kultūros įvykį: {event}.',
    eventPlayedAt: '{you, select, yes {Įžaidžiate} other {{who} įžaidžia}} kultūros įvykį: {event}; taikinys: {aim}.',
    eventPlayedAs:
      '{you, select, yes {Įžaidžiate} other {{who} įžaidžia}} kultūros įvykį: {event} – vietoj resurso: {resource}.',
    eventReturned: 'Kultūros įvykis grįžta į {you, select, yes {jūsų} other {žaidėjo {who}}} ranką: {event}.',
    abilityUsed: '{you, select, yes {Naudojate} other {{who} naudoja}} savybę: {tech}.',
    abilityUsedAt: '{you, select, yes {Naudojate} other {{who} naudoja}} savybę: {tech}; taikinys: {aim}.',
    abilityUsedTo: '{you, select, yes {Naudojate} other {{who} naudoja}} savybę: {tech} ({purpose}); taikinys: {aim}.',
    abilityGivenUp: '{you, select, yes {Atsisakote} other {{who} atsisako}} savybės: {tech}.',
    cancelled: 'Atšaukiama {you, select, yes {jūsų} other {žaidėjo {who}}} korta: {card}.',
    cancelledCity: 'Atšaukiamas {you, select, yes {jūsų veiksmas mieste} other {žaidėjo {who} veiksmas mieste}}.',
    consentOn:
      '{you, select, yes {Leidžiate} other {{who} leidžia}} kitų žaidėjų kultūros įvykiams rinktis tai, ką saugo Jungtinės Tautos.',
    consentOff:
      '{you, select, yes {Nebeleidžiate} other {{who} nebeleidžia}} kitų žaidėjų kultūros įvykiams rinktis to, ką saugo Jungtinės Tautos.',
    personGained: '{you, select, yes {Gaunate} other {{who} gauna}} didžią asmenybę: {person}.',
    personPlaced: '{you, select, yes {Pastatote} other {{who} pastato}} kvadrate {square} didžią asmenybę: {person}.',
    personReserved: '{you, select, yes {Pasiliekate} other {{who} pasilieka}} rezerve didžią asmenybę: {person}.',
    personKilled: 'Kvadrate {square} žūva didi asmenybė: {person}.',
    gained: '{you, select, yes {Gaunate} other {{who} gauna}} {whatAcc}.',
    lost: '{you, select, yes {Netenkate} other {{who} netenka}} {whatGen}.',
    coinGained: '{you, select, yes {Gaunate} other {{who} gauna}} monetą ({place}).',
    coinLost: '{you, select, yes {Netenkate} other {{who} netenka}} monetos ({place}).',
    spent: '{you, select, yes {Išleidžiate} other {{who} išleidžia}} {whatAcc}.',
    markerSpent: '{you, select, yes {Išleidžiate} other {{who} išleidžia}} žymeklį: {marker}.',
    markerTaken:
      '{you, select, yes {Paimate} other {{who} paima}} žymeklį {otherYou, select, yes {iš jūsų} other {iš žaidėjo {other}}}: {marker}.',
    markerBack: '{you, select, yes {Atgaunate} other {{who} atgauna}} žymeklį: {marker}.',
    unitLost: '{you, select, yes {Netenkate} other {{who} netenka}} karinio dalinio: {unit}.',
    tileDiscovered: '{you, select, yes {Atrandate} other {{who} atranda}} žemėlapio lentelę iš kvadrato {from}.',
    figuresMoved:
      '{you, select, yes {Perkeliate} other {{who} perkelia}} {figuresAcc} iš kvadrato {from} į kvadratą {to}.',
    figuresLeft: '{you, select, yes {Paliekate} other {{who} palieka}} {figuresAcc} kvadrate {square}.',
    sacrificeDeclared:
      '{you, select, yes {Paaukojate} other {{who} paaukoja}} figūrėlę prie miesto kvadrate {square} dėl technologijos: {tech}.',
    figuresDestroyed: '{you, select, yes {Netenkate} other {{who} netenka}} {figuresGen} kvadrate {square}.',
    squareStopped: 'Šį ėjimą iš kvadrato {square} negali išeiti jokia figūrėlė.',
    hutExplored: '{you, select, yes {Ištiriate} other {{who} ištiria}} trobelę kvadrate {square}.',
    hutFound: '{you, select, yes {Ištiriate} other {{who} ištiria}} trobelę kvadrate {square}: {marker}.',
    villageConquered: '{you, select, yes {Užkariaujate} other {{who} užkariauja}} kaimą kvadrate {square}.',
    villageFound: '{you, select, yes {Užkariaujate} other {{who} užkariauja}} kaimą kvadrate {square}: {marker}.',
    disasterPlaced: 'Nelaimė pakeičia reljefą kvadrate {square}.',
    buildingDestroyed: 'Kvadrate {square} sugriaunamas pastatas: {building}.',
    wallsDestroyed:
      'Griūva {you, select, yes {jūsų miesto sienos} other {žaidėjo {who} miesto sienos}} kvadrate {square}.',
    buildingUpgraded:
      '{you, select, yes {Jūsų pastatas} other {{who}: pastatas}} kvadrate {square} patobulinamas: {building}.',
    wonderObsolete: 'Pasaulio stebuklas paskelbiamas nebenaudojamu: {wonder}.',
    wonderLost: '{you, select, yes {Netenkate} other {{who} netenka}} pasaulio stebuklo: {wonder}.',
    cityDestroyed: '{you, select, yes {Jūsų miestas} other {Žaidėjo {who} miestas}} kvadrate {square} sunaikinamas.',
    battleBegins:
      'Mūšis kvadrate {square}: atakuojantysis – {attackerYou, select, yes {jūs} other {{attacker}}}, besiginantysis – {defenderYou, select, yes {jūs} other {{defender}}}.',
    battleForCity:
      'Mūšis dėl miesto kvadrate {square}: atakuojantysis – {attackerYou, select, yes {jūs} other {{attacker}}}, besiginantysis – {defenderYou, select, yes {jūs} other {{defender}}}.',
    battleForVillage:
      'Mūšis dėl kaimo kvadrate {square}: atakuojantysis – {attackerYou, select, yes {jūs} other {{attacker}}}, barbarų žaidėjas – {defenderYou, select, yes {jūs} other {{defender}}}.',
    forcesDrawn: '{you, select, yes {Traukiate} other {{who} traukia}} mūšiui {unitsAcc}.',
    forcesDrawnSeen: '{you, select, yes {Traukiate} other {{who} traukia}} mūšiui {unitsAcc}: {which}.',
    barbariansDrawn: 'Barbarai traukia {unitsAcc}.',
    barbariansDrawnSeen: 'Barbarai traukia {unitsAcc}: {which}.',
    bonusesCompared: 'Kovos premija: atakuojantysis {attacker}, besiginantysis {defender}.',
    unitOpens: '{you, select, yes {Sukuriate} other {{who} sukuria}} {front} frontą: {unit}, stiprumas {n}.',
    unitAttacks: '{you, select, yes {Užpuolate} other {{who} užpuola}} {front} frontą: {unit}, stiprumas {n}.',
    woundsDealt:
      '{you, select, yes {Jūsų karinis dalinys} other {{who}: karinis dalinys}} {front} fronte sužeidžiamas ({wounds}).',
    woundsHealed:
      '{you, select, yes {Jūsų karinis dalinys} other {{who}: karinis dalinys}} {front} fronte pagydomas ({wounds}).',
    unitKilled:
      '{you, select, yes {Jūsų karinis dalinys} other {{who}: karinis dalinys}} {front} fronte sunaikinamas: {unit}.',
    unitSaved: '{you, select, yes {Išgelbėjate} other {{who} išgelbėja}} karinį dalinį: {unit}.',
    attackerWins: 'Mūšį laimi atakuojantysis, {attacker} prieš {defender}.',
    defenderWins: 'Mūšį laimi besiginantysis, {defender} prieš {attacker}.',
    lootTaken:
      'Grobis: {you, select, yes {paimate} other {{who} paima}} {otherYou, select, yes {iš jūsų} other {iš žaidėjo {other}}} {whatAcc}.',
    lootDiscarded:
      'Grobis ({you, select, yes {jūsų pasirinkimas} other {renkasi {who}}}): {otherYou, select, yes {atmetate} other {{other} atmeta}} monetą ({place}).',
    lootTech:
      'Grobis: {you, select, yes {išmokstate} other {{who} išmoksta}} technologiją {otherYou, select, yes {iš jūsų} other {iš žaidėjo {other}}}: {tech}.',
    techLearned: '{you, select, yes {Išrandate} other {{who} išranda}} technologiją: {tech}.',
    techStarting: '{you, select, yes {Pradedate} other {{who} pradeda}} su technologija: {tech}.',
    techFree: '{you, select, yes {Nemokamai išmokstate} other {{who} nemokamai išmoksta}} technologiją: {tech}.',
    rankRaised:
      '{you, select, yes {Jūsų kariniai daliniai pasiekia} other {{who}: kariniai daliniai pasiekia}} {n} rangą: {unit}.',
    nothingResearched: '{you, select, yes {Nieko neišrandate} other {{who} nieko neišranda}}.',
    techReturned: '{you, select, yes {Nebegalite} other {{who} nebegali}} išmokti technologijos: {tech}.',
    victoryReached: '{you, select, yes {Laimite} other {{who} laimi}}: {victory}.',
    resigned: '{you, select, yes {Pasiduodate} other {{who} pasiduoda}}.',
    gameEnded:
      'Žaidimas baigtas ({reason}). {n, plural, =0 {Niekas nelaimi} one {Laimi: {winners}} few {Laimi: {winners}} many {Laimi: {winners}} other {Laimi: {winners}}}.',
  },
  aim: {
    front: '{n} frontas',
    times: '{what} (×{n})',
  },
  place: {
    sheet: 'civilizacijos lapas',
    coinOn: 'ant kortos „{card}“',
    unseen: '{form, select, acc {užverstą žymeklį} gen {užversto žymeklio} other {užverstas žymeklis}} ({back})',
    marker: '{face} ({back})',
    unitOf: '{type} {strengths}',
    ofDeck: '{deck} kaladė',
    aCoin: '{form, select, acc {monetą} gen {monetos} other {moneta}} ({place})',
  },
};
