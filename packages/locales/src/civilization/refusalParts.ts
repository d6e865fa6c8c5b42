import type { Param, Phrase } from '../words.ts';
import type { Facts } from './facts.ts';
import { figuresIn } from './news.ts';
import type { Key, Say } from './say.ts';

/** Why something may not be done, in one sentence. */
export type Refusal = (it: Facts, say: Say) => Phrase;
export type Refusals = { readonly [rule: string]: Refusal };

type Reader = (it: Facts, say: Say) => Param;

function square(name: string): Reader {
  return (it, say) => say.square(it.number(name));
}

/** How the facts that many refusals share are said. */
const READ = {
  square: square('square'),
  city: square('city'),
  other: square('other'),
  from: square('from'),
  figure: (it, say) => say.name('figure', it.text('figure')),
  item: (it, say) => say.item(it.text('item')),
  tech: (it, say) => say.tech(it.text('tech')),
  wonder: (it, say) => say.wonder(it.text('wonder')),
  government: (it, say) => say.government(it.text('government')),
  civilization: (it, say) => say.card('civilization', it.text('civilization')),
  person: (it, say) => say.card('person', it.text('person')),
  event: (it, say) => say.event(it.text('event')),
  phase: (it, say) => say.name('phase', it.text('phase')),
  resource: (it, say) => say.name('resource', it.text('resource')),
  bonus: (it, say) => say.anyCard(it.text('bonus')),
  limit: (it) => it.number('limit'),
  own: (it, say) => say.squares(it.numbers('own')),
  // A card by whatever name the refusal has for it.
  card: (it, say) => say.anyCard(it.text('card') || it.text('event') || it.text('tech') || it.text('wonder')),
} satisfies { readonly [name: string]: Reader };

/** A sentence whose parameters are facts of the refusal. */
export function because(key: Key, ...names: readonly (keyof typeof READ | 'figures' | 'group')[]): Refusal {
  return (it, say) => {
    const params: { [name: string]: Param } = {};
    for (const name of names) {
      if (name === 'figures') Object.assign(params, say.counts(name, name, it.number(name)));
      else if (name === 'group') Object.assign(params, figuresIn(it, say));
      else params[name] = READ[name](it, say);
    }
    return say.phrase(key, params);
  };
}
