import type { View } from '@tessera/game-civilization';
import type { AnswerTo } from '@tessera/game-civilization/decisions/decisions.ts';
import type { PlainObject } from '@tessera/kernel';
import type { Canvas, Choice, Menu } from '../gameText.ts';
import { acceptChoice } from './acceptMenus.ts';
import { consentChoices, ownPlayer, playChoices, statusLines } from './menuParts.ts';
import { counted } from './names.ts';
import { newDraft, offerMenu } from './offerMenus.ts';
import { offerText } from './offers.ts';

type Negotiation = AnswerTo<'negotiate'>;

/** The market place: what others offer, an offer of one's own, or nothing more. */
export function negotiateMenu(view: View, options: readonly PlainObject[], canvas: Canvas): Menu {
  const all = options as readonly Negotiation[];
  const choices: Choice[] = [];
  for (const answer of all) if (answer.do === 'done') choices.push({ label: 'trade no more this turn', answer });
  for (const offer of view.offers) {
    const text = offerText(offer, canvas);
    for (const answer of all) {
      if (answer.do === 'accept' && answer.offer === offer.by) choices.push(acceptChoice(view, offer, text));
      if (answer.do === 'refuse' && answer.offer === offer.by) choices.push({ label: `refuse: ${text}`, answer });
      if (answer.do === 'withdraw' && offer.by === view.seat) choices.push({ label: `withdraw: ${text}`, answer });
    }
  }
  // The options only list a sample of offers, which is empty where nothing simple comes to mind.
  if (!view.offers.some(({ by }) => by === view.seat)) choices.push(...partnerChoices(view, canvas));
  choices.push(...playChoices(options, 'trade'), ...consentChoices(options));
  return { title: 'Trade: what do you do?', picture: statusLines(view, canvas), choices };
}

/** To whom an offer goes; everything in it is chosen then. */
function partnerChoices(view: View, canvas: Canvas): Choice[] {
  const { seat } = ownPlayer(view);
  const others = view.players.filter((player) => player.seat !== seat && !player.resigned);
  const toOne = others.map((player): Choice => {
    const { trade, culture, resources } = player;
    const held = Object.entries(resources).flatMap(([resource, count]) => (count > 0 ? [`${resource} ${count}`] : []));
    const has = [`trade ${trade}`, `culture ${culture}`, ...held, ...markersOf(player)].join(', ');
    const label = `make ${canvas.who.object(player.seat)} an offer (${has}) …`;
    return { label, menu: () => offerMenu(view, canvas, newDraft(player.seat)) };
  });
  if (others.length < 2) return toOne;
  return [...toOne, { label: 'make everybody an offer …', menu: () => offerMenu(view, canvas, newDraft(null)) }];
}

function markersOf({ huts, villages, events }: View['players'][number]): string[] {
  const held = Object.values(events).reduce((sum, count) => sum + count, 0);
  return [
    huts > 0 ? counted(huts, 'hut') : '',
    villages > 0 ? counted(villages, 'village') : '',
    held > 0 ? counted(held, 'event') : '',
  ].filter((part) => part !== '');
}
