import type { UnitView } from '@tessera/game-civilization';
import { textOf } from '@tessera/locales';
import { type BoardOption, useBoard } from './boardContext.tsx';
import { ChoiceCard, Choices } from './Choices.tsx';
import { unitIcon } from './icons.ts';
import { unitToPlay } from './model.ts';

/** The options of a battle turn: every unit with every front that it may open or attack, then abilities. */
export function BattleMenu({ listed }: { readonly listed: readonly BoardOption[] }) {
  const { view, say, ui } = useBoard();
  const { battle } = view;
  if (battle === null) return null;
  const plays = listed.filter(({ option }) => option['do'] === 'play');
  const others = listed.filter(({ option }) => option['do'] !== 'play');
  return (
    <div className="civ-picker">
      {plays.length > 0 && (
        <div className="civ-cards">
          {plays.map((choice) => {
            const unit = unitToPlay(view, String(choice.option['unit']));
            if (unit === null) return null;
            const front = choice.option['front'];
            const enemy = battle.fronts.find((one) => one.front === front);
            return (
              <ChoiceCard
                key={JSON.stringify(choice.option)}
                choice={choice}
                icon={unitIcon(unit.type)}
                name={shortName(unit)}
              >
                {enemy === undefined
                  ? ui('newFront')
                  : ui('attackFront', { n: enemy.front + 1, enemy: shortName(enemy) })}
              </ChoiceCard>
            );
          })}
        </div>
      )}
      {others.length > 0 && <Choices choices={others} />}
    </div>
  );

  function shortName(unit: UnitView): string {
    return `${textOf(say.name('rank', unit.rank))} ${unit.strength}`;
  }
}
