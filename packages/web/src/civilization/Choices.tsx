import { textOf } from '@tessera/locales';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { GameIcon, type Meaning } from '../parts/Icon.tsx';
import { Tip } from '../parts/Tip.tsx';
import { useTable } from '../table/tableContext.tsx';
import { SaidPlainly } from '../table/words/Said.tsx';
import { type BoardOption, useBoard } from './boardContext.tsx';
import { iconOf } from './groups.ts';

/** An option up to this many letters long is as wide as its words; longer ones stand in columns. */
const SHORT = 64;

function isShort({ phrase }: BoardOption): boolean {
  return textOf(phrase).length <= SHORT;
}

/** Options as text. */
export function Choices({ choices }: { readonly choices: readonly BoardOption[] }) {
  const { choose } = useBoard();
  const { ask } = useTable();
  if (ask === null) return null;
  return (
    <ul className={choices.every(isShort) ? 'civ-choices short' : 'civ-choices'}>
      {choices.map((choice) => {
        const icon = iconOf(choice, ask);
        return (
          <li key={JSON.stringify(choice.option)}>
            <Button className="option civ-choice" onPress={() => choose(choice)}>
              {icon !== null && <GameIcon of={icon} size={20} />}
              <span>
                <SaidPlainly phrase={choice.phrase} />
              </span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** An option as a card: an icon, a name, its cost or effect in a few figures; the full text on hover. */
export function ChoiceCard({
  choice,
  icon,
  name,
  children,
}: {
  readonly choice: BoardOption;
  readonly icon: Meaning;
  readonly name: string;
  readonly children?: ReactNode;
}) {
  const { choose } = useBoard();
  const text = textOf(choice.phrase);
  return (
    <Tip text={text}>
      <Button className="civ-made" onPress={() => choose(choice)}>
        <GameIcon of={icon} size={24} />
        <b>{name}</b>
        {children !== undefined && <span className="civ-made-cost">{children}</span>}
        <span className="sr">{text}</span>
      </Button>
    </Tip>
  );
}
