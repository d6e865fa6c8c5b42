import { styleText } from 'node:util';
import type { Io } from '../io.ts';

export type Colour = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan';

/** Puts a colour on a text, or leaves it alone where colours are not wanted. */
export type Paint = (colour: Colour, text: string) => string;

export const PLAIN: Paint = (_colour, text) => text;

/** Colours on a terminal only, and not if the user has set NO_COLOR. */
export function paintFor(io: Io): Paint {
  const off = !io.isTerminal.output || (io.env['NO_COLOR'] ?? '') !== '' || io.env['TERM'] === 'dumb';
  // `io` says where the text goes, not this process.
  return off ? PLAIN : (colour, text) => (text === '' ? '' : styleText(colour, text, { validateStream: false }));
}
