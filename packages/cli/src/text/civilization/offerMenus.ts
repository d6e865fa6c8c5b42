import type { View } from '@tessera/game-civilization';
import type { AnswerTo } from '@tessera/game-civilization/decisions/decisions.ts';
import type { Canvas, Choice, Menu } from '../gameText.ts';
import { eventFace, eventText } from './cards.ts';
import { ownPlayer } from './menuParts.ts';
import { markerText } from './names.ts';
import { goodsText, goodText } from './offers.ts';

type Offer = Extract<AnswerTo<'negotiate'>, { readonly do: 'offer' }>;
type Goods = { readonly [good: string]: number };

/** An offer in the making. */
interface Draft {
  readonly to: number | null;
  readonly gives: Goods;
  readonly wants: Goods;
  readonly markers: readonly string[];
  readonly events: readonly string[];
}

export function newDraft(to: number | null): Draft {
  return { to, gives: {}, wants: {}, markers: [], events: [] };
}

/** Adds to what an offer gives and wants until it is made; `back` takes the last addition off again. */
export function offerMenu(view: View, canvas: Canvas, draft: Draft): Menu {
  const to = draft.to === null ? 'everybody' : canvas.who.object(draft.to);
  const next = (changed: Draft) => () => offerMenu(view, canvas, changed);
  const choices: Choice[] = [];
  const isEmpty = Object.keys(draft.gives).length + Object.keys(draft.wants).length === 0;
  if (!isEmpty) choices.push({ label: 'make this offer', answer: { do: 'offer', ...draft } as Offer });
  const give = giveMenu(view, draft, next);
  const want = wantMenu(view, draft, next);
  if (give.choices.length > 0) choices.push({ label: 'you give … (add something)', menu: () => give });
  if (want.choices.length > 0) choices.push({ label: 'you want … (add something)', menu: () => want });
  const title = `Your offer to ${to}: ${goodsText(draft.gives)} for ${goodsText(draft.wants)}`;
  return { title, picture: [], choices };
}

type Next = (draft: Draft) => () => Menu;

/** What the player has: amounts of goods, and each hidden piece by itself, since he fixes which one he gives. */
function giveMenu(view: View, draft: Draft, next: Next): Menu {
  const { trade, culture, resources } = ownPlayer(view);
  const choices: Choice[] = Object.entries({ trade, culture, ...resources }).flatMap(([good, held]) =>
    amountChoice(good, held, draft.gives, (gives) => next({ ...draft, gives })),
  );
  for (const marker of withoutThose(view.hand?.markers ?? [], draft.markers)) {
    const back = marker.startsWith('hut:') ? 'huts' : 'villages';
    const changed = { ...draft, gives: plus(draft.gives, back, 1), markers: [...draft.markers, marker] };
    choices.push({ label: markerText(marker), menu: next(changed) });
  }
  for (const card of withoutThose(view.hand?.events ?? [], draft.events)) {
    const deck = eventFace(card)?.deck ?? 'I';
    const changed = { ...draft, gives: plus(draft.gives, deck, 1), events: [...draft.events, card] };
    choices.push({ label: eventText(card), menu: next(changed) });
  }
  return { title: 'What do you give?', picture: [], choices };
}

/** So much of a good can be wished for at a time beyond what anybody has: it may be there when the deal is made. */
const WISHES = 3;

/** What the partner has, or the richest of all where the offer is for everybody, and more; hidden pieces by their backs. */
function wantMenu(view: View, draft: Draft, next: Next): Menu {
  const partners = view.players.filter(({ seat }) => (draft.to === null ? seat !== view.seat : seat === draft.to));
  const most: { [good: string]: number } = {};
  for (const { trade, culture, resources, huts, villages, events } of partners) {
    for (const [good, held] of Object.entries({ trade, culture, ...resources, huts, villages, ...events })) {
      most[good] = Math.max(most[good] ?? 0, held);
    }
  }
  const choices = Object.entries(most).flatMap(([good, held]) =>
    amountChoice(good, Math.max(held, (draft.wants[good] ?? 0) + WISHES), draft.wants, (wants) =>
      next({ ...draft, wants }),
    ),
  );
  return { title: 'What do you want?', picture: [], choices };
}

/** A good of which so much is held: how much of it. */
function amountChoice(good: string, held: number, goods: Goods, changed: (goods: Goods) => () => Menu): Choice[] {
  const left = held - (goods[good] ?? 0);
  if (left <= 0) return [];
  if (left === 1) return [{ label: goodText(good, 1), menu: changed(plus(goods, good, 1)) }];
  const choices = Array.from({ length: left }, (_, i): Choice => {
    return { label: goodText(good, i + 1), menu: changed(plus(goods, good, i + 1)) };
  });
  return [{ label: `${good} (up to ${left}) …`, menu: () => ({ title: `How much ${good}?`, picture: [], choices }) }];
}

function plus(goods: Goods, good: string, amount: number): Goods {
  return { ...goods, [good]: (goods[good] ?? 0) + amount };
}

/** A list without some of its members, copies counted. */
export function withoutThose(all: readonly string[], taken: readonly string[]): string[] {
  const left = [...all];
  for (const one of taken) {
    const index = left.indexOf(one);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}
