import { padTo, widthOf, wrap } from '../text/layout.ts';
import type { Table } from './table.ts';

const WIDEST = 30;

/** All commands: what to type, and what it does. */
export function playHelp({ known, bots, canvas, rules }: Table): string[] {
  const { screen } = known;
  const { words, width, players } = canvas;
  const rows = [
    words.say('cli.help.back'),
    words.say('cli.help.undo'),
    words.say('cli.help.board'),
    words.say('cli.help.log'),
    ...screen.sights.map(({ help }) => words.say(help)),
    words.say('cli.help.card'),
    words.say('cli.help.rule', { number: rules.all[0]?.number ?? '' }),
    words.say('cli.help.why'),
    ...screen.whyHelp.map((key) => words.say(key)),
    words.say('cli.help.preview'),
    words.say('cli.help.help'),
    words.say('cli.help.quit'),
  ].map((row) => row.split(' | '));
  const room = Math.min(WIDEST, Math.max(...rows.map(([typed = '']) => widthOf(typed))) + 2);
  return [
    words.say('cli.help.head'),
    ...rows.flatMap(([typed = '', does = '']) => {
      const lines = wrap(does, width - room - 2);
      const own = widthOf(typed) >= room ? [`  ${typed}`] : [];
      return [...own, ...lines.map((line, i) => `  ${padTo(i === 0 && own.length === 0 ? typed : '', room)}${line}`)];
    }),
    ...wrap(
      words.say('cli.seats', { seats: bots.map((_, seat) => `${seat} ${players.names[seat]}`).join(', ') }),
      width,
    ),
  ];
}
