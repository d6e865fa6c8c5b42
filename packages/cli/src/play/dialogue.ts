import { type Ask, answer, type Illegal, isIllegal, type PlainObject, undo } from '@tessera/kernel';
import { printLines } from '../io.ts';
import type { Choice, Menu } from '../text/gameText.ts';
import { playHelp } from './help.ts';
import { sayRefusal } from './refusals.ts';
import { drawTable, say, showMenu, showSight, tellAgain, tellNews } from './screen.ts';
import { answerUnasked, hear, letBotAnswer, nextAsk, type Table } from './table.ts';

/** Plays until the game is over or the person leaves. */
export async function playOut(table: Table): Promise<'finished' | 'left'> {
  const { match, you } = table;
  while (match.state.outcome === null) {
    const ask = nextAsk(table);
    if (ask.seat !== you) letBotAnswer(table, ask);
    else if (!answerUnasked(table, ask) && (await askPerson(table, ask)) === 'left') return 'left';
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
    const numbers = menu.choices.length === 1 ? '1' : `1–${menu.choices.length}`;
    const line = await table.lines.ask(`Your choice (${numbers}, help)> `);
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
  if (/^\d{1,4}$/.test(word)) return menu.choices[Number(word) - 1] ?? null;
  return menu.choices.find(({ alias }) => alias?.toLowerCase() === word.toLowerCase()) ?? null;
}

/** Gives the chosen answer; returns why not, if it is refused. */
function take(table: Table, ask: Ask, choice: Extract<Choice, { answer: PlainObject }>): Illegal | null {
  const { match, you } = table;
  const played = answer(match, you, ask.id, choice.answer);
  if (isIllegal(played)) return played;
  table.followers.push(0);
  table.lastSpeaker = you;
  const { standing: occasion } = choice;
  if (occasion !== undefined) table.standing = { occasion, answer: choice.answer };
  hear(table, played.told);
  printLines(table.io, ['']);
  return null;
}

/** Takes back the last answer of the person, with those that were given for him after it. */
function takeBack(table: Table): boolean {
  const { match, you, followers } = table;
  const undone = undo(match, you, 1 + (followers.at(-1) ?? 0));
  if (isIllegal(undone)) {
    say(table, refused(table, undone));
    return false;
  }
  followers.pop();
  table.standing = null;
  say(table, 'Your last answer is taken back.');
  table.drawnFor = null;
  return true;
}

/** Carries out what is no answer; returns whether the choices need not be shown again. */
function obey(table: Table, ask: Ask, menu: Menu, verb: string, words: readonly string[]): boolean {
  if (verb === '') return false;
  const sight = table.known.text.sights.find((one) => one.verb === verb);
  if (sight !== undefined) {
    showSight(table, sight, words);
    return true;
  }
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
  const { known, match, you } = table;
  const [first = ''] = words;
  if (words.length === 1 && choiceIn(menu, first) !== null) return `Nothing forbids it: it is choice ${first}.`;
  const intent = known.text.intent(words, ask, known.game.view(match.state, you));
  if (intent === null) return 'What do you mean? "help" shows what can be asked.';
  const refusal = known.game.why(match.state, you, intent);
  return refusal === null ? 'Nothing forbids it.' : refused(table, refusal);
}

function refused({ known, match, you, rules, canvas }: Table, refusal: Illegal): string {
  return sayRefusal(refusal, rules, known.text, canvas.who, known.game.view(match.state, you));
}
