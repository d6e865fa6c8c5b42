import { textOf } from '@tessera/locales';
import { type Choice, useBoard } from './boardContext.tsx';
import { ChoiceCard, Choices } from './Choices.tsx';
import { unitIcon } from './icons.ts';
import { type BattleView, strengthOf, unitFaceOf } from './model.ts';

/** What a battle turn offers: every unit with every front that it may open or attack, then abilities. */
export function BattleMenu({ listed }: { readonly listed: readonly Choice[] }) {
  const { view, say, ui } = useBoard();
  const { battle } = view;
  if (battle === null) return null;
  const plays = listed.filter(({ option }) => option['do'] === 'play');
  const others = listed.filter(({ option }) => option['do'] !== 'play');
  const isBarbarian = battle.sides.some(({ seat, barbarians }) => seat === battle.turn && barbarians);
  const owner = isBarbarian ? null : battle.turn;
  return (
    <div className="civ-picker">
      {plays.length > 0 && (
        <div className="civ-cards">
          {plays.map((choice) => {
            const unit = String(choice.option['unit']);
            const front = choice.option['front'];
            const enemy = battle.fronts.find((one) => one.front === front);
            const [name = ''] = textOf(say.unit(unit, owner)).split(' (');
            return (
              <ChoiceCard
                key={JSON.stringify(choice.option)}
                choice={choice}
                icon={unitIcon(unitFaceOf(unit)?.type ?? '')}
                name={`${name} ${strengthOf(view, unit, owner, 0)}`}
              >
                {enemy === undefined
                  ? ui('newFront')
                  : ui('attackFront', { n: enemy.front + 1, enemy: enemyName(enemy) })}
              </ChoiceCard>
            );
          })}
        </div>
      )}
      {others.length > 0 && <Choices choices={others} />}
    </div>
  );

  function enemyName({ unit, seat, raised }: BattleView['fronts'][number]): string {
    const isWild = battle?.sides.some((side) => side.seat === seat && side.barbarians) === true;
    const [name = ''] = textOf(say.unit(unit, isWild ? null : seat)).split(' (');
    return `${name} ${strengthOf(view, unit, isWild ? null : seat, raised)}`;
  }
}
