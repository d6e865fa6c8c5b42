/** Messages by group and name: a short form in which they are written. */
export type Groups = { readonly [group: string]: { readonly [name: string]: string } };

/** The keys of messages in groups: `civilization.log.cityFounded`. */
export type Flat<G extends Groups> = {
  readonly [K in { [N in keyof G & string]: `civilization.${N}.${keyof G[N] & string}` }[keyof G & string]]: string;
};

/** The same messages in another language. */
export type Same<G extends Groups> = { readonly [N in keyof G]: { readonly [K in keyof G[N]]: string } };

export function flat<G extends Groups>(groups: G): Flat<G> {
  const messages: { [key: string]: string } = {};
  for (const [group, named] of Object.entries(groups)) {
    for (const [name, text] of Object.entries(named)) messages[`civilization.${group}.${name}`] = text;
  }
  return messages as Flat<G>;
}
