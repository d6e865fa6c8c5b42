import type { AbilityEffect, Resource, ResourceAbility, TechFace } from '@tessera/game-civilization/data';
import type { Params, Phrase } from '../words.ts';
import { techFace } from './effects.ts';
import type { Key, Say } from './say.ts';

/** What an ability does. Atomic Theory has one for each of two phases. */
export function abilityEffect(say: Say, tech: string, phase: string): Phrase {
  const face = techFace(tech);
  const effect = abilityIn(face, phase)?.effect ?? null;
  return face === null || effect === null ? say.unknown() : say.phrase(keyOf(effect), amountsOf(say, effect, face));
}

/** What an ability costs. */
export function abilityPrice(say: Say, tech: string, phase: string): Phrase {
  const ability = abilityIn(techFace(tech), phase);
  if (ability === null) return say.unknown();
  return say.list(
    Object.entries(ability.cost).map(([resource, n]) =>
      resource === 'any' ? say.count('resources', n) : say.good(resource as Resource, n),
    ),
  );
}

function abilityIn(face: TechFace | null, phase: string): ResourceAbility | null {
  const abilities = face?.resourceAbilities ?? [];
  return abilities.find((ability) => ability.phase === phase) ?? abilities[0] ?? null;
}

const KEYS = {
  produce: 'techAbility.produce',
  gainCulture: 'techAbility.gainCulture',
  gainTrade: 'techAbility.gainTrade',
  gainPerson: 'techAbility.gainPerson',
  gainCoin: 'techAbility.gainCoin',
  raise: 'techAbility.raise',
  wound: 'techAbility.wound',
  stopFigures: 'techAbility.stopFigures',
  shipFigures: 'techAbility.shipFigures',
  addActions: 'techAbility.addActions',
  destroyCity: 'techAbility.destroyCity',
  discardCoins: 'techAbility.discardCoins',
  reshape: 'techAbility.reshape',
} as const satisfies { readonly [D in Exclude<AbilityEffect['does'], 'cancel' | 'obsolete'>]: Key };

const CANCELLED = {
  cityAction: 'techAbility.cancelCityAction',
  event: 'techAbility.cancelEvent',
  ability: 'techAbility.cancelAbility',
} as const satisfies { readonly [what: string]: Key };

const OR = {
  killUnit: 'techAbility.obsoleteOrKillUnit',
  destroyBuilding: 'techAbility.obsoleteOrDestroyBuilding',
} as const satisfies { readonly [or: string]: Key };

function keyOf(effect: AbilityEffect): Key {
  if (effect.does === 'cancel') return CANCELLED[effect.what];
  return effect.does === 'obsolete' ? OR[effect.or] : KEYS[effect.does];
}

function amountsOf(say: Say, effect: AbilityEffect, { coinTask }: TechFace): Params {
  switch (effect.does) {
    case 'produce':
      return { production: effect.production };
    case 'gainCulture':
      return say.counts('culture', 'culture', effect.culture);
    case 'gainTrade':
      return { ...say.counts('trade', 'trade', effect.trade), other: effect.other };
    case 'gainCoin':
      return { most: coinTask ?? 0 };
    case 'raise':
      return { strength: effect.strength };
    case 'wound':
      return say.counts('wounds', 'wounds', effect.wounds);
    case 'obsolete':
      return {
        ages: say.list(
          effect.ages.map((age) => say.name('age', age)),
          'or',
        ),
      };
    case 'reshape':
      return {
        terrains: say.list(
          effect.terrains.map((terrain) => say.name('terrain', terrain)),
          'or',
        ),
      };
    default:
      return {};
  }
}
