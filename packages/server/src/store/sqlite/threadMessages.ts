/** What the database's thread gets when it starts. */
export interface ThreadData {
  readonly file: string;
  readonly pragmas: readonly string[];
}

/** What the thread is asked: to run a statement (as JSON), to write packed groups, or to stop. */
export type ThreadMessage =
  | { readonly id: number; readonly run: string }
  | { readonly id: number; readonly write: string }
  | { readonly id: number; readonly stop: true };

/** What became of one message. */
export type ThreadAnswer = { readonly id: number } & (
  | { readonly result: unknown }
  | { readonly code: string | null; readonly text: string }
);

/** Messages to the checkpoint thread: move what was written into the database, or stop. */
export type CheckpointMessage = 'checkpoint' | 'stop';
