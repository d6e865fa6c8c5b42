import type {
  CivilizationId,
  CultureEventId,
  GovernmentId,
  InvestmentId,
  TechId,
  WonderId,
} from '@tessera/game-civilization/data';
import type { Exactly } from '../../words.ts';
import type { Groups } from '../groups.ts';
import messages from './cards.json';

export const cards = messages satisfies Groups & {
  readonly event: Exactly<{ readonly [E in CultureEventId]: string }, typeof messages.event>;
  readonly tech: Exactly<{ readonly [T in TechId]: string }, typeof messages.tech>;
  readonly wonder: Exactly<{ readonly [W in WonderId]: string }, typeof messages.wonder>;
  readonly government: Exactly<{ readonly [G in GovernmentId]: string }, typeof messages.government>;
  readonly civilization: Exactly<{ readonly [C in CivilizationId]: string }, typeof messages.civilization>;
  readonly investment: Exactly<{ readonly [I in InvestmentId]: string }, typeof messages.investment>;
};
