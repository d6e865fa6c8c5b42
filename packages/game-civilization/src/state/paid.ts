/** A resource that has been paid: a market token, a hut or village marker, or an event card (RUL-146). */
export type Paid = {
  readonly from: 'token' | 'marker' | 'event';
  readonly face: number;
  readonly resource: number;
  /** Who got the coin of A Gift from Afar, which goes back with the card (RUL-331), else −1. */
  readonly to: number;
};
