import type { Facts } from './facts.ts';
import { because, type Refusals } from './refusalParts.ts';
import type { Say } from './say.ts';

/** Movement. */
export const MOVE_REFUSALS: Refusals = {
  'MOVE-002': because('refusal.noSteps'),
  'MOVE-004': because('refusal.diagonal', 'from', 'square'),
  'MOVE-006': because('refusal.notStanding', 'group', 'square'),
  'MOVE-008': (it, say) =>
    it.has('figures')
      ? say.phrase('refusal.stack', {
          ...say.counts('figures', 'figures', it.number('figures')),
          limit: it.number('limit'),
          square: say.square(it.number('square')),
        })
      : say.phrase('refusal.stackFull', { limit: it.number('limit'), square: say.square(it.number('square')) }),
  'MOVE-010': because('refusal.water', 'square'),
  'MOVE-011': because('refusal.endWater', 'square'),
  'MOVE-013': because('refusal.undiscovered', 'square'),
  'MOVE-014': because('refusal.endCenter', 'square'),
  'MOVE-015': because('refusal.scoutCityCenter', 'square'),
  'MOVE-018': because('refusal.scoutHut', 'square'),
  'MOVE-019': because('refusal.scoutEnemy', 'square'),
  'GOV-015': because('refusal.democracy', 'square'),
  'EXPL-001': because('refusal.noTile', 'square'),
  'RUL-102': (it, say) =>
    it.has('steps')
      ? say.phrase('refusal.stepByStep', {
          square: say.square(it.number('square')),
          steps: say.count('steps', it.number('steps')),
        })
      : say.phrase('refusal.oneStep', {
          from: say.square(it.number('from')),
          square: say.square(it.number('square')),
        }),
  'RUL-103': (it, say) =>
    it.has('square')
      ? say.phrase('refusal.mustStart', { square: say.square(it.number('square')) })
      : say.phrase('refusal.leaveSome', { figures: say.figures(it.number('armies'), it.number('scouts')) }),
  'RUL-104': because('refusal.movedAlready', 'group', 'square'),
  'RUL-106': because('refusal.groupLimit', 'figures', 'limit'),
  'RUL-107': because('refusal.groupScout', 'square'),
  'RUL-109': because('refusal.noWayOut', 'square'),
  'RUL-121': because('refusal.noWayOut', 'square'),
  'RUL-285': (it, say) =>
    it.has('card')
      ? say.phrase('refusal.stoppedAlready', { card: say.anyCard(it.text('card')) })
      : say.phrase('refusal.stopped', { square: say.square(it.number('square')) }),
  'RUL-286': because('refusal.leaveHere', 'square'),
  'RUL-257': (it, say) => {
    if (it.has('tech')) return say.phrase('refusal.sacrificeTech', { tech: say.tech(it.text('tech')) });
    if (it.has('used')) return say.phrase('refusal.sacrificeUsed');
    if (it.has('figures')) {
      return say.phrase('refusal.sacrificeGroup', say.counts('figures', 'figures', it.number('figures')));
    }
    if (it.has('from')) return say.phrase('refusal.sacrificeCity', { square: say.square(it.number('square')) });
    return say.phrase('refusal.sacrificeOnly');
  },
};

/** Battles and loot. Fronts are counted from 1 for the reader. */
export const BATTLE_REFUSALS: Refusals = {
  'BAT-004': (it, say) => say.phrase('refusal.notInBattleHand', { unit: say.unitCard(it.text('unit')) }),
  'BAT-022': because('refusal.unitPlayed'),
  'BAT-024': (it, say) => say.phrase('refusal.mustPlay', { units: say.count('units', it.number('units')) }),
  'BAT-026': (it, say) => say.phrase('refusal.frontNoEnemy', front(it)),
  'BAT-027': because('refusal.frontFirst'),
  'BAT-028': (it, say) => say.phrase('refusal.frontOwn', front(it)),
  'RUL-293': (it, say) => say.phrase('refusal.frontNoUnit', front(it)),
  'RUL-227': (it, say) => say.phrase('refusal.frontNoWound', front(it)),
  'RUL-122': because('refusal.barbarians'),
  'FAQ-048': because('refusal.beforeUnit', 'tech'),
  'RUL-255': (it, say) => say.phrase('refusal.notKilled', { unit: say.unitCard(it.text('unit')) }),
  'HUT-006': (it, say) => say.phrase('refusal.deckNotChosen', deck(it, say)),
  'RUL-316': (it, say) => say.phrase('refusal.deckNotChosen', deck(it, say)),
  'LOOT-008': (it, say) =>
    say.phrase('refusal.lootPrice', {
      price: say.count('loot', it.number('price')),
      ...say.counts('points', 'loot', it.number('points')),
    }),
  'LOOT-009': (it, say) => say.phrase('refusal.lootMost', { amount: it.number('amount'), most: it.number('most') }),
  'RUL-175': (it, say) =>
    it.has('has') ? say.phrase('refusal.lootHas', { has: it.number('has') }) : say.phrase('refusal.lootNotThere'),
  'RUL-176': because('refusal.lootCoin'),
};

function front(it: Facts) {
  return { front: it.number('front') + 1 };
}

function deck(it: Facts, say: Say) {
  return { deck: say.card('unitType', it.text('deck')) };
}
