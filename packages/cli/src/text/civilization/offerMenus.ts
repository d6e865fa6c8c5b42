import type { View } from '@tessera/game-civilization';
import { eventFace } from '@tessera/game-civilization/data';
import type { AnswerTo } from '@tessera/game-civilization/state/questions.ts';
import type { PlainObject } from '@tessera/kernel';
import { sayEvent } from '@tessera/locales/civilization/answers';

import { inForms } from '@tessera/locales/forms';
import type { Menu, MenuChoice } from '../gameScreen.ts';
import { type MenuLayout, optionText, questionMenu } from '../menus.ts';
import { ownPlayer, sayFor } from './squares.ts';

type Offer = Extract<AnswerTo<'negotiate'>, { readonly do: 'offer' }>;
type Acceptance = Extract<AnswerTo<'negotiate'>, { readonly do: 'accept' }>;
type Goods = { readonly [good: string]: number };

/** An offer in the making: what is given and wanted, and which of the player's hidden pieces. */
interface Draft {
  readonly to: number | null;
  readonly gives: Goods;
  readonly wants: Goods;
  readonly markers: readonly string[];
  readonly events: readonly string[];
}

/** The context of the offer menus. */
class Negotiation {
  readonly view: View;
  readonly plan: MenuLayout;

  constructor(view: View, plan: MenuLayout) {
    this.view = view;
    this.plan = plan;
  }

  get say() {
    return sayFor(this.view, this.plan.canvas);
  }

  text(key: string): string {
    return this.plan.canvas.words.say(key);
  }

  piece(name: string): string {
    return this.plan.canvas.tell(name.includes(':') ? this.say.marker(name) : sayEvent(this.say, name));
  }

  amount(good: string, n: number): string {
    return this.plan.canvas.tell(this.say.good(good, n));
  }

  upTo(good: string, n: number): string {
    const { words } = this.plan.canvas;
    return words.say(
      'cli.civilization.upTo',
      inForms('amount', (form) => this.say.good(good, n, form)),
    );
  }
}

/** The market place: what others offer, the player's own offer, or nothing more. */
export function negotiateMenu(view: View, plan: MenuLayout, options: readonly PlainObject[]): Menu {
  const table = new Negotiation(view, plan);
  // The options list only a sample of offers, and one way to accept: these menus build the rest.
  const menu = questionMenu(
    plan,
    options.filter(({ do: deed }) => deed !== 'offer'),
  );
  const choices = menu.choices.map((choice) =>
    'answer' in choice && choice.answer['do'] === 'accept' ? acceptChoice(table, choice.answer as Acceptance) : choice,
  );
  const hasOffered = view.offers.some(({ by }) => by === view.seat);
  const isOther = (choice: MenuChoice) => 'answer' in choice && OTHERS.includes(choice.answer['do']);
  const own = hasOffered ? [] : partnerChoices(table);
  return { ...menu, choices: [...choices.filter((one) => !isOther(one)), ...own, ...choices.filter(isOther)] };
}

/** What the player does besides trading. */
const OTHERS: readonly unknown[] = ['event', 'ability', 'consent'];

/** The recipient of an offer; its content is chosen after that. */
function partnerChoices(table: Negotiation): MenuChoice[] {
  const { view, plan } = table;
  const { seat } = ownPlayer(view);
  const others = view.players.filter((player) => player.seat !== seat && !player.resigned);
  const partner = (to: number | null, has: string): MenuChoice => {
    const draft = { to, gives: {}, wants: {}, markers: [], events: [] };
    const name = to === null ? table.text('ui.civilization.offer.everybody') : plan.canvas.players.names[to];
    return {
      label: `${table.text('ui.civilization.offer.title')}: ${name}${has} …`,
      menu: () => offerMenu(table, draft),
    };
  };
  const toOne = others.map((player) => {
    const { trade, culture, resources, huts, villages, events } = player;
    const held = Object.entries({ trade, culture, ...resources, huts, villages, ...events });
    const has = held.flatMap(([good, n]) => (n > 0 ? [table.amount(good, n)] : []));
    return partner(player.seat, has.length === 0 ? '' : ` (${has.join(', ')})`);
  });
  return others.length < 2 ? toOne : [...toOne, partner(null, '')];
}

/** Adds to what an offer gives and wants until it is made; `back` removes the last addition. */
function offerMenu(table: Negotiation, draft: Draft): Menu {
  const offer = { do: 'offer', ...draft } as Offer;
  const isEmpty = Object.keys(draft.gives).length + Object.keys(draft.wants).length === 0;
  const choices: MenuChoice[] = [
    { label: `${table.text('ui.civilization.offer.gives')} …`, menu: () => giveMenu(table, draft) },
    { label: `${table.text('ui.civilization.offer.wants')} …`, menu: () => wantMenu(table, draft) },
  ];
  if (!hasMore(table.view, draft)) choices.shift();
  if (!isEmpty) choices.unshift({ label: table.text('ui.civilization.offer.make'), answer: offer });
  return { title: optionText(table.plan, offer), picture: [], choices };
}

/** Has the player anything that the offer does not give yet? */
function hasMore(view: View, { gives, markers, events }: Draft): boolean {
  const { hand } = view;
  const { trade, culture, resources } = ownPlayer(view);
  const hidden = (hand?.markers.length ?? 0) + (hand?.events.length ?? 0);
  const isLeft = ([good, held]: [string, number]) => held > (gives[good] ?? 0);
  return hidden > markers.length + events.length || Object.entries({ trade, culture, ...resources }).some(isLeft);
}

/** What the player has: amounts of goods, and each hidden piece separately, since they choose which one they give. */
function giveMenu(table: Negotiation, draft: Draft): Menu {
  const { hand } = table.view;
  const { trade, culture, resources } = ownPlayer(table.view);
  const adding = (label: string, changed: Draft): MenuChoice => ({ label, menu: () => offerMenu(table, changed) });
  const choices = [
    ...Object.entries({ trade, culture, ...resources }).flatMap(([good, held]) =>
      amountChoice(table, good, held, draft.gives, (gives) => ({ ...draft, gives })),
    ),
    ...withoutThose(hand?.markers ?? [], draft.markers).map((marker) => {
      const back = marker.startsWith('hut:') ? 'huts' : 'villages';
      const markers = [...draft.markers, marker];
      return adding(table.piece(marker), { ...draft, gives: plus(draft.gives, back, 1), markers });
    }),
    ...withoutThose(hand?.events ?? [], draft.events).map((card) => {
      const deck = eventFace(card)?.deck ?? 'I';
      const events = [...draft.events, card];
      return adding(table.piece(card), { ...draft, gives: plus(draft.gives, deck, 1), events });
    }),
  ];
  return { title: table.text('ui.civilization.offer.gives'), picture: [], choices };
}

/** The most of a good that can be asked for beyond what any player has: it may be there when the deal is made. */
const WISHES = 3;

/**
 * What the partner has, or the richest of all where the offer is for everybody, and more; hidden pieces by their backs.
 */
function wantMenu(table: Negotiation, draft: Draft): Menu {
  const { view } = table;
  const partners = view.players.filter(({ seat }) => (draft.to === null ? seat !== view.seat : seat === draft.to));
  const most: { [good: string]: number } = {};
  for (const { trade, culture, resources, huts, villages, events } of partners) {
    for (const [good, held] of Object.entries({ trade, culture, ...resources, huts, villages, ...events })) {
      most[good] = Math.max(most[good] ?? 0, held);
    }
  }
  const choices = Object.entries(most).flatMap(([good, held]) => {
    const limit = Math.max(held, (draft.wants[good] ?? 0) + WISHES);
    return amountChoice(table, good, limit, draft.wants, (wants) => ({ ...draft, wants }));
  });
  return { title: table.text('ui.civilization.offer.wants'), picture: [], choices };
}

/** The amount of a good, up to what is held. */
function amountChoice(
  table: Negotiation,
  good: string,
  held: number,
  goods: Goods,
  changed: (goods: Goods) => Draft,
): MenuChoice[] {
  const left = held - (goods[good] ?? 0);
  const choice = (n: number): MenuChoice => ({
    label: table.amount(good, n),
    menu: () => offerMenu(table, changed(plus(goods, good, n))),
  });
  if (left < 2) return left < 1 ? [] : [choice(1)];
  const title = table.upTo(good, left);
  const menu = () => ({ title, picture: [], choices: Array.from({ length: left }, (_, i) => choice(i + 1)) });
  return [{ label: `${title} …`, menu }];
}

function plus(goods: Goods, good: string, amount: number): Goods {
  return { ...goods, [good]: (goods[good] ?? 0) + amount };
}

/** A list without some of its members, counting copies. */
function withoutThose(all: readonly string[], taken: readonly string[]): string[] {
  const left = [...all];
  for (const one of taken) {
    const index = left.indexOf(one);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** Accepting an offer: where it wants hidden pieces, the player says which ones they give (RUL-267). */
function acceptChoice(table: Negotiation, { offer: by }: Acceptance): MenuChoice {
  const bare: Acceptance = { do: 'accept', offer: by, markers: [], events: [] };
  const first = nextPiece(table, bare, optionText(table.plan, bare));
  return 'answer' in first ? first : { ...first, label: `${first.label} …` };
}

/** A choice that leads to the next piece, or gives the answer when all are named. */
function nextPiece(table: Negotiation, answer: Acceptance, label: string): MenuChoice {
  const among = piecesWanted(table.view, answer);
  if (among === null) return { label, answer };
  const menu = (): Menu => ({
    title: table.text('cli.civilization.handOver'),
    picture: [],
    choices: [...new Set(among)].map((piece) => {
      const list = piece.includes(':') ? 'markers' : 'events';
      return nextPiece(table, { ...answer, [list]: [...answer[list], piece] }, table.piece(piece));
    }),
  });
  return { label, menu };
}

/** The player's pieces that fit the next hidden one that an offer wants; null when all are chosen. */
function piecesWanted(view: View, { offer: by, markers, events }: Acceptance): string[] | null {
  const { wants } = view.offers.find((offer) => offer.by === by) ?? { wants: { huts: 0, villages: 0, events: {} } };
  const kindOf = (piece: string): string =>
    piece.includes(':') ? (piece.split(':')[0] as string) : (eventFace(piece)?.deck ?? '');
  const given = [...markers, ...events];
  const left = withoutThose([...(view.hand?.markers ?? []), ...(view.hand?.events ?? [])], given);
  for (const [kind, count] of Object.entries({ hut: wants.huts, village: wants.villages, ...wants.events })) {
    if (given.filter((piece) => kindOf(piece) === kind).length >= count) continue;
    return left.filter((piece) => kindOf(piece) === kind);
  }
  return null;
}
