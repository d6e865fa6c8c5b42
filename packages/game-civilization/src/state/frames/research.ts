/** The Research Phase: great people first, in turn order (RUL-338); then all choose secretly and at the same time, then the techs take effect in turn order. */
export type Research = {
  readonly op: 'research';
  at: 'before' | 'used' | 'choose' | 'reveal' | 'next' | 'payTrade';
  /** The tech chosen by each seat, −1 for none. */
  chosen: number[];
  /** Who is asked before the choices, or whose tech takes effect, as a place in turn order. */
  place: number;
};
