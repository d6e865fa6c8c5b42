import type { LandUnitType } from '../../data/units.ts';
import type { LootDecisions } from './loot.ts';

/** Techs that heal once per battle, for free (FAQ-046). */
export const HEALERS = ['animalHusbandry', 'biology'] as const;

export type Healer = (typeof HEALERS)[number];

/** Techs whose resource ability is used in a battle (FAQ-047); each costs one iron. */
export const BATTLE_TECHS = ['metalworking', 'mathematics', 'ballistics'] as const;

export type BattleTech = (typeof BATTLE_TECHS)[number];

/** Questions of a battle and its aftermath. Fronts are counted from 0 in the order in which they were started. */
export type BattleDecisions = LootDecisions & {
  /** RUL-153: a card before the battle forces are drawn, or nothing more. */
  readonly battleMoment: { readonly ask: { readonly moment: 'before' }; readonly answer: BattleMomentAct };
  /** HUT-006: the deck a replacement for an empty one comes from. */
  readonly barbarianDeck: { readonly ask: object; readonly answer: { readonly deck: LandUnitType } };
  /** BAT-022: abilities, one unit, abilities, end. */
  readonly battleTurn: { readonly ask: { readonly played: boolean }; readonly answer: BattleAct };
  /** Animal Husbandry: the front whose own unit loses one wound, or null for no more. */
  readonly healWound: { readonly ask: { readonly left: number }; readonly answer: { readonly front: number | null } };
  /** LOOT-017: the killed unit that China saves, or none. */
  readonly saveUnit: { readonly ask: object; readonly answer: { readonly unit: string | null } };
};

export type BattleMomentAct = { readonly do: 'pass' } | { readonly do: 'event'; readonly event: string };

export type BattleAct =
  /** A unit card of the battle hand, into a new front (null) or against the enemy unit of a front (BAT-026). */
  | { readonly do: 'play'; readonly unit: string; readonly front: number | null }
  | { readonly do: 'ability'; readonly tech: BattleTech }
  | { readonly do: 'heal'; readonly tech: Healer }
  | { readonly do: 'end' };
