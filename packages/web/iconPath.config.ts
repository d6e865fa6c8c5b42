/** How many numbers each command of a path takes. */
const TAKES: { readonly [command: string]: number } = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

interface Step {
  readonly command: string;
  readonly numbers: readonly number[];
}

/**
 * The same outline in whole numbers. The set draws on 512 units to a thousandth of one, and the page never larger than
 * some 60 pixels: half a unit is invisible there, and the drawings are half as long. Every point is rounded where it
 * lies, so that rounding errors do not add up.
 */
export function wholePath(path: string): string {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  /** The current point of the rounded outline. */
  let [atX, atY] = [0, 0];
  let written = '';
  let last = '';
  const write = (command: string, numbers: readonly number[]) => {
    let said = command === last ? '' : command;
    for (const number of numbers) said += number < 0 || /\D$/.test(said) ? number : ` ${number}`;
    written += said;
    // After the first point a path continues with lines by default.
    last = command === 'M' ? '' : command;
  };
  for (const { command, numbers } of stepsOf(path)) {
    const kind = command.toLowerCase();
    if (kind === 'z') {
      write('z', []);
      last = '';
      [x, y] = [startX, startY];
      [atX, atY] = [Math.round(x), Math.round(y)];
      continue;
    }
    const isRelative = command === kind;
    const places = absolute(kind, numbers, isRelative ? [x, y] : [0, 0]);
    [x, y] = endOf(kind, places, [x, y]);
    const toX = Math.round(x);
    const toY = Math.round(y);
    if (kind === 'm') {
      [startX, startY] = [x, y];
      write('M', [toX, toY]);
    } else if (kind === 'a') {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = numbers;
      const radii = [rx, ry].map((radius) => Math.max(1, Math.round(radius)));
      if (toX !== atX || toY !== atY) write('a', [...radii, Math.round(turn), large, sweep, toX - atX, toY - atY]);
    } else {
      const offsets = places.map((place, i) => Math.round(place) - (isUpright(kind, i) ? atY : atX));
      // A curve stays however short it is: the next one may take its direction from it.
      if (!'lhv'.includes(kind) || offsets.some((offset) => offset !== 0)) write(kind, offsets);
    }
    [atX, atY] = [toX, toY];
  }
  return written;
}

/** Is this number of a command a y coordinate? */
const isUpright = (kind: string, index: number): boolean =>
  kind === 'h' ? false : kind === 'v' ? true : index % 2 === 1;

function absolute(kind: string, numbers: readonly number[], [x, y]: readonly [number, number]): number[] {
  if (kind === 'a') return [x + (numbers[5] ?? 0), y + (numbers[6] ?? 0)];
  return numbers.map((number, i) => number + (isUpright(kind, i) ? y : x));
}

function endOf(kind: string, places: readonly number[], [x, y]: readonly [number, number]): [number, number] {
  if (kind === 'h') return [places[0] ?? x, y];
  if (kind === 'v') return [x, places[0] ?? y];
  return [places.at(-2) ?? x, places.at(-1) ?? y];
}

/** A path command by command, each with its letter. */
function* stepsOf(path: string): Generator<Step> {
  const token = /([a-z])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)|([\s,]+)/giy;
  const flag = /[\s,]*([01])/y;
  let command = '';
  let numbers: number[] = [];
  const read = (): boolean => {
    // The flags of an arc are one digit each, with nothing between them.
    const isFlag = command.toLowerCase() === 'a' && (numbers.length === 3 || numbers.length === 4);
    if (isFlag) {
      flag.lastIndex = token.lastIndex;
      const found = flag.exec(path);
      if (found === null)
        throw new Error(`an arc without its flags: ${path.slice(token.lastIndex, token.lastIndex + 20)}`);
      numbers.push(Number(found[1]));
      token.lastIndex = flag.lastIndex;
      return true;
    }
    const from = token.lastIndex;
    const found = token.exec(path);
    if (found === null) {
      if (from < path.length) throw new Error(`not a path: ${path.slice(from, from + 20)}`);
      return false;
    }
    if (found[1] !== undefined) [command, numbers] = [found[1], []];
    else if (found[2] !== undefined) numbers.push(Number(found[2]));
    else return read();
    return true;
  };
  while (read()) {
    const takes = TAKES[command.toLowerCase()];
    if (takes === undefined) throw new Error(`a path with the command ${command}`);
    if (numbers.length < takes) continue;
    yield { command, numbers };
    // More numbers repeat the command; after the first point they are lines.
    if (command.toLowerCase() === 'm') command = command === 'm' ? 'l' : 'L';
    numbers = [];
  }
}
