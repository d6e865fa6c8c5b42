import { type Ask, answer, isIllegal, openAsks, type PlainObject, undo } from '@tessera/kernel';
import { printLines } from '../io.ts';
import type { Choice, Menu } from '../text/gameText.ts';
import { playHelp } from './help.ts';
import { sayRefusal } from './refusals.ts';
import { drawTable, say, showMenu, tellAgain, tellNews } from './screen.ts';
import { hear, letBotAnswer, type Table } from './table.ts';

/** Plays until the game is over or the person leaves. */
export async function playOut(table: Table): Promise<'finished' | 'left'> {
  const { match, you } = table;
  while (match.state.outcome === null) {
    const ask = openAsks(match.state, you)[0];
    if (ask === undefined) letBotAnswer(table);
    else if ((await askPerson(table, ask)) === 'left') return 'left';
  }
  tellNews(table);
  return 'finished';
}

/** Puts one question to the person until it is answered, another one is taken back, or the game is left. */
async function askPerson(table: Table, ask: Ask): Promise<'on' | 'left'> {
  const { known, match, you, canvas } = table;
  tellNews(table);
  const view = known.game.view(match.state, you);
  const turn = view['turn'] ?? null;
  if (table.drawnFor !== turn) drawTable(table);
  table.drawnFor = turn;
  const options = known.game.options(match.state, ask) as readonly PlainObject[];
  const menus = [known.text.menu(view, ask, options, canvas)];
  let isShown = false;
  for (;;) {
    const menu = menus[menus.length - 1] as Menu;
    if (!isShown) showMenu(table, menu, menus.length > 1);
    const line = await table.lines.ask(`Your choice (1–${menu.choices.length}, help)> `);
    const [verb = '', ...words] = (line ?? 'quit').trim().split(/\s+/);
    const choice = choiceIn(menu, verb);
    isShown = false;
    if (choice !== null && 'menu' in choice) {
      menus.push(choice.menu());
    } else if (choice !== null) {
      const played = answer(match, you, ask.id, choice.answer);
      if (!isIllegal(played)) {
        hear(table, played.told);
        printLines(table.io, ['']);
        return 'on';
      }
      say(table, sayRefusal(played, table.rules, known.text, canvas.who));
    } else if (verb === 'quit') {
      return 'left';
    } else if (verb === 'undo') {
      if (takeBack(table)) return 'on';
      isShown = true;
    } else if ((verb === 'back' || verb === '0') && menus.length > 1) {
      menus.pop();
    } else {
      isShown = obey(table, ask, menu, verb, words);
    }
  }
}

function choiceIn(menu: Menu, word: string): Choice | null {
  return /^\d{1,4}$/.test(word) ? (menu.choices[Number(word) - 1] ?? null) : null;
}

function takeBack(table: Table): boolean {
  const { match, you, known, canvas } = table;
  const undone = undo(match, you);
  if (isIllegal(undone)) {
    say(table, sayRefusal(undone, table.rules, known.text, canvas.who));
    return false;
  }
  say(table, 'Your last answer is taken back.');
  table.drawnFor = null;
  return true;
}

/** Carries out what is no answer; returns whether the choices need not be shown again. */
function obey(table: Table, ask: Ask, menu: Menu, verb: string, words: readonly string[]): boolean {
  if (verb === '') return false;
  if (verb === 'board') drawTable(table);
  else if (verb === 'log') tellAgain(table);
  else if (verb === 'help') printLines(table.io, playHelp(table));
  else if (verb === 'rule') say(table, quote(table, words[0] ?? ''));
  else if (verb === 'why') say(table, whyNot(table, ask, menu, words));
  else if (/^\d+$/.test(verb)) say(table, `There is no choice ${verb}.`);
  else say(table, `"${verb}" is not understood: type a number, or help.`);
  return verb !== 'board' && verb !== 'log';
}

function quote({ rules }: Table, number: string): string {
  const rule = rules.find((one) => one.number.toLowerCase() === number.toLowerCase());
  return rule === undefined ? `There is no rule "${number}".` : `${rule.number}: ${rule.text}`;
}

function whyNot(table: Table, ask: Ask, menu: Menu, words: readonly string[]): string {
  const { known, match, you, canvas } = table;
  const [first = ''] = words;
  if (words.length === 1 && choiceIn(menu, first) !== null) return `Nothing forbids it: it is choice ${first}.`;
  const intent = known.text.intent(words, ask);
  if (intent === null) return 'What do you mean? "help" shows what can be asked.';
  const refusal = known.game.why(match.state, you, intent);
  return refusal === null ? 'Nothing forbids it.' : sayRefusal(refusal, table.rules, known.text, canvas.who);
}
