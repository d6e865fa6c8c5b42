/**
 * What must hold at every decision of every game, as data: names for reports, sentences for people, and how often each is
 * checked, because some cost a hundred times more than others. Each property relies on those above it.
 */
export const PROPERTIES = [
  'rest',
  'plain',
  'components',
  'options',
  'address',
  'mutants',
  'clone',
  'acts',
  'pure',
  'json',
  'replay',
  'undo',
  'views',
  'resample',
  'secrets',
  'previews',
  'promises',
  'news',
  'lasting',
  'laws',
  'ending',
  'steps',
  'ends',
] as const;
export type Property = (typeof PROPERTIES)[number];

/** These are noticed while a game goes on, not by a check of their own. */
export const NOTICED = ['pure', 'steps', 'ends'] as const;
export type CheckedProperty = Exclude<Property, (typeof NOTICED)[number]>;
export const CHECKED: readonly CheckedProperty[] = PROPERTIES.filter(
  (one): one is CheckedProperty => !(NOTICED as readonly string[]).includes(one),
);

export const PROPERTY_SENTENCES: { readonly [P in Property]: string } = {
  rest: 'Between answers either questions are open, each to a seat at the table, or the game is over',
  plain: 'State, happenings and draws are plain data',
  components: 'No component is lost or comes out of nowhere',
  options: 'Options are never empty, all different, and each is accepted by check',
  address: 'An answer from a wrong seat or to a question that is not open is refused',
  mutants: 'A legal answer with something changed is refused with a rule, unless it is another legal answer',
  acts: 'An act of the table that is refused changes nothing, and one that is accepted leaves a sound table',
  pure: 'Asking the game anything changes nothing',
  clone: 'A clone equals the original and shares nothing that changes with it',
  json: 'A state written as JSON and read back plays on in the same way',
  replay: 'The record replays to the same states and news, with chance drawn again and with chance forced',
  undo: 'Undo restores exactly the state before, as far as the last barrier and no further',
  views: 'Views and options are plain data and share nothing that changes with the state',
  resample: 'A re-dealt state is sound, and its chance and its sealed answers are dealt again as well',
  secrets: 'Views, options and refusals do not depend on what the viewer cannot know',
  previews: 'A preview is plain data with rules, and does not depend on what its seat cannot know',
  promises: 'What a preview promises is what happens when nobody interferes',
  news: 'Happenings tell no viewer more than the view does',
  lasting: 'What a question offers is accepted as long as it is open, whatever others answer meanwhile',
  laws: 'The laws that the game itself states hold between answers',
  ending: 'The end is told once, and nothing is told after it',
  steps: 'Every legal answer is carried out without an exception',
  ends: 'Every random game comes to an end',
};

/**
 * Each property is checked at one decision in this many, and all of them when a game is over. What is lost or not plain
 * stays that way, and a failure is traced back to where it first shows, so checking less often finds as much. News does not
 * stay: it is also checked for every answer that may have shown anyone anything.
 */
export const RATES: { readonly [P in CheckedProperty]: number } = {
  rest: 1,
  plain: 4,
  components: 4,
  options: 1,
  address: 1,
  mutants: 1,
  clone: 2,
  acts: 8,
  json: 24,
  replay: 200,
  undo: 1,
  views: 24,
  resample: 24,
  secrets: 24,
  previews: 8,
  promises: 1,
  news: 32,
  lasting: 1,
  laws: 1,
  ending: 1,
};
