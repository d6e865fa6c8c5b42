import type { Territory } from '../state.ts';
import { SQUARE } from './cells.ts';

/**
 * The cart networks of a territory: for each tile the number of its network, or −1. Squares that share a tile form one
 * network; squares that only lie side by side do not (T-070).
 */
export function networksOf(territory: Territory): number[] {
  const { cells, carts } = territory;
  const network = new Array<number>(cells.length).fill(-1);
  for (let cart = 0; cart < carts.length; cart++) {
    for (const step of SQUARE) {
      const tile = cells.indexOf((carts[cart] as number) + step);
      if (tile >= 0) join(network, tile, cart);
    }
  }
  return network;
}

/** Puts a tile into a network; if it is already in another one, both become one. */
function join(network: number[], tile: number, cart: number): void {
  const other = network[tile] as number;
  if (other === -1) network[tile] = cart;
  else if (other !== cart) for (let i = 0; i < network.length; i++) if (network[i] === other) network[i] = cart;
}
