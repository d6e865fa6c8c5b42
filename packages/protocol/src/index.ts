export * from './codes.ts';
export * from './command.ts';
export * from './limits.ts';
export * from './message.ts';
export * from './person.ts';
export * from './read.ts';
export * from './table.ts';
export * from './texts.ts';
