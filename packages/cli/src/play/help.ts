import type { Table } from './table.ts';

export function playHelp({ known, bots, canvas, rules }: Table): string[] {
  const { text } = known;
  return [
    'Type the number of a choice, or:',
    '  back, 0                       leave the choices you have gone into',
    '  undo                          take back your last answer, while nothing is new',
    '  board                         draw the table again',
    '  log                           tell again what happened since your last turn',
    ...text.sights.map(({ verb, words, help }) => `  ${`${verb} ${words}`.padEnd(30)}${help}`),
    `  rule NUMBER                   the text of a rule: rule ${rules[0]?.number ?? 'NUMBER'}`,
    '  why N                         whether choice N may be taken',
    ...text.whyHelp.map((line) => `  ${line}`),
    '  help                          this list',
    '  quit                          leave the game',
    `Seats: ${bots.map((_, seat) => `${seat} ${canvas.who.subject(seat)}`).join(', ')}`,
  ];
}
