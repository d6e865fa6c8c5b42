import { ask, type Procedure, tell } from '@tessera/kernel';
import { cellOf } from '../board/cells.ts';
import { tileFace, tileIndex } from '../data/faces.ts';
import { RESOURCES, type Resource } from '../data/resources.ts';
import type { AddTile } from '../state/frames.ts';
import { answerTo } from '../state/questions.ts';
import type { StepContext } from '../state.ts';
import { addFaceUp } from '../verbs/addFaceUp.ts';
import { revealTop } from '../verbs/revealTop.ts';

export const addTile: Procedure<StepContext, AddTile> = {
  choose({ state }, { seat, bought, only }) {
    ask(state, {
      kind: 'addTile',
      seat,
      bought: bought === null ? null : (RESOURCES[bought] as Resource),
      only: only === null ? null : tileFace(only).id,
    });
    return 'chosen';
  },

  chosen(context, frame) {
    const answer = answerTo(context, 'addTile');
    if (answer.action === 'reveal') {
      // nothing fits, so one more nature tile is turned up, and that one must be added.
      frame.only = revealTop(context, frame.seat, 0);
      return 'choose';
    }
    if (answer.action === 'end') {
      tell(context, { kind: 'noTileAdded', seat: frame.seat });
      return null;
    }
    const tile = tileIndex(answer.tile);
    const cell = cellOf(answer.x, answer.y);
    addFaceUp(context, frame, tile, cell);
    return null;
  },
};
