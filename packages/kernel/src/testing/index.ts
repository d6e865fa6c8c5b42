export type { GameHints, Promised, Promises } from './properties/position.ts';
export * from './properties/propertyList.ts';
export * from './properties/runProperties.ts';
export * from './scenarios/findMismatch.ts';
export * from './scenarios/runScenario.ts';
export * from './scenarios/scenarioFile.ts';
