import { appendFileSync } from 'node:fs';
import { writeText } from '../files.ts';

/** Every line that a program gets (`<`) and writes (`>`). */
export interface Transcript {
  got(line: string): void;
  wrote(line: string): void;
}

export function startTranscript(path: string | null): Transcript {
  if (path === null) return { got: () => {}, wrote: () => {} };
  writeText(path, '');
  return {
    got: (line) => appendFileSync(path, `< ${line}\n`),
    wrote: (line) => appendFileSync(path, `> ${line}\n`),
  };
}
