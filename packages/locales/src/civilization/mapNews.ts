import { type Form, inForms } from '../forms.ts';
import type { Phrase } from '../words.ts';
import type { Facts } from './facts.ts';
import { coinPlace, type Line, line } from './news.ts';
import type { Key, Say } from './say.ts';

function atSquare(key: Key): Line {
  return (it, say) => say.phrase(key, { square: say.square(it.number('square')) });
}

/** Moving, exploring, and what happens to things on the map. */
export const MAP_NEWS = {
  tileDiscovered: line('log.tileDiscovered', 'from'),
  figuresMoved: (it, say) => {
    // An effect may tell of a group that nobody is left of.
    if (it.number('armies') + it.number('scouts') === 0) return null;
    return line('log.figuresMoved', 'figures', 'from', 'to')(it, say);
  },
  figuresLeft: line('log.figuresLeft', 'figures', 'square'),
  sacrificeDeclared: line('log.sacrificeDeclared', 'square', 'tech'),
  figuresDestroyed: line('log.figuresDestroyed', 'figures', 'square'),
  squareStopped: atSquare('log.squareStopped'),
  hutExplored: (it, say) => found(it, say, 'hut', 'log.hutExplored', 'log.hutFound'),
  villageConquered: (it, say) => found(it, say, 'village', 'log.villageConquered', 'log.villageFound'),
  disasterPlaced: atSquare('log.disasterPlaced'),
  buildingDestroyed: (it, say) =>
    say.phrase('log.buildingDestroyed', {
      building: say.card('building', it.text('building')),
      square: say.square(it.number('square')),
    }),
  wallsDestroyed: line('log.wallsDestroyed', 'square'),
  buildingUpgraded: line('log.buildingUpgraded', 'square', 'building'),
  wonderObsolete: (it, say) => say.phrase('log.wonderObsolete', { wonder: say.wonder(it.text('wonder')) }),
  wonderLost: line('log.wonderLost', 'wonder'),
  cityDestroyed: line('log.cityDestroyed', 'square'),
} satisfies { readonly [kind: string]: Line };

/** What was found is named to those who may know it. */
function found(it: Facts, say: Say, back: 'hut' | 'village', unseen: Key, seen: Key): Phrase {
  const params = { ...say.by(it.number('seat')), square: say.square(it.number('square')) };
  if (!it.has('marker')) return say.phrase(unseen, params);
  return say.phrase(seen, { ...params, marker: say.marker(`${back}:${it.text('marker')}`) });
}

const BATTLES: { readonly [of: string]: Key } = {
  figures: 'log.battleBegins',
  city: 'log.battleForCity',
  village: 'log.battleForVillage',
};

/** Battles. Fronts are counted from 1 for the reader. */
export const BATTLE_NEWS = {
  battleBegins: (it, say) =>
    say.phrase(BATTLES[it.text('of')] ?? 'log.battleBegins', {
      square: say.square(it.number('square')),
      attacker: say.seat(it.number('attacker')),
      attackerYou: say.isYou(it.number('attacker')),
      defender: say.seat(it.number('defender')),
      defenderYou: say.isYou(it.number('defender')),
    }),
  forcesDrawn: (it, say) => {
    const units = say.counts('units', 'units', it.number('count'));
    const drawn = it.texts('units');
    const isBarbarian = it.is('barbarians', true);
    const which = say.list(drawn.map((card) => say.unitCard(card)));
    if (isBarbarian) {
      return drawn.length === 0
        ? say.phrase('log.barbariansDrawn', units)
        : say.phrase('log.barbariansDrawnSeen', { ...units, which });
    }
    const who = say.by(it.number('seat'));
    return drawn.length === 0
      ? say.phrase('log.forcesDrawn', { ...who, ...units })
      : say.phrase('log.forcesDrawnSeen', { ...who, ...units, which });
  },
  bonusesCompared: (it, say) =>
    say.phrase('log.bonusesCompared', { attacker: it.number('attacker'), defender: it.number('defender') }),
  battleTurn: () => null,
  unitPlayed: (it, say) =>
    say.phrase(it.is('attacks', true) ? 'log.unitAttacks' : 'log.unitOpens', {
      ...say.by(it.number('seat')),
      front: it.number('front') + 1,
      unit: unitType(it, say),
      n: it.number('strength'),
    }),
  woundsDealt: wounds('log.woundsDealt'),
  woundsHealed: wounds('log.woundsHealed'),
  unitKilled: (it, say) =>
    say.phrase('log.unitKilled', {
      ...say.by(it.number('seat')),
      front: it.number('front') + 1,
      unit: unitType(it, say),
    }),
  unitSaved: (it, say) =>
    say.phrase('log.unitSaved', { ...say.by(it.number('seat')), unit: say.unitCard(it.text('unit')) }),
  battleEnds: (it, say) => {
    const [attacker = 0, defender = 0] = it.numbers('totals');
    return say.phrase(it.is('attackerWins', true) ? 'log.attackerWins' : 'log.defenderWins', { attacker, defender });
  },
  lootTaken,
} satisfies { readonly [kind: string]: Line };

function wounds(key: 'log.woundsDealt' | 'log.woundsHealed'): Line {
  return (it, say) =>
    say.phrase(key, {
      ...say.by(it.number('seat')),
      front: it.number('front') + 1,
      wounds: say.count('wounds', it.number('wounds')),
    });
}

function unitType(it: Facts, say: Say): Phrase {
  return say.card('unitType', it.text('unit').replace(/\d$/, ''));
}

function lootTaken(it: Facts, say: Say): Phrase {
  const params = { ...say.by(it.number('seat')), ...say.other(it.number('loser')) };
  switch (it.text('take')) {
    case 'discardCoin':
      return say.phrase('log.lootDiscarded', { ...params, place: coinPlace(say, it.text('from')) });
    case 'tech':
      return say.phrase('log.lootTech', { ...params, tech: say.tech(it.text('tech')) });
    default:
      return say.phrase('log.lootTaken', { ...params, ...inForms('what', (form) => lootGood(it, say, form)) });
  }
}

/** What loot takes away, where it takes something. */
export function lootGood(it: Facts, say: Say, form: Form = 'nom'): Phrase {
  const take = it.text('take');
  switch (take) {
    case 'trade':
    case 'culture':
      return say.count(take, it.number('amount'), form);
    case 'resource':
      return say.good(it.text('resource'), 1, form);
    case 'hut':
    case 'village':
      return say.phrase('place.unseen', { form, back: say.text(`back.${take}`) });
    case 'coin':
      return say.phrase('place.aCoin', { form, place: coinPlace(say, it.text('from')) });
    default:
      return say.good(it.text('deck'), 1, form);
  }
}

const LEARNED: { readonly [by: string]: Key } = {
  setUp: 'log.techStarting',
  research: 'log.techLearned',
  learning: 'log.techFree',
};

/** Research and the end. */
export const END_NEWS = {
  researchRevealed: () => null,
  techLearned: (it, say) => line(LEARNED[it.text('by')] ?? 'log.techLearned', 'tech')(it, say),
  rankRaised: (it, say) =>
    say.phrase('log.rankRaised', {
      ...say.by(it.number('seat')),
      unit: say.card('unitType', it.text('unit')),
      n: it.number('rank'),
    }),
  nothingResearched: (it, say) =>
    it.has('returned')
      ? say.phrase('log.techReturned', { ...say.by(it.number('seat')), tech: say.tech(it.text('returned')) })
      : say.phrase('log.nothingResearched', say.by(it.number('seat'))),
  victoryReached: line('log.victoryReached', 'victory'),
  resigned: line('log.resigned'),
  gameEnded: (it, say) =>
    say.phrase('log.gameEnded', {
      reason: say.name('victory', it.text('reason')),
      n: it.numbers('winners').length,
      winners: say.list(it.numbers('winners').map((seat) => [say.seat(seat)])),
    }),
} satisfies { readonly [kind: string]: Line };
