import type { Messages } from '../../words.ts';
import { guide } from './en/guide.ts';

export const en = {
  'ui.help.rules': 'Rules',
  'ui.help.wide': 'As a page',
  'ui.help.narrow': 'Beside the table',
  'ui.help.loading': 'The rules are being fetched …',
  'ui.help.none': 'There are no rules of this game here.',
  'ui.help.search': 'Search the rules',
  'ui.help.searchIn':
    'Search {rules, plural, one {# rule} other {# rules}} and {rulings, plural, one {# ruling} other {# rulings}}',
  'ui.help.results': 'Rules found',
  'ui.help.found':
    '{count, plural, =0 {Nothing found: try another word or a rule’s number.} one {# rule} other {# rules}}',
  'ui.help.first': 'The first {shown} are listed; another word narrows it down.',
  'ui.help.onlyPassages': 'No rule, but something else in the book',
  'ui.help.passages': 'Elsewhere in the book',
  'ui.help.back': 'Back',
  'ui.help.onlyEnglish':
    'The rules of {game} are in English for now. The table itself speaks your language, reasons for refusals included.',
  'ui.help.unknown': 'The book has no rule {number}.',
  'ui.help.notHere': 'Not possible',
  'ui.help.place': 'Place in the rules',
  'ui.help.contents': 'Contents',
  'ui.help.rule': 'Rule',
  'ui.help.toRule': 'Rule {number}',
  'ui.help.superseded': 'No longer holds; replaced by',
  'ui.help.related': 'Belongs to it',
  'ui.help.around': 'Beside it',
  'ui.help.figure.sides':
    'A new tile must lie side by side with at least one tile: these four cells count for touching.',
  'ui.help.figure.around':
    'All eight cells around the new tile count for supply. A corner is enough to supply, but not to touch.',
  'ui.help.figure.topmost': 'Only the dashed tiles can be attacked: the topmost of each column.',
  'ui.help.figure.square': 'The cart lies on the common corner of four tiles and joins them.',
  ...guide,
} as const satisfies Messages;
