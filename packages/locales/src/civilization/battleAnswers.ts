import { LOOT_PRICES } from '@tessera/game-civilization/data';
import type { AnswerTo } from '@tessera/game-civilization/state/questions.ts';
import type { Phrase } from '../words.ts';
import { abilityEffect, abilityPrice } from './abilities.ts';
import { sentenceOf } from './cards.ts';
import { alwaysOf, personAmount, techFace } from './effects.ts';
import { frontName, unitNamed } from './fronts.ts';
import { lootGood } from './mapNews.ts';
import { coinPlace } from './news.ts';
import { ROMAN, type Say } from './say.ts';
import { sayMenuPlay } from './turnAnswers.ts';

export function sayBattleAct(answer: AnswerTo<'battleTurn'>, say: Say): Phrase {
  switch (answer.do) {
    case 'play': {
      const unit = unitNamed(say, answer.unit, 'units');
      if (answer.front === null) return say.phrase('opt.playNew', { unit });
      return say.phrase('opt.playAttack', { unit, front: frontName(say, answer.front) });
    }
    case 'ability':
      return say.phrase('opt.battleAbility', {
        tech: say.tech(answer.tech),
        price: abilityPrice(say, answer.tech, 'battle'),
        effect: abilityEffect(say, answer.tech, 'battle'),
      });
    case 'heal':
      return say.phrase('opt.heal', {
        tech: say.tech(answer.tech),
        effect: alwaysOf(say, answer.tech)[0] ?? say.unknown(),
      });
    case 'greatPerson':
      return sayMenuPlay(answer, say, 'battle');
    case 'holdBack':
      return say.phrase('opt.holdBack', {
        card: say.card('personCard', answer.card),
        trade: say.count('trade', personAmount(answer.card)),
      });
    case 'end':
      return say.phrase('opt.endBattleTurn');
  }
}

export function sayHeal({ front }: AnswerTo<'healWound'>, say: Say): Phrase {
  return front === null ? say.phrase('opt.healNone') : frontName(say, front);
}

export function saySaved({ unit }: AnswerTo<'saveUnit'>, say: Say): Phrase {
  return unit === null ? say.phrase('opt.saveNone') : unitNamed(say, unit, 'killed');
}

function lootPrice(say: Say, take: keyof typeof LOOT_PRICES): Phrase {
  return say.count('loot', LOOT_PRICES[take]);
}

export function sayLoot(answer: AnswerTo<'loot'>, say: Say): Phrase {
  switch (answer.take) {
    case 'nothing':
      return say.phrase('opt.lootNothing');
    case 'discardCoin':
      return say.phrase('opt.lootDiscard', { place: coinPlace(say, answer.from), price: lootPrice(say, answer.take) });
    case 'tech':
      return say.phrase('opt.lootTech', {
        tech: say.tech(answer.tech),
        level: ROMAN[techFace(answer.tech)?.level ?? 0] ?? '',
        effect: sentenceOf(say, 'tech', answer.tech),
        price: lootPrice(say, answer.take),
      });
    case 'coin':
    case 'event':
    case 'trade':
    case 'culture':
    case 'resource':
    case 'hut':
    case 'village':
      return say.phrase('opt.loot', {
        what: lootGood(answer, say),
        price: lootPrice(say, answer.take),
      });
  }
}
