import { stripVTControlCharacters } from 'node:util';

/** Combining marks and invisible characters. */
const NO_COLUMN = /[\p{M}\p{Cf}]/gu;
/** Characters that terminals draw over two columns. */
const TWO_COLUMNS =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/gu;

/** How many columns a text takes on a terminal, ignoring colours. */
export function widthOf(text: string): number {
  const seen = stripVTControlCharacters(text).replace(NO_COLUMN, '').replace(TWO_COLUMNS, 'ww');
  return [...seen].length;
}

export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** The beginning of a text that fits, keeping letters and their marks together. */
export function shorten(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let start = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (widthOf(start + segment) > width - 1) break;
    start += segment;
  }
  return `${start.trimEnd()}…`;
}

/** Fills lines with pieces that must not be broken, separated by two blanks; later lines are indented. */
export function flow(head: string, pieces: readonly string[], width: number): string[] {
  const indent = ' '.repeat(widthOf(head));
  const lines: string[] = [];
  let line = head;
  let isEmpty = true;
  for (const piece of pieces) {
    if (!isEmpty && widthOf(line) + 2 + widthOf(piece) > width) {
      lines.push(line.trimEnd());
      line = indent;
      isEmpty = true;
    }
    line += (isEmpty ? '' : '  ') + piece;
    isEmpty = false;
  }
  return [...lines, line.trimEnd()];
}

/** Breaks a sentence into lines between words. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = indent;
    }
    line += (line === '' || line === indent ? '' : ' ') + word;
  }
  return [...lines, line];
}

/** A sentence after a head, broken between words; later lines are indented slightly further than the first. */
export function hang(head: string, text: string, width: number, indent = ''): string[] {
  const room = widthOf(head);
  return wrap(text, width - room, indent).map((line, i) => (i === 0 ? head : ' '.repeat(room)) + line);
}

/** Sets blocks of lines side by side as long as they fit, then below. */
export function beside(blocks: readonly (readonly string[])[], width: number, gap = 3): string[] {
  const lines: string[] = [];
  let row: (readonly string[])[] = [];
  let used = 0;
  const finish = () => {
    if (lines.length > 0 && row.length > 0) lines.push('');
    lines.push(...joined(row, gap));
    row = [];
    used = 0;
  };
  for (const block of blocks) {
    const own = Math.max(0, ...block.map(widthOf));
    if (row.length > 0 && used + gap + own > width) finish();
    used += (row.length > 0 ? gap : 0) + own;
    row.push(block);
  }
  finish();
  return lines;
}

function joined(row: readonly (readonly string[])[], gap: number): string[] {
  const widths = row.map((block) => Math.max(0, ...block.map(widthOf)));
  const height = Math.max(0, ...row.map((block) => block.length));
  const lines: string[] = [];
  for (let i = 0; i < height; i++) {
    const cells = row.map((block, at) => padTo(block[i] ?? '', widths[at] as number));
    lines.push(cells.join(' '.repeat(gap)).trimEnd());
  }
  return lines;
}

/** A line across the terminal that begins with a few words. */
export function ruled(parts: readonly string[], width: number): string {
  const text = `── ${shorten(parts.join(' · '), width - 4)} `;
  return text + '─'.repeat(Math.max(0, width - widthOf(text)));
}
