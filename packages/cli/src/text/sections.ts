import type { Section } from '@tessera/locales';
import type { Canvas } from './gameScreen.ts';
import { hang, padTo, widthOf } from './layout.ts';

/** At most this share of the width may stand before the lines of a part; longer headings stand above them. */
const WIDEST_HEAD = 0.4;

/** The table's headed lists with these ids. */
export function sectionsOf(view: object, canvas: Canvas, ids: readonly string[]): Section[] {
  const all = canvas.talk.sections(view as never, canvas.players);
  return ids.flatMap((id) => all.filter((section) => section.id === id));
}

/** Headed lists: a heading on a separate line, then its lines, and its parts with their headings before them. */
export function drawSections(sections: readonly Section[], canvas: Canvas): string[] {
  return sections.flatMap((section, i) => [...(i === 0 ? [] : ['']), ...drawSection(section, canvas)]);
}

function drawSection({ heading, lines, parts }: Section, canvas: Canvas): string[] {
  // Parts of parts, such as the players, are separate sections.
  if (parts.some((part) => part.parts.length > 0)) return drawSections(parts, canvas);
  const { paint, width } = canvas;
  const widths = parts.map((part) => widthOf(part.heading) + 4).filter((one) => one <= width * WIDEST_HEAD);
  const room = Math.max(4, ...widths);
  return [
    paint('bold', heading),
    ...strung(lines, canvas, '  '),
    ...parts.flatMap((part) => {
      const head = `  ${part.heading}`;
      const isAbove = widthOf(head) + 2 > room;
      const rows = strung(part.lines, canvas, isAbove ? ' '.repeat(room) : paint('dim', padTo(head, room)));
      return isAbove ? [paint('dim', head), ...rows] : rows;
    }),
  ];
}

/** Lines in sequence as long as they fit; a line that does not fit is broken. */
function strung(lines: Section['lines'], canvas: Canvas, head: string): string[] {
  const { width, tell } = canvas;
  const room = width - widthOf(head);
  const rows: string[] = [];
  let row = '';
  for (const line of lines.map(tell)) {
    if (row !== '' && widthOf(row) + 3 + widthOf(line) <= room) row += `   ${line}`;
    else {
      if (row !== '') rows.push(row);
      row = line;
    }
  }
  if (row !== '') rows.push(row);
  return rows.flatMap((text, i) => hang(i === 0 ? head : ' '.repeat(widthOf(head)), text, width, '  '));
}
