import { type Io, printLines } from '../io.ts';

/** Non-breaking spaces are not needed once the lines are broken; copied lines should have plain ones. */
export function print(io: Io, lines: readonly string[]): void {
  printLines(
    io,
    lines.map((line) => line.replaceAll('\u00a0', ' ')),
  );
}
