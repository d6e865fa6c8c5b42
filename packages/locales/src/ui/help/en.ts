import type { Messages } from '../../words.ts';
import { guide } from './en/guide.ts';

export const en = {
  'ui.help.rules': 'Rules',
  'ui.help.wide': 'Full page',
  'ui.help.narrow': 'Beside the table',
  'ui.help.loading': 'Loading the rules…',
  'ui.help.none': 'The rules of this game are not available.',
  'ui.help.search': 'Search the rules',
  'ui.help.searchIn':
    'Search {rules, plural, one {# rule} other {# rules}} and {rulings, plural, one {# ruling} other {# rulings}}',
  'ui.help.results': 'Rules found',
  'ui.help.found':
    '{count, plural, =0 {Nothing found: try another word or a rule’s number.} one {# rule} other {# rules}}',
  'ui.help.first': 'The first {shown} are shown; add a word to narrow it down.',
  'ui.help.onlyPassages': 'No such rule, but other mentions',
  'ui.help.passages': 'Elsewhere in the rules',
  'ui.help.back': 'Back',
  'ui.help.onlyEnglish':
    'The rules of {game} are only available in English for now. Everything at the table is in your language, including why something is not allowed.',
  'ui.help.unknown': 'There is no rule {number}.',
  'ui.help.notHere': 'Not possible',
  'ui.help.place': 'Place in the rules',
  'ui.help.contents': 'Contents',
  'ui.help.rule': 'Rule',
  'ui.help.toRule': 'Rule {number}',
  'ui.help.superseded': 'No longer valid; replaced by',
  'ui.help.related': 'Related rules',
  'ui.help.around': 'Neighbouring rules',
  'ui.help.figure.sides':
    'A new tile must lie side by side with at least one tile: these four cells count for touching.',
  'ui.help.figure.around':
    'All eight cells around the new tile count for supply. A corner is enough to supply, but not to touch.',
  'ui.help.figure.topmost': 'Only the dashed tiles can be attacked: the topmost of each column.',
  'ui.help.figure.square': 'The cart lies on the common corner of four tiles and joins them.',
  ...guide,
} as const satisfies Messages;
