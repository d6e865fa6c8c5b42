/** The Research Phase: all choose secretly and at the same time, then the techs take effect in turn order. */
export type Research = {
  readonly op: 'research';
  at: 'choose' | 'reveal' | 'next' | 'payTrade';
  /** The tech chosen by each seat, −1 for none. */
  chosen: number[];
  /** Whose tech takes effect, as a place in turn order. */
  place: number;
};
