export * from './gameTalk.ts';
export * from './languages.ts';
export * from './lists.ts';
export * from './words.ts';
