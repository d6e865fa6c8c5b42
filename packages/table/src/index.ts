export * from './access.ts';
export * from './clocks.ts';
export * from './info.ts';
export * from './presence.ts';
export * from './table.ts';
export * from './tableDoc.ts';
export * from './waits.ts';
