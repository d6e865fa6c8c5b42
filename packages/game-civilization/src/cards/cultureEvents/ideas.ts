import { call, type Seat } from '@tessera/kernel';
import { TECH_LEVEL } from '../../data/faces.ts';
import { protectedFrom } from '../../rules/protection.ts';
import { fitsPyramid } from '../../rules/pyramid.ts';
import { freeTechFrame } from '../../state/frames/freeTech.ts';
import { playerOf, type State } from '../../state.ts';
import type { Play } from '../play.ts';
import { allSeats, oneChoice, type Verdict } from './choosing.ts';

/** Exchange of Ideas, Knowledge Shared, Think Tank: two players learn a tech from each other (RUL-290). */
export function exchange(highestLevel: number): Play {
  const verdictOn = (state: State, seat: Seat): Verdict => {
    const shielded = protectedFrom(state, seat);
    return (other) => {
      if (other === seat || state.players[other] === undefined) return 'RUL-249';
      if ((shielded & (1 << other)) !== 0) return 'RUL-283';
      const canTeach = canLearn(state, seat, other, highestLevel) || canLearn(state, other, seat, highestLevel);
      return canTeach ? null : 'RUL-290';
    };
  };
  return {
    ...oneChoice('seat', allSeats, verdictOn),
    targets: (_state, _seat, chosen) => 1 << (chosen[0] as number),
    // The player of the card learns first; both lists are fixed when the card resolves.
    resolve({ state }, seat, chosen) {
      const partner = chosen[0] as Seat;
      call(state, freeTechFrame(partner, 'exchange', lessons(state, seat, highestLevel)));
      call(state, freeTechFrame(seat, 'exchange', lessons(state, partner, highestLevel)));
    },
  };
}

/** The techs up to a printed level (RUL-248) that the teacher knows. */
function lessons(state: State, teacher: Seat, highestLevel: number): number[] {
  return playerOf(state, teacher).techs.filter((tech) => (TECH_LEVEL[tech] as number) <= highestLevel);
}

function canLearn(state: State, pupil: Seat, teacher: Seat, highestLevel: number): boolean {
  return lessons(state, teacher, highestLevel).some((tech) => fitsPyramid(playerOf(state, pupil), tech));
}
