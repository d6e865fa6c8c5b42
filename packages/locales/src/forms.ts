import type { Param, Params } from './words.ts';

/**
 * The grammatical forms in which a sentence may need a name or an amount, by the suffix of the parameter: `tile` as in
 * a list, `tileAcc` as the object of a verb, `tileGen` after "of" and "instead of". Each language uses the one it
 * needs.
 */
const FORMS = { '': 'nom', Acc: 'acc', Gen: 'gen' } as const;
export type Form = (typeof FORMS)[keyof typeof FORMS];

/** Something under three parameters, one for each form. */
export function inForms(param: string, make: (form: Form) => Param): Params {
  return Object.fromEntries(Object.entries(FORMS).map(([suffix, form]) => [param + suffix, make(form)]));
}
