import { ask, type Procedure, tell } from '@tessera/kernel';
import { cellOf } from '../board/cells.ts';
import { tileFace, tileIndex } from '../data/faces.ts';
import { RESOURCES, type Resource } from '../data/resources.ts';
import type { AddTile } from '../state/frames.ts';
import { answerTo } from '../state/questions.ts';
import type { Runner } from '../state.ts';
import { addFaceUp } from '../verbs/addFaceUp.ts';
import { revealTop } from '../verbs/revealTop.ts';

export const addTile: Procedure<Runner, AddTile> = {
  choose({ state }, { seat, bought, only }) {
    ask(state, {
      kind: 'addTile',
      seat,
      bought: bought === null ? null : (RESOURCES[bought] as Resource),
      only: only === null ? null : tileFace(only).id,
    });
    return 'chosen';
  },

  chosen(run, frame) {
    const answer = answerTo(run, 'addTile');
    if (answer.action === 'reveal') {
      // nothing fits, so one more nature tile is turned up, and that one must be added.
      frame.only = revealTop(run, frame.seat, 0);
      return 'choose';
    }
    if (answer.action === 'end') {
      tell(run, { kind: 'noTileAdded', seat: frame.seat });
      return null;
    }
    const tile = tileIndex(answer.tile);
    const cell = cellOf(answer.x, answer.y);
    addFaceUp(run, frame, tile, cell);
    return null;
  },
};
