import { GameIcon } from '../parts/Icon.tsx';
import { useBoard } from './boardContext.tsx';

/** A number with the icon of what it counts, and the word for screen readers. */
export function Yield({
  of,
  value,
  sign = false,
  note = '',
}: {
  readonly of: 'production' | 'trade' | 'culture' | 'coin';
  readonly value: number;
  readonly sign?: boolean;
  /** The source of the yield. */
  readonly note?: string;
}) {
  const { say } = useBoard();
  const amount = say.count(of === 'coin' ? 'coins' : of, value).join('');
  const words = note === '' ? amount : `${amount} (${note})`;
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
