import type { Io } from '../io.ts';

const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, magenta: 35, cyan: 36 } as const;
export type Colour = keyof typeof CODES;

/** Puts a colour on a text, or leaves it alone where colours are not wanted. */
export type Paint = (colour: Colour, text: string) => string;

export const PLAIN: Paint = (_colour, text) => text;

/** Colours on a terminal only, and not if the user has set NO_COLOR. */
export function paintFor(io: Io): Paint {
  const off = !io.isTerminal.output || (io.env['NO_COLOR'] ?? '') !== '' || io.env['TERM'] === 'dumb';
  return off ? PLAIN : (colour, text) => (text === '' ? '' : `\x1b[${CODES[colour]}m${text}\x1b[0m`);
}
