export * from './config.ts';
export * from './ops/signals.ts';
export * from './server.ts';
export * from './services.ts';
