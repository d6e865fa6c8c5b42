import { Link } from '../app/navigation.tsx';
import { useSay } from '../words/useWords.tsx';
import './shell.css';

/** The stones of the logo: column, row, and the token of their colour. */
const STONES = [
  [0, 0, '--t-water-ink'],
  [1, 0, '--ink'],
  [2, 0, '--t-desert-ink'],
  [0, 1, '--t-forest-ink'],
  [1, 1, '--ink'],
  [2, 1, '--t-water-ink'],
  [1, 2, '--ink'],
] as const;

/** The logo of Tessera. */
export function Logo({ size = 26 }: { readonly size?: number }) {
  return (
    <svg className="logo" width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      {STONES.map(([x, y, colour]) => (
        <rect
          key={`${x} ${y}`}
          x={1 + x * 8.4}
          y={1 + y * 8.4}
          width="7.2"
          height="7.2"
          rx="1.6"
          fill={`var(${colour})`}
        />
      ))}
    </svg>
  );
}

/** The link back to the lobby. */
export function Brand({ isNamed = true }: { readonly isNamed?: boolean }) {
  const say = useSay();
  return (
    <Link to={{ page: 'lobby' }} className="brand" aria-label={say('ui.shell.toLobby')}>
      <Logo />
      {isNamed && <span className="title brand-name">Tessera</span>}
    </Link>
  );
}
