import { type Ask, isIllegal, type PlainObject } from '@tessera/kernel';
import type { Menu } from '../text/gameScreen.ts';
import { wrap } from '../text/layout.ts';
import { choiceIn } from './choices.ts';
import { sayRefusal } from './refusals.ts';
import type { Table } from './table.ts';

/** The words after `preview` or `?`, or null where neither was typed: `?3`, `? 3`, `preview build market in F14`. */
export function previewed(verb: string, words: readonly string[]): readonly string[] | null {
  if (verb === 'preview' || verb === '?') return words;
  return verb.startsWith('?') ? [verb.slice(1), ...words] : null;
}

/** What a choice, or an act in the words that `why` takes, would lead to. */
export function previewLines(table: Table, ask: Ask, menu: Menu, typed: readonly string[]): string[] {
  const { width, words } = table.canvas;
  const [first = ''] = typed;
  const choice = typed.length === 1 ? choiceIn(menu, first) : null;
  if (choice !== null && 'menu' in choice) return wrap(words.say('cli.preview.menu'), width);
  if (choice === null && typed.length === 1 && /^\d+$/.test(first)) {
    return wrap(words.say('cli.noChoice', { number: first }), width);
  }
  const intent = choice === null ? intentIn(table, ask, typed) : { kind: ask.kind, answer: choice.answer };
  return intent === null ? wrap(words.say('cli.whatIsMeant'), width) : foreseen(table, intent);
}

function intentIn({ known, match, you, canvas }: Table, ask: Ask, typed: readonly string[]): PlainObject | null {
  const options = known.game.options(match.state, ask) as readonly PlainObject[];
  return known.screen.intent(typed, { view: known.game.view(match.state, you), ask, options, canvas });
}

function foreseen({ known, match, you, rules, canvas }: Table, intent: PlainObject): string[] {
  const { talk, tell, players, width, words, paint } = canvas;
  const view = known.game.view(match.state, you);
  const preview = known.game.preview(match.state, you, intent);
  const refused = isIllegal(preview) ? preview : preview.refusal;
  const facts = isIllegal(preview) ? [] : talk.facts(preview.facts as readonly PlainObject[], view, players);
  if (refused === null && facts.length === 0) return wrap(words.say('cli.preview.nothing'), width);
  return [
    ...(refused === null ? [] : wrap(sayRefusal(refused, rules, canvas, view), width)),
    ...facts.flatMap(({ line, rules: numbers }) => {
      const [head = '', ...rest] = wrap(`${tell(line)}  [${numbers.join(', ')}]`, width - 4);
      return [`  ${head}`, ...rest.map((row) => `    ${row}`)].map((row) =>
        row.replace(/\[[^\]]*\]$/, (all) => paint('dim', all)),
      );
    }),
  ];
}
