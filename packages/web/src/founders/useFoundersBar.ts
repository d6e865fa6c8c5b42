import type { View } from '@tessera/game-founders';
import type { PlainObject } from '@tessera/kernel';
import type { Phrase } from '@tessera/locales';
import { faceOf, kindOfToken } from '../art/foundersTile.tsx';
import { useTable } from '../table/tableContext.tsx';
import { type BarAction, type BarContent, useBar } from '../table/tableSlots.tsx';
import type { Board } from './boardContext.tsx';
import { outcomePhrase } from './names.ts';
import { suppliersOf } from './supply.ts';

const STEPS = ['revealTile', 'playToken', 'addTile'] as const;

/** Tells the decision bar what is half chosen on the board. */
export function useFoundersBar(board: Board): void {
  const { ask, players, talk, view: plain } = useTable();
  const { view } = board;
  const asked = ask?.kind ?? view.awaited[0]?.kind ?? null;
  const isMine = view.awaited.some(({ seat }) => seat === players.you);
  const steps = view.turn > 0 && isMine ? stepsAt(board, asked) : undefined;
  useBar(
    ask === null
      ? { steps }
      : { steps, ...contentOf(board, ask.kind, (option) => talk.option(option, ask, plain, players)) },
  );
}

function stepsAt({ words, view }: Board, asked: string | null): BarContent['steps'] {
  const now = STEPS.indexOf(asked as (typeof STEPS)[number]);
  if (now < 0) return undefined;
  const say = words.words.say;
  const labels = [say('ui.founders.step.reveal'), say('ui.founders.step.token'), say('ui.founders.step.add')];
  const hasToken = (view.territories[view.seat ?? -1]?.hand.length ?? 0) > 0;
  return labels.map((label, i) => {
    if (i === now) return { label, state: 'now' };
    // Without a token in hand that step is not asked at all.
    if (i === 1 && !hasToken && view.bought === null) return { label, state: 'skipped' };
    return { label, state: i < now ? 'done' : 'next' };
  });
}

type Word = (option: PlainObject) => Phrase;

function contentOf(board: Board, kind: string, word: Word): BarContent {
  const { choice, words } = board;
  const { pick, shown, targets } = choice;
  const say = words.words.say;
  const offers = (option: { readonly [name: string]: unknown }) =>
    option['play'] !== 'pass' && option['action'] !== 'reveal' && option['action'] !== 'end';
  const confirm = (label: string): BarAction => ({
    label,
    run: choice.confirm,
    isDisabled: choice.ready === null,
  });
  const back = (label: string): BarAction | null => (choice.canDrop ? { label, run: choice.drop } : null);
  const base = { offers, detail: detailOf(board, kind, word) };
  if (kind === 'revealTile') {
    // Pressing a stack is enough; only sending a full row to the box is confirmed.
    return { ...base, primary: choice.chosen === null ? null : confirm(say('ui.founders.turnUp')) };
  }
  if (pick === null) return base;
  if (kind === 'draftTile') {
    const sentence = words.words.phrase('ui.founders.take', words.speech.tile('tile', pick.id));
    return {
      ...base,
      sentence,
      primary: confirm(say('ui.founders.takeIt')),
      back: back(say('ui.founders.anotherTile')),
    };
  }
  if (kind === 'playToken') {
    const sentence = words.words.phrase('ui.founders.playToken', {
      kind: kindOfToken(pick.id),
      count: targets.length,
      ...words.speech.token('token', pick.id),
    });
    return {
      ...base,
      sentence,
      primary: confirm(say('ui.founders.playHere')),
      back: back(say('ui.founders.anotherToken')),
    };
  }
  if (kind === 'layTiles') return { ...base, primary: confirm(say('ui.founders.placeHere')) };
  const params = { ...words.speech.tile('tile', pick.id), count: targets.length };
  const label = shown?.replaces == null ? say('ui.founders.placeHere') : say('ui.founders.replaceHere');
  return {
    ...base,
    sentence: words.words.phrase('ui.founders.place', params),
    primary: confirm(label),
    back: back(say('ui.founders.anotherTile')),
  };
}

/** The consequences of what is pointed at; or where to look first. */
function detailOf(board: Board, kind: string, word: Word): Phrase | null {
  const { choice, view, own, words } = board;
  const { shown, pick } = choice;
  const { phrase } = words.words;
  const territory = view.territories[own];
  if (territory === undefined) return null;
  if (kind === 'revealTile') return revealDetail(view, shown?.key ?? null, words.words.phrase);
  if (kind === 'draftTile') return phrase('ui.founders.draftHint');
  if (kind === 'layTiles') return shown === null ? phrase('ui.founders.layHint') : word(shown.option);
  if (kind === 'playToken') {
    if (pick === null) return phrase('ui.founders.pickToken');
    return shown === null ? phrase('ui.founders.tokenHint') : word(shown.option);
  }
  if (kind === 'addTile' && pick === null) return phrase('ui.founders.pickTile', { count: choice.pickable.size });
  if (kind === 'addTile' && pick !== null && shown !== null) {
    return outcomePhrase(words, pick.id, shown, suppliersOf(territory, pick.id, shown.place, view.bought));
  }
  if (pick?.of === 'tile' && kind === 'addTile') {
    const { cost } = faceOf(pick.id);
    if (cost.length === 0) return phrase('ui.founders.hereFree');
    return phrase('ui.founders.needs', words.speech.resources('cost', cost));
  }
  return null;
}

function revealDetail(view: View, shown: string | null, phrase: Board['words']['words']['phrase']): Phrase | null {
  const stack = shown?.split(':')[1] as keyof View['rows'] | undefined;
  if (stack === undefined || view.rows[stack].length < 5) return phrase('ui.founders.revealHint');
  return phrase('ui.founders.clears', { count: view.rows[stack].length });
}
