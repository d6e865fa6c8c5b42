import { createContext, useContext } from 'react';
import type { TableState } from '../../link/tableLink.ts';
import type { LogLine } from '../log/logLines.ts';
import type { Recap } from '../log/useRecap.ts';
import type { Answering, Refusal } from '../session/useAnswering.ts';
import type { Moment } from '../session/useMoments.ts';
import type { Warned } from '../session/useWarning.ts';
import type { TableView } from '../tableContext.tsx';
import type { Explaining } from '../whyNot/useExplanation.ts';

/** What opens over the table or beside it. */
export type Panel =
  | 'log'
  | 'recap'
  | 'chat'
  | 'side'
  | 'charts'
  | 'shortcuts'
  | 'orders'
  | 'resign'
  | 'handOver'
  | 'proposeEnd'
  | 'proposeUndo'
  | 'fairness';

/** Abilities that only online or only offline tables have. */
export interface Surroundings {
  /** The record as text, or a refusal. */
  record(): Promise<string | Refusal>;
  /** Starts another game with the same people; null where that is not possible. */
  readonly playAgain: (() => Promise<Refusal | null>) | null;
  /** The bots that may play for the player. */
  bots(): Promise<readonly string[]>;
  /** The kinds of question that a standing order may pass. */
  passes(): Promise<readonly string[]>;
  /** Where the replay of this table is. */
  readonly replay: 'table' | 'local';
}

/** Everything that the parts of the frame share. */
export interface Frame extends Surroundings {
  readonly tableView: TableView;
  readonly state: TableState;
  readonly answering: Answering;
  readonly explaining: Explaining;
  readonly lines: readonly LogLine[];
  readonly moment: Moment | null;
  showMoment(n: number): void;
  backToNow(): void;
  readonly panel: Panel | null;
  open(panel: Panel | null): void;
  /** Opens the rules, at a rule or at the beginning. */
  help(rule: string | null): void;
  /** Shows a refusal of something other than an answer in the bar. */
  readonly refusal: Refusal | null;
  refuse(refusal: Refusal | null): void;
  /** Whether the end of the game is shown in place of the board. */
  readonly showsEnd: boolean;
  showEnd(shows: boolean): void;
  readonly unread: number;
  readonly recap: Recap | null;
  /** An answer that waits for confirmation. */
  readonly warned: Warned | null;
}

const FrameContext = createContext<Frame | null>(null);
export const FrameProvider = FrameContext.Provider;

export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (frame === null) throw new Error('there is no frame here');
  return frame;
}
