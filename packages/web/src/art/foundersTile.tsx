import { type Stack, TILE_FACES, type TileFace, TOKEN_FACES } from '@tessera/game-founders/data';
import { DrawnIcon } from '../parts/Icon.tsx';
import { BACK_PATTERN, CLIP, chipId, patternUrl, tokenId } from './foundersDefs.tsx';

/** Silhouettes tell the families apart without colour: gables, battlements, a pediment. */
const SILHOUETTE = {
  village: 'M4 96V76l12-10 12 10 10-8 12 10v-4l12-10 12 10v6l10-8 12 9v15z',
  city: 'M4 96V72h6v-5h6v5h8V60h5v-5h7v5h6v-5h7v5h6v12h8v-7h6v-5h7v5h6v7h8v24z',
  victory: 'M4 96v-9h10V70h-4v-5L50 50l40 15v5h-4v17h10v9z',
} as const;
const FIR = 'M50 16C58 34 68 48 78 60H22C32 48 42 34 50 16Z';

const FACES: { readonly [id: string]: TileFace } = Object.fromEntries(TILE_FACES.map((face) => [face.id, face]));

export function faceOf(id: string): TileFace {
  const face = FACES[id];
  if (face === undefined) throw new Error(`there is no tile ${id}`);
  return face;
}

/** The kind of a token, whichever craftsmen it shows. */
export function kindOfToken(token: string): string {
  return TOKEN_FACES.find(({ id }) => id === token)?.kind ?? token;
}

interface At {
  readonly x: number;
  readonly y: number;
  /** Half its width. */
  readonly r: number;
}

/** A good on its plate, centred at a point of another drawing. */
export function Chip({ of, x, y, r }: At & { readonly of: string }) {
  const half = r * 1.14;
  return <use href={`#${chipId(of)}`} x={x - half} y={y - half} width={2 * half} height={2 * half} />;
}

export function Token({ of, x, y, r }: At & { readonly of: string }) {
  return <use href={`#${tokenId(kindOfToken(of))}`} x={x - r} y={y - r} width={2 * r} height={2 * r} />;
}

/** What lies on a tile. */
export interface Marks {
  readonly war?: boolean;
  readonly coin?: boolean;
  readonly craftsmen?: string | null;
}

/** A tile on 100 units: cost at the upper left, product large, token at the lower right. */
export function TileDrawing({ tile, war = false, coin = false, craftsmen = null }: { readonly tile: string } & Marks) {
  const face = faceOf(tile);
  return (
    <>
      {face.family === 'nature' ? <Nature face={face} /> : <Built face={face} family={face.family} />}
      {(war || coin) && (
        <rect x="1" y="1" width="98" height="98" rx="9" fill="var(--table)" opacity={war ? 0.62 : 0.35} />
      )}
      {craftsmen !== null && <Craftsmen token={craftsmen} lost={war} />}
      {coin && <Token of="coin" x={war ? 74 : 50} y={war ? 76 : 52} r={war ? 17 : 25} />}
      {war && <Token of="war" x={50} y={52} r={30} />}
    </>
  );
}

function Nature({ face }: { readonly face: TileFace }) {
  const [first = '', second = ''] = face.products;
  return (
    <>
      <g clipPath={CLIP}>
        <rect width="100" height="100" fill={patternUrl(second)} />
        <path d="M0 0H100L0 100Z" fill={patternUrl(first)} />
        <path d="M100 0 0 100" stroke="var(--grout)" strokeWidth="3" />
      </g>
      <Edge family="nature" opacity={0.55} />
      <Chip of={first} x={29} y={30} r={17} />
      <Chip of={second} x={71} y={70} r={17} />
    </>
  );
}

function Built({ face, family }: { readonly face: TileFace; readonly family: keyof typeof SILHOUETTE }) {
  const [product] = face.products;
  return (
    <>
      <rect x="1" y="1" width="98" height="98" rx="9" fill={`var(--f-${family})`} />
      <g clipPath={CLIP}>
        <path d={SILHOUETTE[family]} fill={`var(--f-${family}-2)`} />
      </g>
      <Edge family={family} opacity={0.7} />
      {face.cost.map((resource, i) => (
        <Chip key={resource} of={resource} x={19 + i * 27} y={19} r={11.5} />
      ))}
      {family === 'victory' && <Points points={face.points} />}
      {product !== undefined && <Chip of={product} x={family === 'city' ? 38 : 50} y={65} r={21} />}
      {face.token !== null && <Token of={face.token} x={78} y={72} r={16} />}
    </>
  );
}

function Points({ points }: { readonly points: number }) {
  return (
    <>
      <circle cx="50" cy="66" r="21" fill="var(--f-victory-ink)" />
      <text className="founders-figure" x="50" y="76" fontSize="30" fill="var(--f-victory)">
        {points}
      </text>
    </>
  );
}

/** Craftsmen at work show what they bring; a war token removes it. */
function Craftsmen({ token, lost }: { readonly token: string; readonly lost: boolean }) {
  if (lost) return <Token of={token} x={76} y={24} r={15} />;
  return (
    <>
      <circle cx="50" cy="65" r="25" fill="var(--k-craftsmen)" stroke="var(--chip)" strokeWidth="3.5" />
      <DrawnIcon of="founders_token.craftsmen" x={50} y={58} size={24} fill="var(--k-on)" />
      <text className="founders-figure" x="50" y="84" fontSize="15" fill="var(--k-on)">
        +2
      </text>
    </>
  );
}

function Edge({ family, opacity }: { readonly family: string; readonly opacity: number }) {
  return (
    <rect
      x="1"
      y="1"
      width="98"
      height="98"
      rx="9"
      fill="none"
      stroke={`var(--f-${family}-ink)`}
      strokeOpacity={opacity}
      strokeWidth="1.8"
    />
  );
}

/** The back of a stack with the number of tiles in it. */
export function BackDrawing({ family, count }: { readonly family: Stack; readonly count: number }) {
  const isEmpty = count === 0;
  return (
    <g opacity={isEmpty ? 0.4 : 1}>
      <rect x="1" y="1" width="98" height="98" rx="9" fill={`var(--f-${family}-back)`} />
      <rect x="1" y="1" width="98" height="98" rx="9" fill={BACK_PATTERN} />
      {family === 'nature' ? (
        <path d={FIR} fill="var(--f-on-back)" opacity="0.9" />
      ) : (
        <path d={SILHOUETTE[family]} transform="translate(14 -4) scale(0.72)" fill="var(--f-on-back)" opacity="0.9" />
      )}
      <text className="founders-figure" x="50" y="89" fontSize="23" fill="var(--f-on-back)">
        {count}
      </text>
    </g>
  );
}

/** A single tile, for rows and panels. */
export function TileIcon({ tile, ...marks }: { readonly tile: string } & Marks) {
  return (
    <svg className="founders-tile" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <TileDrawing tile={tile} {...marks} />
    </svg>
  );
}

export function ChipIcon({ of, size = 22 }: { readonly of: string; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true" focusable="false">
      <use href={`#${chipId(of)}`} width="26" height="26" />
    </svg>
  );
}

export function TokenIcon({ of, size = 26 }: { readonly of: string; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 30 30" aria-hidden="true" focusable="false">
      <use href={`#${tokenId(kindOfToken(of))}`} width="30" height="30" />
    </svg>
  );
}
