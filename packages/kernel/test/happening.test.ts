import { createContext, type Happening, type StepContext, tell, tellSeats, visibleTo } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { type LabState, lab } from './lab.ts';

interface News extends Happening {
  readonly card: number | null;
}

function contextOf(told: boolean): StepContext<LabState, News> {
  return createContext<LabState, News>(lab.initialState({ players: 3, options: {} }), { told });
}

describe('happenings', () => {
  const context = contextOf(true);
  tell(context, { kind: 'dealt', card: null });
  tellSeats(context, [1], { kind: 'drawn', card: 7 }, { kind: 'drawn', card: null });
  tellSeats(context, [0, 2], { kind: 'whispered', card: 3 }, null);
  const told = context.told ?? [];

  test('are heard in full by their audience', () => {
    expect(visibleTo(told, 1)).toEqual([
      { kind: 'dealt', card: null },
      { kind: 'drawn', card: 7 },
    ]);
  });

  test('are heard by others as their redacted twins, or not at all', () => {
    for (const seat of [0, 2]) {
      expect(visibleTo(told, seat)).toEqual([
        { kind: 'dealt', card: null },
        { kind: 'drawn', card: null },
        { kind: 'whispered', card: 3 },
      ]);
    }
  });

  test('are heard by a spectator as by someone in no audience', () => {
    const heard = visibleTo(told, null);
    expect(heard).toEqual([
      { kind: 'dealt', card: null },
      { kind: 'drawn', card: null },
    ]);
    expect(visibleTo(told, 9)).toEqual(heard);
  });

  test('told to no seat at all are heard by nobody in full', () => {
    const secret = contextOf(true);
    tellSeats(secret, [], { kind: 'sealed', card: 1 }, { kind: 'sealed', card: null });
    expect(visibleTo(secret.told ?? [], null)).toEqual([{ kind: 'sealed', card: null }]);
    expect(visibleTo(secret.told ?? [], 0)).toEqual([{ kind: 'sealed', card: null }]);
  });

  test('are not kept in search', () => {
    const search = contextOf(false);
    tell(search, { kind: 'dealt', card: 1 });
    tellSeats(search, [0], { kind: 'drawn', card: 1 }, null);
    expect(search.told).toBeNull();
  });
});
