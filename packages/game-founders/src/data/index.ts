export * from './resources.ts';
export * from './tiles.ts';
export * from './tokens.ts';
