import { printLines } from '../io.ts';
import type { Menu, Sight } from '../text/gameText.ts';
import { flow, padTo, wrap } from '../text/layout.ts';
import type { Table } from './table.ts';

export function say(table: Table, text: string): void {
  printLines(table.io, wrap(text, table.canvas.width));
}

/** Tells what has happened since the person was last told. */
export function tellNews(table: Table): void {
  if (table.news.length === 0) return;
  table.toldLast = table.news;
  table.news = [];
  tellAgain(table);
}

export function tellAgain({ known, canvas, io, bots, toldLast }: Table): void {
  const { text } = known;
  const { paint, width, who } = canvas;
  const lines = text.condense(toldLast).flatMap((happening) => {
    const sentence = text.happening(happening, who, bots.length);
    if (text.isHeading(happening)) return [paint('bold', sentence)];
    return wrap(sentence, width - 4).map((line, i) => `${i === 0 ? '  ' : '    '}${line}`);
  });
  printLines(io, [...lines, '']);
}

export function drawTable({ known, match, you, canvas, io }: Table): void {
  printLines(io, [...known.text.table(known.game.view(match.state, you), canvas), '']);
}

export function showSight({ known, match, you, canvas, io }: Table, sight: Sight, words: readonly string[]): void {
  printLines(io, sight.show(known.game.view(match.state, you), words, canvas));
}

const SHORT_LABEL = 16;
/** So many short labels in a row are set side by side; fewer among long ones would be overlooked. */
const SIDE_BY_SIDE = 4;

/** Short choices stand side by side, long ones below each other. */
export function showMenu({ canvas, io }: Table, menu: Menu, isInner: boolean): void {
  const { paint, width } = canvas;
  const numbered = menu.choices.map(({ label }, i) => ({ number: String(i + 1), label }));
  if (isInner) numbered.push({ number: '0', label: 'back' });
  const lines: string[] = [];
  let short: string[] = [];
  const flush = () => {
    const texts = short.map((text) => padTo(text, SHORT_LABEL));
    lines.push(...(short.length < SIDE_BY_SIDE ? short : flow('', texts, width).map((line) => line.trimEnd())));
    short = [];
  };
  for (const { number, label } of numbered) {
    const head = paint('bold', number.padStart(3));
    if (label.length <= SHORT_LABEL) {
      short.push(`${head} ${label}`);
      continue;
    }
    flush();
    const [first = '', ...rest] = wrap(label.trimEnd(), width - 4);
    lines.push(`${head} ${first}`, ...rest.map((line) => `    ${line}`));
  }
  flush();
  const title = wrap(menu.title, width).map((line) => paint('cyan', line));
  printLines(io, [...menu.picture, ...title, ...lines]);
}
