import type { Messages } from '../../words.ts';

export const en = {} as const satisfies Messages;
