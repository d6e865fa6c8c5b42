/** What has been paid: a resource as a market token, a hut or village marker or an event card (RUL-146), or a great person card (RUL-310). */
export type Paid =
  | {
      readonly from: 'token' | 'marker' | 'event';
      readonly face: number;
      readonly resource: number;
      /** Who got the coin of A Gift from Afar, which goes back with the card (RUL-331), else −1. */
      readonly to: number;
    }
  | { readonly from: 'person'; readonly face: number };
