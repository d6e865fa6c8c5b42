import { noChoice, type Play } from '../play.ts';

/**
 * Writing, Civil Service, Mass Media, and the events that cancel: they answer a declaration (RUL-278). They have no effect
 * of their own: being carried out is what cancels (procedures/declaration.ts).
 */
export const cancelling: Play = { isResponse: true, choices: noChoice, resolve() {} };
