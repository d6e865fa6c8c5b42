import { type ComponentType, lazy } from 'react';

const BOARDS = new Map<string, ComponentType>([
  ['founders', lazy(async () => ({ default: (await import('../founders/FoundersBoard.tsx')).FoundersBoard }))],
  [
    'civilization',
    lazy(async () => ({ default: (await import('../civilization/CivilizationBoard.tsx')).CivilizationBoard })),
  ],
]);

/** A game's own board component; null for a game without one, which is shown in words. */
export function boardOf(game: string): ComponentType | null {
  return BOARDS.get(game) ?? null;
}
