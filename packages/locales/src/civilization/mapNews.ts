import type { HappeningOf } from '@tessera/game-civilization';
import type { LootPurchase } from '@tessera/game-civilization/state/questions/loot.ts';
import { type Form, inForms } from '../forms.ts';
import type { Phrase } from '../words.ts';
import { coinPlace, fact, groupLine, type Lines, line } from './news.ts';
import { joined, type Key, type Say } from './say.ts';

const figuresMoved = groupLine('log.figuresMoved', 'from', 'to');

/** Moving, exploring, and what happens to things on the map. */
export const MAP_NEWS = {
  tileDiscovered: line('log.tileDiscovered', 'from'),
  // The group of an effect may have no figures left.
  figuresMoved: (it, say) => (it.armies + it.scouts === 0 ? null : figuresMoved(it, say)),
  figuresLeft: groupLine('log.figuresLeft', 'square'),
  figuresDisbanded: (it, say) =>
    say.phrase(it.marker === null ? 'log.figuresDisbanded' : 'log.figuresDisbandedFor', {
      ...say.by(it.seat),
      ...inForms('figures', (form) => say.figures(it.armies, it.scouts, form)),
      square: say.square(it.square),
      marker: it.marker === null ? '' : say.name('cityMarker', it.marker),
    }),
  cityMarkerDiscarded: ({ seat, city, marker }, say) =>
    say.phrase('log.cityMarkerDiscarded', {
      ...say.by(seat),
      city: say.square(city),
      marker: say.name('cityMarker', marker),
    }),
  sacrificeDeclared: line('log.sacrificeDeclared', 'square', 'tech'),
  figuresDestroyed: groupLine('log.figuresDestroyed', 'square'),
  squareStopped: fact('log.squareStopped', 'square'),
  hutExplored: found('hut', 'log.hutExplored', 'log.hutFound'),
  villageConquered: found('village', 'log.villageConquered', 'log.villageFound'),
  markersSeen: ({ seat, onMap, held }, say) => {
    const seen = [
      ...(onMap ?? []).map(({ square, marker }) =>
        say.phrase('see.pieceAt', { piece: say.marker(marker), square: say.square(square) }),
      ),
      ...(held ?? []).map((of) =>
        say.phrase('list.headed', {
          head: say.seat(of.seat),
          what: say.list(of.markers.map((marker) => say.marker(marker))),
        }),
      ),
    ];
    const looks = say.phrase('log.markersSeen', say.by(seat));
    return seen.length === 0 ? looks : say.phrase('log.markersSeenFaces', { looks, seen: joined(seen, '; ') });
  },
  disasterPlaced: fact('log.disasterPlaced', 'square'),
  buildingDestroyed: fact('log.buildingDestroyed', 'building', 'square'),
  wallsDestroyed: line('log.wallsDestroyed', 'square'),
  buildingUpgraded: line('log.buildingUpgraded', 'square', 'building'),
  wonderObsolete: fact('log.wonderObsolete', 'wonder'),
  wonderLost: line('log.wonderLost', 'wonder'),
  relicTaken: ({ seat, square, relic }, say) =>
    say.phrase('log.relicTaken', { ...say.by(seat), square: say.square(square), relic: say.card('relic', relic) }),
  relicReward: ({ seat, relic, lost }, say) =>
    say.phrase(lost ? 'log.relicRewardLost' : 'log.relicReward', { ...say.by(seat), relic: say.card('relic', relic) }),
  cityDestroyed: line('log.cityDestroyed', 'square'),
} satisfies Partial<Lines>;

/** What was found is named to those who may know it. */
function found(back: 'hut' | 'village', unseen: Key, seen: Key) {
  return ({ seat, square, marker }: HappeningOf<'hutExplored' | 'villageConquered'>, say: Say): Phrase => {
    const params = { ...say.by(seat), square: say.square(square) };
    if (marker === null) return say.phrase(unseen, params);
    return say.phrase(seen, { ...params, marker: say.marker(`${back}:${marker}`) });
  };
}

/** Battles. Fronts are counted from 1 for the reader. */
export const BATTLE_NEWS = {
  battleBegins: ({ attacker, defender, square, of }, say) =>
    say.phrase(of === 'city' ? 'log.battleForCity' : of === 'village' ? 'log.battleForVillage' : 'log.battleBegins', {
      square: say.square(square),
      attacker: say.seat(attacker),
      attackerYou: say.isYou(attacker),
      defender: say.seat(defender),
      defenderYou: say.isYou(defender),
    }),
  forcesDrawn: ({ seat, barbarians, count, units }, say) => {
    const who = barbarians ? {} : say.by(seat);
    const params = { ...who, ...say.counts('units', 'units', count) };
    if (units === null || units.length === 0) {
      return say.phrase(barbarians ? 'log.barbariansDrawn' : 'log.forcesDrawn', params);
    }
    return say.phrase(barbarians ? 'log.barbariansDrawnSeen' : 'log.forcesDrawnSeen', {
      ...params,
      which: say.list(units.map((card) => say.unitCard(card))),
    });
  },
  bonusesCompared: ({ attacker, defender }, say) => say.phrase('log.bonusesCompared', { attacker, defender }),
  battleTurn: () => null,
  unitPlayed: ({ seat, unit, strength, front, attacks }, say) =>
    say.phrase(attacks ? 'log.unitAttacks' : 'log.unitOpens', {
      ...say.by(seat),
      front: front + 1,
      unit: unitType(say, unit),
      n: strength,
    }),
  woundsDealt: wounds('log.woundsDealt'),
  woundsHealed: wounds('log.woundsHealed'),
  unitKilled: ({ seat, front, unit }, say) =>
    say.phrase('log.unitKilled', { ...say.by(seat), front: front + 1, unit: unitType(say, unit) }),
  forceKilled: ({ seat, units }, say) =>
    say.phrase('log.forceKilled', { ...say.by(seat), which: say.list(units.map((card) => say.unitCard(card))) }),
  unitSaved: ({ seat, unit }, say) => say.phrase('log.unitSaved', { ...say.by(seat), unit: say.unitCard(unit) }),
  battleEnds: ({ attackerWins, totals: [attacker, defender] }, say) =>
    say.phrase(attackerWins ? 'log.attackerWins' : 'log.defenderWins', { attacker, defender }),
  lootTaken: (it, say) => {
    const params = { ...say.by(it.seat), ...say.other(it.loser) };
    switch (it.take) {
      case 'discardCoin':
        return say.phrase('log.lootDiscarded', { ...params, place: coinPlace(say, it.from) });
      case 'tech':
        return say.phrase('log.lootTech', { ...params, tech: say.tech(it.tech) });
      default:
        return say.phrase('log.lootTaken', { ...params, ...inForms('what', (form) => lootGood(it, say, form)) });
    }
  },
} satisfies Partial<Lines>;

function wounds(key: 'log.woundsDealt' | 'log.woundsHealed') {
  return (it: HappeningOf<'woundsDealt' | 'woundsHealed'>, say: Say): Phrase =>
    say.phrase(key, { ...say.by(it.seat), front: it.front + 1, wounds: say.count('wounds', it.wounds) });
}

/** Cards are numbered within their type: `infantry3`. */
function unitType(say: Say, card: string): Phrase {
  return say.card('unitType', card.replace(/\d$/, ''));
}

/** What loot takes away, if anything. */
export function lootGood(it: Exclude<LootPurchase, { readonly take: 'tech' }>, say: Say, form: Form = 'nom'): Phrase {
  switch (it.take) {
    case 'trade':
    case 'culture':
      return say.count(it.take, it.amount, form);
    case 'resource':
      return say.good(it.resource, 1, form);
    case 'hut':
    case 'village':
      return say.phrase('place.unseen', { form, back: say.text(`back.${it.take}`) });
    case 'coin':
    case 'discardCoin':
      return say.phrase('place.aCoin', { form, place: coinPlace(say, it.from) });
    case 'event':
      return say.good(it.deck, 1, form);
  }
}

/** Research and the end. */
export const END_NEWS = {
  researchRevealed: () => null,
  techLearned: ({ seat, tech, by }, say) =>
    say.phrase(by === 'setUp' ? 'log.techStarting' : by === 'learning' ? 'log.techFree' : 'log.techLearned', {
      ...say.by(seat),
      tech: say.tech(tech),
    }),
  rankRaised: ({ seat, unit, rank }, say) =>
    say.phrase('log.rankRaised', { ...say.by(seat), unit: say.card('unitType', unit), n: rank }),
  nothingResearched: ({ seat, returned }, say) =>
    returned === null
      ? say.phrase('log.nothingResearched', say.by(seat))
      : say.phrase('log.techReturned', { ...say.by(seat), tech: say.tech(returned) }),
  victoryReached: ({ seat, victory }, say) =>
    say.phrase('log.victoryReached', { ...say.by(seat), victory: say.name('victory', victory) }),
  resigned: line('log.resigned'),
  gameEnded: ({ reason, winners }, say) =>
    say.phrase('log.gameEnded', {
      reason: say.name('victory', reason),
      n: winners.length,
      winners: say.list(winners.map((seat) => [say.seat(seat)])),
    }),
} satisfies Partial<Lines>;
