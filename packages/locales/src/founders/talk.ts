import type { Fact, Happening } from '@tessera/game-founders';
import type { GameTalk } from '../gameTalk.ts';
import type { Words } from '../words.ts';
import { cardSection } from './cards.ts';
import type { FoundersKey } from './en.ts';
import { viewOf } from './faces.ts';
import { factLine } from './facts.ts';
import { happeningLine } from './happenings.ts';
import { optionLine, questionLine } from './questions.ts';
import { refusalLine } from './refusals.ts';
import { endingLine, figuresOf, standingsOf } from './results.ts';
import { tableSections } from './sections.ts';
import { createSpeech, yes } from './speech.ts';

/** Founders of the Empire in words. Needs the messages of `founders` and of `common`. */
export function foundersTalk(words: Words): GameTalk {
  const say = createSpeech(words);
  return {
    title: say.text('founders.title'),
    happening: (happening, players) => happeningLine(happening as Happening, say, players),
    isHeading: ({ kind }) => kind === 'turnBegins' || kind === 'gameEnded',
    question: (ask, view) => questionLine(ask, viewOf(view), say),
    awaited: (kind, seat, players) => say.put(`founders.awaited.${kind}` as FoundersKey, say.who(players, seat)),
    // The player sees and chooses what a tile replaces before placing it.
    warning: () => null,
    option: (option, ask, view, players) => optionLine(option, ask, viewOf(view), players, say),
    refusal: (refusal, view, players) => refusalLine(refusal, viewOf(view), players, say),
    facts: (facts, _view, players) =>
      (facts as readonly Fact[]).map((fact) => ({ line: factLine(fact, say, players), rules: fact.rules })),
    sections: (view, players) => tableSections(viewOf(view), players, say),
    card: (id) => cardSection(id, say),
    hasAgreedEnd: true,
    ending: ({ reason }) => endingLine(reason, say),
    standings: (outcome, view, players) => standingsOf(outcome, viewOf(view), players, say),
    figures: (view) => figuresOf(viewOf(view), say),
    setupOption: (name) => say.text(`founders.setup.${name}` as FoundersKey),
    setupValue: (_name, value) => say.text('founders.setup.value', { on: yes(value === true) }),
  };
}
