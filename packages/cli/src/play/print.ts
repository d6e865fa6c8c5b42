import { type Io, printLines } from '../io.ts';

/** Spaces at which no line may end have done their work once the lines are broken; who copies a line wants plain ones. */
export function print(io: Io, lines: readonly string[]): void {
  printLines(
    io,
    lines.map((line) => line.replaceAll('\u00a0', ' ')),
  );
}
