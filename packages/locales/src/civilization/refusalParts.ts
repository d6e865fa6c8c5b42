import { inForms } from '../forms.ts';
import type { Param, Phrase } from '../words.ts';
import type { Reasons } from './reasons.ts';
import type { Key, Say } from './say.ts';

/** Why something may not be done, in one sentence. */
export type RefusalWording = (it: Reasons, say: Say) => Phrase;
export type RefusalWordings = { readonly [rule: string]: RefusalWording };

/** How the facts that many refusals share are said. */
const READ = {
  square: (it) => it.square('square'),
  city: (it) => it.square('city'),
  other: (it) => it.square('other'),
  from: (it) => it.square('from'),
  figure: (it) => it.name('figure', 'figure'),
  item: (it) => it.item('item'),
  tech: (it) => it.card('tech', 'tech'),
  wonder: (it) => it.card('wonder', 'wonder'),
  government: (it) => it.card('government', 'government'),
  civilization: (it) => it.card('civilization', 'civilization'),
  person: (it) => it.card('person', 'person'),
  relic: (it) => it.card('relic', 'relic'),
  event: (it) => it.event('event'),
  phase: (it) => it.name('phase', 'phase'),
  resource: (it) => it.name('resource', 'resource'),
  bonus: (it) => it.anyCard('bonus'),
  limit: (it) => it.amount('limit'),
  own: (it) => it.squares('own'),
  // A card by any name that the refusal has for it.
  card: (it) => it.anyCard('card', 'event', 'tech', 'wonder'),
} satisfies { readonly [name: string]: (it: Reasons) => Param };

/** A sentence whose parameters are facts of the refusal. */
export function because(key: Key, ...names: readonly (keyof typeof READ | 'figures' | 'group')[]): RefusalWording {
  return (it, say) => {
    const params: { [name: string]: Param } = {};
    for (const name of names) {
      if (name === 'figures') Object.assign(params, it.counts(name, name));
      else if (name === 'group')
        Object.assign(
          params,
          inForms('figures', (form) => it.figures(form)),
        );
      else params[name] = READ[name](it);
    }
    return say.phrase(key, params);
  };
}
