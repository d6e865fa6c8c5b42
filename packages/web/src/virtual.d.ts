/** Made by gameIcons.config.ts. */
declare module 'virtual:game-icons/*' {
  export const drawings: { readonly [meaning: string]: string };
}

/** Made by rules.config.ts. */
declare module 'virtual:rules/*' {
  export const book: import('./help/book.ts').RuleBook;
}
