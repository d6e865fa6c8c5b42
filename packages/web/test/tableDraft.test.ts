import { describe, expect, test } from 'vitest';
import {
  newDraft,
  newOnlineTable,
  played,
  playersOf,
  type TableDraft,
  withGame,
  withOption,
  withSeat,
} from '../src/create/tableDraft.ts';
import { GAMES } from '../src/games/gamesCatalog.ts';

const civilization = (): TableDraft => withGame(newDraft(true), 'civilization');

describe('the draft of a table', () => {
  test('sends nothing that is usual', () => {
    expect(newOnlineTable(civilization()).options).toEqual({});
  });

  test('sends no option that does not matter beside the others', () => {
    const draft = withOption(withOption(civilization(), 'investments', true), 'expansion', false);
    expect(newOnlineTable(draft).options).not.toHaveProperty('investments');
  });

  test('has a row for every seat of the largest game', () => {
    const most = Math.max(...Object.values(GAMES).map(({ players }) => players.max));
    expect(newDraft(true).seats).toHaveLength(most);
  });

  test('never has more seats than can play, and keeps those who still find one', () => {
    let draft = withOption(civilization(), 'expansion', true);
    for (const index of draft.seats.keys()) draft = withSeat(draft, index, { kind: 'bot' });
    draft = withSeat(draft, 1, { kind: 'none' });
    const before = played(draft).length;
    const base = withOption(draft, 'expansion', false);
    expect(playersOf(base).max).toBe(4);
    expect(played(base)).toHaveLength(Math.min(before, 4));
    expect(played(withGame(draft, 'founders')).length).toBeLessThanOrEqual(GAMES.founders.players.max);
  });
});
