import { ECONOMIC_VICTORY, TRADE_DIAL } from '@tessera/game-civilization/data';
import { ROMAN } from '@tessera/locales/civilization/say';
import { useBoard } from './boardContext.tsx';
import type { PlayerView } from './model.ts';

/** A dial is open at the bottom: it begins and ends this far from there, in degrees. */
const GAP = 50;
const RADIUS = 40;
const MIDDLE = 52;

function at(share: number, radius: number): readonly [number, number] {
  const angle = ((GAP + share * (360 - 2 * GAP) + 90) * Math.PI) / 180;
  return [MIDDLE + radius * Math.cos(angle), MIDDLE + radius * Math.sin(angle)];
}

function arc(share: number): string {
  const [x0, y0] = at(0, RADIUS);
  const [x1, y1] = at(share, RADIUS);
  const isLarge = share * (360 - 2 * GAP) > 180 ? 1 : 0;
  return `M${x0.toFixed(2)} ${y0.toFixed(2)}A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${x1.toFixed(2)} ${y1.toFixed(2)}`;
}

/** Trade, with marks where techs of each level become affordable. */
export function TradeDial({ player: { trade, research } }: { readonly player: PlayerView }) {
  const { say, ui } = useBoard();
  const level = research.filter((mark) => trade >= mark).length;
  const next = research[level];
  return (
    <Dial
      label={say.text('figures.trade')}
      value={trade}
      share={trade / TRADE_DIAL.max}
      color="var(--y-trade)"
      note={next === undefined ? '' : ui('levelFrom', { level: ROMAN[level + 1] ?? '', n: next })}
      marks={research.map((mark, i) => ({
        share: mark / TRADE_DIAL.max,
        text: ROMAN[i + 1] ?? '',
        isReached: trade >= mark,
      }))}
    />
  );
}

/** Coins, on the way to an economic victory; each keeps one trade. */
export function CoinDial({ player: { coins, keptTrade } }: { readonly player: PlayerView }) {
  const { say, ui } = useBoard();
  return (
    <Dial
      label={say.text('figures.coins')}
      value={coins}
      share={Math.min(1, coins / ECONOMIC_VICTORY)}
      color="var(--y-coin)"
      note={ui('keeps', { n: keptTrade })}
      marks={[{ share: 1, text: '★', isReached: coins >= ECONOMIC_VICTORY }]}
    />
  );
}

interface DialMark {
  readonly share: number;
  readonly text: string;
  readonly isReached: boolean;
}

function Dial({
  label,
  value,
  share,
  color,
  note,
  marks,
}: {
  readonly label: string;
  readonly value: number;
  readonly share: number;
  readonly color: string;
  readonly note: string;
  readonly marks: readonly DialMark[];
}) {
  return (
    <div className="civ-dial">
      <svg viewBox="0 0 104 92" aria-hidden="true">
        <path d={arc(1)} fill="none" stroke="var(--line)" strokeWidth="9" strokeLinecap="round" />
        {share > 0 && <path d={arc(share)} fill="none" stroke={color} strokeWidth="9" strokeLinecap="round" />}
        {marks.map(({ share: place, text, isReached }) => {
          const [x, y] = at(place, RADIUS);
          return (
            <g key={text} transform={`translate(${x} ${y})`}>
              <circle
                r="7.5"
                fill={isReached ? color : 'var(--panel)'}
                stroke={isReached ? 'var(--panel)' : 'var(--line-strong)'}
                strokeWidth="1.2"
              />
              <text className="civ-number" y="2.8" fontSize="7.5" fill={isReached ? 'var(--panel)' : 'var(--ink-2)'}>
                {text}
              </text>
            </g>
          );
        })}
        <text className="civ-number" x={MIDDLE} y={MIDDLE + 9} fontSize="25" fill="var(--ink)">
          {value}
        </text>
      </svg>
      <b>
        {label}
        <span className="sr"> {value}</span>
      </b>
      <span className="caption">{note}</span>
    </div>
  );
}
