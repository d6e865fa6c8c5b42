export * from './properties.ts';
export * from './propertiesList.ts';
export type { GameHints, Promised, Promises } from './propertiesPosition.ts';
export * from './scenario.ts';
export * from './scenarioFile.ts';
export * from './scenarioSchema.ts';
