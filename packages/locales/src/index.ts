export * from './gameTalk.ts';
export * from './languages.ts';
export * from './words.ts';
