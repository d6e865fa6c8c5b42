import type { en } from './en.ts';

export const pl: { readonly [K in keyof typeof en]: string } = {};
