export * from './bot.ts';
export * from './bots.ts';
export * from './coverage.ts';
export * from './coverageFor.ts';
export * from './playGame.ts';
export * from './simulate.ts';
export * from './vary.ts';
