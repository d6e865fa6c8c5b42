import { noChoice, type Play } from '../play.ts';

/**
 * Writing, Civil Service, Mass Media, and the events that cancel: they answer what has been declared (RUL-278). What they
 * do follows from having been carried out (procedures/event.ts).
 */
export const cancelling: Play = { isResponse: true, choices: noChoice, resolve() {} };
