import type { Menu } from '../text/gameScreen.ts';
import { flow, padTo, widthOf, wrap } from '../text/layout.ts';
import { newsLines } from './news.ts';
import { print } from './print.ts';
import type { Table } from './table.ts';

export function say(table: Table, text: string): void {
  print(table.io, wrap(text, table.canvas.width));
}

/** Tells what has happened since the last report. */
export function tellNews(table: Table): void {
  if (table.news.length === 0) return;
  table.toldLast = table.news;
  table.news = [];
  tellAgain(table);
}

export function tellAgain({ known, match, you, canvas, io, toldLast }: Table): void {
  const { paint, width } = canvas;
  const view = known.game.view(match.state, you);
  const lines = newsLines(toldLast, view, known.screen, canvas).flatMap(({ text, isHeading }) => {
    if (isHeading) return wrap(text, width).map((line) => paint('bold', line));
    return wrap(text, width - 4).map((line, i) => `${i === 0 ? '  ' : '    '}${line}`);
  });
  print(io, [...lines, '']);
}

export function drawTable({ known, match, you, canvas, io }: Table): void {
  print(io, [...known.screen.table(known.game.view(match.state, you), canvas), '']);
}

const SHORT_LABEL = 16;
/** From this many short labels in a row on, they stand side by side; fewer among long ones would be overlooked. */
const SIDE_BY_SIDE = 4;

/** Short choices stand side by side, long ones below each other. */
export function showMenu({ canvas, io }: Table, menu: Menu, isInner: boolean): void {
  const { paint, width, words } = canvas;
  const numbered = menu.choices.map(({ label }, i) => ({ number: String(i + 1), label }));
  if (isInner) numbered.push({ number: '0', label: words.say('cli.back') });
  const lines: string[] = [];
  let short: string[] = [];
  const flush = () => {
    const texts = short.map((text) => padTo(text, SHORT_LABEL + 4));
    lines.push(...(short.length < SIDE_BY_SIDE ? short : flow('', texts, width).map((line) => line.trimEnd())));
    short = [];
  };
  for (const { number, label } of numbered) {
    const head = paint('bold', number.padStart(3));
    if (widthOf(label) <= SHORT_LABEL) {
      short.push(`${head} ${label}`);
      continue;
    }
    flush();
    const [first = '', ...rest] = wrap(label.trimEnd(), width - 4);
    lines.push(`${head} ${first}`, ...rest.map((line) => `    ${line}`));
  }
  flush();
  const title = wrap(menu.title, width).map((line) => paint('cyan', line));
  print(io, [...menu.picture, ...title, ...lines]);
}
