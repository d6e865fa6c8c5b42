import type { en } from './en.ts';

export const lt: { readonly [K in keyof typeof en]: string } = {};
