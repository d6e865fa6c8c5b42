import { civilization } from '@tessera/game-civilization';
import type { PlainObject } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { deal, dice, give } from '../../locales/test/civilizationKit.ts';
import { civilizationView } from '../src/civilization/model.ts';
import {
  emptyDraft,
  GOODS,
  holdingsOf,
  mostOf,
  offerOf,
  toggled,
  waysToAccept,
  wishes,
} from '../src/civilization/offerDraft.ts';

const ANSWERS = 5000;

test('everything can be asked for, what another player has first', () => {
  const all = wishes({ silk: 1, II: 2 });
  expect(all.slice(0, 3)).toEqual(['silk', 'II', 'trade']);
  expect([...all].sort()).toEqual([...GOODS].sort());
});

test('the game accepts an offer that wants what the other player does not have yet', () => {
  const roll = dice(3);
  const at = deal(2, {}, 'wishes');
  for (;;) {
    const ask = at.state.pending?.asks[0];
    if (ask === undefined) throw new Error('the game is over before anybody trades');
    if (ask.kind !== 'negotiate') {
      const options = civilization.options(at.state, ask) as unknown as readonly PlainObject[];
      give(at, ask, options[roll(options.length)] ?? {});
      continue;
    }
    const wants = Object.fromEntries(GOODS.map((good) => [good, 9]));
    const offer = offerOf({ ...emptyDraft(1 - ask.seat), wants }, null);
    expect(offer).toMatchObject({ gives: {}, wants });
    expect(civilization.check(at.state, ask, offer)).toBeNull();
    return;
  }
});

/**
 * Random games until a negotiating player holds a hidden piece: from there on every way to offer and accept is tried.
 */
test('the game accepts every offer put together from what there is, and every way to accept it', () => {
  const roll = dice(7);
  const tried = { offers: 0, hidden: 0, ways: 0 };
  for (let game = 0; tried.ways < 4 && game < 12; game++) {
    const at = deal(2, {}, `offers ${game}`);
    for (let n = 0; n < ANSWERS && at.state.pending !== null; n++) {
      const { asks } = at.state.pending;
      const ask = asks[roll(asks.length)];
      if (ask === undefined) break;
      const other = asks.find(({ seat, kind }) => kind === 'negotiate' && seat !== ask.seat);
      if (ask.kind !== 'negotiate' || other === undefined) {
        const options = civilization.options(at.state, ask) as unknown as readonly PlainObject[];
        give(at, ask, ask.kind === 'negotiate' ? { do: 'done' } : (options[roll(options.length)] ?? {}));
        continue;
      }
      const view = civilizationView(civilization.view(at.state, ask.seat) as unknown as PlainObject);
      const { hand } = view;
      const [own, partner] = [view.players[ask.seat], view.players[other.seat]];
      if (hand === null || own === undefined || partner === undefined) throw new Error('nobody is there');
      const have = holdingsOf(own);
      const wanted = mostOf([holdingsOf(partner)]);
      const draft = {
        ...emptyDraft(other.seat),
        gives: { trade: Math.min(2, have.trade ?? 0) },
        wants: Object.fromEntries(GOODS.map((good) => [good, Math.min(1, wanted[good] ?? 0)])),
        markers: hand.markers.slice(0, 1).reduce((places, _, i) => toggled(places, i), [] as readonly number[]),
        events: hand.events.map((_, i) => i),
      };
      const offer = offerOf(draft, hand);
      const refusal = civilization.check(at.state, ask, offer);
      const isAllowed =
        (at.state.players[ask.seat]?.offersMade ?? 0) < 6 && !view.offers.some(({ by }) => by === ask.seat);
      if (!isAllowed || Object.keys({ ...(offer['gives'] as object), ...(offer['wants'] as object) }).length === 0) {
        give(at, ask, { do: 'done' });
        continue;
      }
      expect(refusal, JSON.stringify(offer)).toBeNull();
      tried.offers += 1;
      if (draft.events.length + draft.markers.length > 0) tried.hidden += 1;
      give(at, ask, offer);
      const theirs = civilizationView(civilization.view(at.state, other.seat) as unknown as PlainObject);
      const made = theirs.offers.find(({ by }) => by === ask.seat);
      if (made === undefined || theirs.hand === null) throw new Error('the offer is not there');
      const ways = waysToAccept({ do: 'accept', offer: ask.seat, markers: [], events: [] }, made, theirs.hand);
      expect(new Set(ways.map((way) => JSON.stringify(way))).size).toBe(ways.length);
      // The offer has changed the question.
      const answering = at.state.pending.asks.find(({ seat }) => seat === other.seat);
      if (answering === undefined) throw new Error('nobody is asked about the offer');
      for (const way of ways) expect(civilization.check(at.state, answering, way), JSON.stringify(way)).toBeNull();
      if (ways.length > 1) tried.ways += 1;
      give(at, answering, ways[roll(ways.length)] ?? {});
    }
  }
  expect(tried.offers).toBeGreaterThan(10);
  expect(tried.hidden).toBeGreaterThan(0);
  expect(tried.ways).toBeGreaterThan(0);
});
