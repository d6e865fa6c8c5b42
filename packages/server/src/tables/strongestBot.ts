import type { Host } from './host.ts';

/** The bot that plays for somebody who has not chosen one. */
export function strongestBot({ parts, game }: Pick<Host, 'parts' | 'game'>): string {
  return parts.bots.names(game).at(-1) ?? 'random';
}
