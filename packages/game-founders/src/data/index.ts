export * from './resources.ts';
export * from './setupOptions.ts';
export * from './tiles.ts';
export * from './tokens.ts';
