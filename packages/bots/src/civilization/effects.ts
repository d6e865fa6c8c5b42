import { type AbilityEffect, type EventEffect, eventFace, TECHS, techIndex } from '@tessera/game-civilization/data';

/** What an ability of a tech does in a phase. Atomic Theory has one for each of two. */
export function abilityEffect(tech: string, phase: string): AbilityEffect | null {
  const abilities = TECHS[techIndex(tech)]?.resourceAbilities ?? [];
  return (abilities.find((ability) => ability.phase === phase) ?? abilities[0])?.effect ?? null;
}

/** What a card that is played or used does: an event, or the ability of a tech; null for anything else. */
export function effectOf(card: string, phase: string): EventEffect | AbilityEffect | null {
  return eventFace(card)?.effect ?? abilityEffect(card, phase);
}
