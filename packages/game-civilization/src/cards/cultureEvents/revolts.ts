import type { Seat } from '@tessera/kernel';
import { ANARCHY } from '../../data/faces.ts';
import { isImmuneToAnarchy } from '../../rules/governments.ts';
import { protectedFrom } from '../../rules/protection.ts';
import type { State } from '../../state.ts';
import { throwIntoAnarchy } from '../../verbs/government.ts';
import type { Play } from '../play.ts';
import { allSeats, oneChoice, type Verdict } from './choosing.ts';

/** The Citizens Are Revolting!: another player falls into Anarchy, unless already in it (RUL-261) or immune (GEN-013, RUL-379). */
export const revolt: Play = {
  ...oneChoice('seat', allSeats, victims),
  targets: (_state, _seat, chosen) => 1 << (chosen[0] as number),
  resolve(context, _seat, chosen) {
    const victim = chosen[0] as number;
    if (!isImmuneToAnarchy(context.state, victim)) throwIntoAnarchy(context, victim);
  },
};

function victims(state: State, seat: Seat): Verdict {
  const shielded = protectedFrom(state, seat);
  return (other) => {
    const player = state.players[other];
    if (other === seat || player === undefined) return 'RUL-249';
    if (player.government === ANARCHY) return 'RUL-261';
    if (isImmuneToAnarchy(state, other)) return 'RUL-379';
    return (shielded & (1 << other)) === 0 ? null : 'RUL-283';
  };
}
