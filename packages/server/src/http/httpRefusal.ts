import { type Illegal, illegal, type PlainObject } from '@tessera/kernel';
import { SERVER_CODES, type ServerCode } from '@tessera/protocol';

/** The body of the answer to every request that fails. */
export interface HttpRefusalBody {
  readonly code: string;
  readonly params: PlainObject;
}

/** A refusal thrown to the error handler, from a hook or a parser that has no other way out. */
export class HttpRefusal extends Error {
  override readonly name = 'Refusal';
  readonly illegal: Illegal;
  readonly status: number;

  constructor(refused: Illegal, status: number = statusOf(refused.rule)) {
    super(refused.rule);
    this.illegal = refused;
    this.status = status;
  }
}

export function httpRefusal(code: keyof typeof SERVER_CODES, params: PlainObject = {}): HttpRefusal {
  return new HttpRefusal(illegal(SERVER_CODES[code], params));
}

export function bodyOf({ rule, params }: Illegal): HttpRefusalBody {
  return { code: rule, params };
}

const STATUS: { readonly [code in ServerCode]: number } = {
  'S-SHAPE': 400,
  'S-SIZE': 413,
  'S-RATE': 429,
  'S-UNKNOWN': 404,
  'S-FORBIDDEN': 403,
  'S-ORIGIN': 403,
  'S-FULL': 409,
  'S-TAKEN': 409,
  'S-BEGUN': 409,
  'S-WAITING': 409,
  'S-OVER': 409,
  'S-EARLY': 409,
  'S-PROPOSAL': 409,
  'S-NAME': 409,
  'S-LOGIN': 403,
  'S-NOBODY': 401,
  'S-AGAIN': 409,
  'S-CONFLICT': 409,
  'S-STUCK': 409,
  'S-STOPPING': 503,
  'S-INTERNAL': 500,
};

/** The HTTP status for a code. What the rules of a game refuse is a conflict with the state of the table. */
export function statusOf(code: string): number {
  if (Object.hasOwn(STATUS, code)) return STATUS[code as ServerCode];
  if (code === 'K-SHAPE' || code === 'K-SETUP' || code.startsWith('RECORD-')) return 400;
  return code === 'K-SEAT' ? 403 : 409;
}
