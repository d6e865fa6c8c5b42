import type { UnitView } from '@tessera/game-civilization';
import { textOf } from '@tessera/locales';
import { Button } from 'react-aria-components';
import { GameIcon } from '../parts/Icon.tsx';
import { SeatBadge } from '../parts/Mark.tsx';
import { useTable } from '../table/tableContext.tsx';
import { Said } from '../table/words/Said.tsx';
import { type BoardOption, useBoard } from './boardContext.tsx';
import { unitIcon } from './icons.ts';
import type { BattleView } from './model.ts';

const TITLES = { figures: 'see.battle', city: 'see.battleCity', village: 'see.battleVillage' } as const;

type Side = BattleView['sides'][number];

/** The battle in progress: both sides, the fronts between them, strengths and wounds. */
export function Battle({ battle }: { readonly battle: BattleView }) {
  const { say } = useBoard();
  const [attacker, defender] = battle.sides;
  if (attacker === undefined || defender === undefined) return null;
  const fronts = [...new Set(battle.fronts.map(({ front }) => front))].sort((a, b) => a - b);
  const sideName = (side: Side) =>
    side.barbarians ? say.phrase('see.barbarians', { who: say.seat(side.seat) }) : [say.seat(side.seat)];
  return (
    <section className="civ-battle panel" aria-label={say.text('section.battle')}>
      <h2 className="title">
        <Said
          phrase={say.phrase(TITLES[battle.kind], {
            square: say.square(battle.square),
            attacker: sideName(attacker),
            defender: sideName(defender),
          })}
        />
      </h2>
      <div className="civ-battle-stage">
        <SideHead battle={battle} side={defender} />
        <ol className="civ-fronts" aria-label={say.text('section.fronts')}>
          {fronts.length === 0 && <li className="caption">{say.text('see.noFront')}</li>}
          {fronts.map((front) => (
            <li key={front} className="civ-front">
              <UnitAt battle={battle} side={defender} front={front} />
              <span className="civ-front-number">{front + 1}</span>
              <UnitAt battle={battle} side={attacker} front={front} />
            </li>
          ))}
        </ol>
        <SideHead battle={battle} side={attacker} />
      </div>
    </section>
  );
}

function SideHead({ battle, side }: { readonly battle: BattleView; readonly side: Side }) {
  const { say, ui } = useBoard();
  const { players } = useTable();
  const { seat, barbarians, hand, units, types, killed, bonus, total, finished } = side;
  return (
    <div className="civ-side" data-turn={battle.turn === seat || undefined}>
      <SeatBadge seat={seat} size={26} />
      <div className="grow">
        <b>{barbarians ? textOf(say.phrase('see.barbarians', { who: say.seat(seat) })) : players.names[seat]}</b>
        <span className="civ-side-facts">
          <span>{ui('strengthNow', { n: total })}</span>
          {bonus > 0 && <span>{ui('bonus', { n: bonus })}</span>}
          <span>{ui('inHand', { n: hand })}</span>
          {killed.length > 0 && <span>{ui('killed', { n: killed.length })}</span>}
          {finished && <span className="tag">{ui('finished')}</span>}
          {battle.turn === seat && battle.winner === null && <span className="tag you">{ui('battleTurn')}</span>}
        </span>
      </div>
      <ul className="civ-side-hand">
        {units !== null
          ? units.map((unit, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two cards of a kind are two cards.
              <UnitChip key={i} unit={unit} />
            ))
          : (types ?? Array.from({ length: hand }, () => null)).map((type, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards have no other identity.
              <li key={i} className="civ-unit-chip back">
                {type === null ? null : <GameIcon of={unitIcon(type)} size={16} />}
              </li>
            ))}
      </ul>
    </div>
  );
}

/** A visible unit card: its type and strength. */
export function UnitChip({ unit }: { readonly unit: UnitView }) {
  const { say } = useBoard();
  const name = textOf(say.unit(unit));
  return (
    <li className="civ-unit-chip" title={name}>
      <GameIcon of={unitIcon(unit.type)} size={16} />
      <b aria-hidden="true">{unit.strength}</b>
      <span className="sr">{name}</span>
    </li>
  );
}

function UnitAt({ battle, side, front }: { readonly battle: BattleView; readonly side: Side; readonly front: number }) {
  const { say, ui, view, choices, choose } = useBoard();
  const { ask } = useTable();
  const unit = battle.fronts.find((one) => one.front === front && one.seat === side.seat);
  if (unit === undefined) return <div className="civ-unit none">{ui('noUnit')}</div>;
  const { strength } = unit;
  const name = textOf(say.unit(unit));
  const chosen = choiceAt(front, side.seat === view.seat);
  const inside = (
    <>
      <span className="civ-unit-head">
        <GameIcon of={unitIcon(unit.type)} size={22} />
        <b>{strength}</b>
      </span>
      <span className="civ-unit-name">{name.split(' (')[0]}</span>
      <span className="civ-wounds" title={textOf(say.count('wounds', unit.wounds))}>
        {Array.from({ length: Math.max(strength, unit.wounds) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a wound is its place.
          <span key={i} className={i < unit.wounds ? 'civ-wound' : 'civ-wound whole'}>
            <GameIcon of="battle.wound" size={11} />
          </span>
        ))}
        <span className="sr">{textOf(say.count('wounds', unit.wounds))}</span>
      </span>
    </>
  );
  const looks = { className: 'civ-unit', 'data-seat': (side.seat % 6) + 1 };
  if (chosen !== null) {
    return (
      <Button {...looks} onPress={() => choose(chosen)}>
        {inside}
        <span className="sr">{ui('litUnit', { unit: name, option: textOf(chosen.phrase) })}</span>
      </Button>
    );
  }
  return (
    <div {...looks} title={name}>
      {inside}
    </div>
  );

  /** The one choice that means this unit: a wound to heal on the player's own side, a wound to deal on the other. */
  function choiceAt(at: number, isOwn: boolean): BoardOption | null {
    if (ask === null) return null;
    const isHealing = ask.kind === 'healWound' && isOwn;
    const isAimed = ask.kind === 'choose' && ask.about['of'] === 'front' && !isOwn;
    if (!isHealing && !isAimed) return null;
    return choices.find(({ option }) => option[isHealing ? 'front' : 'value'] === at) ?? null;
  }
}
