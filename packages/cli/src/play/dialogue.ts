import { type Ask, type Illegal, illegal, type PlainObject } from '@tessera/kernel';
import { commandAt, nextToAnswer } from '@tessera/table';
import { answerHere, letBotAnswer } from '../tableHere.ts';
import type { Menu, MenuChoice } from '../text/gameScreen.ts';
import { showCards } from '../text/names.ts';
import { choiceIn } from './choices.ts';
import { playHelp } from './help.ts';
import { previewed, previewLines } from './preview.ts';
import { print } from './print.ts';
import { sayRefusal } from './refusals.ts';
import { drawTable, say, showMenu, tellAgain, tellNews } from './screen.ts';
import { answerUnasked, readNews, type Table } from './table.ts';

/** Plays until the game is over or the person leaves. */
export async function playOut(table: Table): Promise<'finished' | 'left'> {
  const { here, match, you } = table;
  while (match.state.outcome === null) {
    const ask = nextToAnswer(here, you, here.lastSpeaker, true);
    if (ask === null) throw new Error('nothing is asked, and the game is not over');
    if (ask.seat !== you) {
      letBotAnswer(here, ask, Date.now());
      readNews(table);
    } else if (!answerUnasked(table, ask) && (await askPerson(table, ask)) === 'left') {
      return 'left';
    }
  }
  tellNews(table);
  return 'finished';
}

/** Puts one question to the person until they answer it, undo another answer, or leave the game. */
async function askPerson(table: Table, ask: Ask): Promise<'on' | 'left'> {
  const { known, match, you, canvas } = table;
  tellNews(table);
  const view = known.game.view(match.state, you);
  const turn = view['turn'] ?? null;
  if (table.drawnFor !== turn) drawTable(table);
  table.drawnFor = turn;
  const options = known.game.options(match.state, ask) as readonly PlainObject[];
  const menus = [known.screen.menu(view, ask, options, canvas)];
  let isShown = false;
  for (;;) {
    const menu = menus[menus.length - 1] as Menu;
    if (!isShown) showMenu(table, menu, menus.length > 1);
    const numbers = menu.choices.length === 1 ? '1' : `1–${menu.choices.length}`;
    const line = await table.lines.ask(`${canvas.words.say('cli.prompt', { choices: numbers })}> `);
    const [verb = '', ...words] = (line ?? 'quit').trim().split(/\s+/);
    const choice = choiceIn(menu, verb);
    isShown = false;
    if (choice !== null && 'menu' in choice) {
      menus.push(choice.menu());
    } else if (choice !== null) {
      const refusal = take(table, ask, choice);
      if (refusal === null) return 'on';
      say(table, refused(table, refusal));
      menus.length = 1;
    } else if (verb === 'quit') {
      return 'left';
    } else if (verb === 'undo') {
      if (undoLast(table)) return 'on';
      isShown = true;
    } else if ((verb === 'back' || verb === '0') && menus.length > 1) {
      menus.pop();
    } else {
      isShown = obey(table, ask, menu, verb, words);
    }
  }
}

/** Gives the chosen answer; returns why not, if it is refused. */
function take(table: Table, ask: Ask, choice: Extract<MenuChoice, { answer: PlainObject }>): Illegal | null {
  const refused = answerHere(table.here, ask, choice.answer, Date.now());
  if (refused !== null) return refused;
  table.followers.push(0);
  const { standing: occasion } = choice;
  if (occasion !== undefined) table.standing = { occasion, answer: choice.answer };
  readNews(table);
  print(table.io, ['']);
  return null;
}

/** Undoes the person's last answer, with those that were given for them after it. */
function undoLast(table: Table): boolean {
  const { here, match, you, followers } = table;
  const answers = 1 + (followers.at(-1) ?? 0);
  const undone = commandAt(here, you, { type: 'undo', key: `undo after ${match.n}`, answers }, Date.now());
  if (undone.type === 'refused') {
    say(table, refused(table, illegal(undone.code, undone.params)));
    return false;
  }
  followers.pop();
  table.standing = null;
  say(table, table.canvas.words.say('cli.takenBack'));
  table.drawnFor = null;
  return true;
}

/** Executes a command that is not an answer; returns whether the choices need not be shown again. */
function obey(table: Table, ask: Ask, menu: Menu, verb: string, typed: readonly string[]): boolean {
  if (verb === '') return false;
  const { known, match, you, canvas, io } = table;
  const { words } = canvas;
  const view = known.game.view(match.state, you);
  const sight = known.screen.sights.find((one) => one.verb === verb);
  const thought = previewed(verb, typed);
  if (thought !== null) print(io, previewLines(table, ask, menu, thought));
  else if (sight !== undefined) print(io, sight.show(view, typed, canvas));
  else if (verb === 'card') print(io, showCards(typed, known.screen.cards, view, canvas));
  else if (verb === 'board') drawTable(table);
  else if (verb === 'log') tellAgain(table);
  else if (verb === 'help') print(io, playHelp(table));
  else if (verb === 'rule') say(table, quote(table, typed[0] ?? ''));
  else if (verb === 'why') say(table, whyNot(table, ask, menu, typed));
  else if (/^\d+$/.test(verb)) say(table, words.say('cli.noChoice', { number: verb }));
  else say(table, words.say('cli.notUnderstood', { word: verb }));
  return verb !== 'board' && verb !== 'log';
}

function quote({ rules, canvas }: Table, number: string): string {
  const { words } = canvas;
  const rule = rules.all.find((one) => one.number.toLowerCase() === number.toLowerCase());
  if (rule === undefined) return words.say('cli.noRule', { number });
  const text = `${rule.number}: ${rule.text}`;
  return rules.isTranslated ? text : `${words.say('cli.onlyEnglish')} ${text}`;
}

function whyNot(table: Table, ask: Ask, menu: Menu, typed: readonly string[]): string {
  const { known, match, you, canvas } = table;
  const { words } = canvas;
  const [first = ''] = typed;
  if (typed.length === 1 && choiceIn(menu, first) !== null) return words.say('cli.mayChoose', { choice: first });
  const options = known.game.options(match.state, ask) as readonly PlainObject[];
  const view = known.game.view(match.state, you);
  const intent = known.screen.intent(typed, { view, ask, options, canvas });
  if (intent === null) return words.say('cli.whatIsMeant');
  const refusal = known.game.explain(match.state, you, intent);
  return refusal === null ? words.say('cli.may') : refused(table, refusal);
}

function refused({ known, match, you, rules, canvas }: Table, refusal: Illegal): string {
  return sayRefusal(refusal, rules, canvas, known.game.view(match.state, you));
}
