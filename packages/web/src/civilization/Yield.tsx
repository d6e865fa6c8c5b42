import { GameIcon } from '../parts/Icon.tsx';
import { useBoard } from './boardContext.tsx';

/** A number with the icon of what it counts, and the word for those who listen. */
export function Yield({
  of,
  value,
  sign = false,
}: {
  readonly of: 'production' | 'trade' | 'culture' | 'coin';
  readonly value: number;
  readonly sign?: boolean;
}) {
  const { say } = useBoard();
  const words = say.count(of === 'coin' ? 'coins' : of, value).join('');
  return (
    <span className="civ-yield" title={words}>
      <span className="civ-yield-icon" style={{ color: `var(--y-${of})` }}>
        <GameIcon of={`yield.${of}`} size={14} />
      </span>
      <span aria-hidden="true">
        {sign ? '+' : ''}
        {value}
      </span>
      <span className="sr">{words}</span>
    </span>
  );
}
