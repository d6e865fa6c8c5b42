import type { Exactly, Translation } from '../words.ts';

/** Messages by group and name: the short form for writing them. */
export type Groups = { readonly [group: string]: { readonly [name: string]: string } };

/** The keys of messages in groups: `civilization.log.cityFounded`. */
export type Flat<G extends Groups> = {
  readonly [K in { [N in keyof G & string]: `civilization.${N}.${keyof G[N] & string}` }[keyof G & string]]: string;
};

/** The same messages in another language: no group or key missing, none extra. */
export type SameGroups<Source extends Groups, Given extends Groups> = Exactly<
  { readonly [N in keyof Source]: Translation<Source[N], N extends keyof Given ? Given[N] : never> },
  Given
>;

export function flat<G extends Groups>(groups: G): Flat<G> {
  const messages: { [key: string]: string } = {};
  for (const [group, named] of Object.entries(groups)) {
    for (const [name, text] of Object.entries(named)) messages[`civilization.${group}.${name}`] = text;
  }
  return messages as Flat<G>;
}
