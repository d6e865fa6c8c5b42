import type { Table } from './table.ts';

export function playHelp({ known, bots, canvas }: Table): string[] {
  const { text } = known;
  return [
    'Type the number of a choice, or:',
    '  back, 0                       leave the choices you have gone into',
    '  undo                          take back your last answer, if nothing new was shown since',
    '  board                         draw the table again',
    '  log                           tell again what happened since your last turn',
    '  rule NUMBER                   the text of a rule: rule T-083',
    '  why N                         whether choice N may be taken',
    ...text.whyHelp.map((line) => `  ${line}`),
    '  help                          this list',
    '  quit                          leave the game',
    `Seats: ${bots.map((_, seat) => `${seat} ${canvas.who.subject(seat)}`).join(', ')}`,
  ];
}
