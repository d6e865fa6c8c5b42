/** General set-up, then that of each player in turn order (chapters SET, PSET and CIV; RUL-245, RUL-334). */
export type SetUp = {
  readonly op: 'setUp';
  at:
    | 'deal'
    | 'choose'
    | 'chosen'
    | 'lay'
    | 'capital'
    | 'capitalPlaced'
    | 'metropolis'
    | 'metropolisPlaced'
    | 'bonus'
    | 'wonderPlaced'
    | 'figure'
    | 'figurePlaced'
    | 'tech'
    | 'dials'
    | 'person';
  /** The place in turn order of the player who is set up, and how many of their figures are placed. */
  player: number;
  pick: number;
  /** The sheets dealt for the advanced set-up (VAR-007): two for each seat, −1 once it has chosen; else none. */
  sheets: number[];
};

export function settingUp(): SetUp {
  return { op: 'setUp', at: 'deal', player: 0, pick: 0, sheets: [] };
}
