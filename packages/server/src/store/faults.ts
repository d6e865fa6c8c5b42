/** An error of the database, without any stored data: drivers' own errors may quote whole rows. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault';
  /** The database's own code (SQLSTATE, SQLITE_…, E…), or COMMIT-UNKNOWN. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The connection broke during a commit, which may have been written or not. Read again to find out. */
export const COMMIT_UNKNOWN = 'COMMIT-UNKNOWN';

/** The code of a driver's error; null for any other error. */
export function codeOf(error: unknown): string | null {
  const code: unknown = error instanceof Error ? (error as { code?: unknown }).code : undefined;
  return typeof code === 'string' ? code : null;
}

/** Whether the values of one statement are at fault, so that others may be written without it. */
export function isDataFault(error: unknown): boolean {
  const code = codeOf(error);
  return code !== null && /^(22...|23...|54...|SQLITE_CONSTRAINT.*|SQLITE_TOOBIG|SQLITE_MISMATCH)$/.test(code);
}

/** Whether a row with the same unique value exists. */
export function isTaken(error: unknown): boolean {
  const code = codeOf(error);
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

/** The error as it may be shown and logged. */
export function faultOf(error: unknown, doing: string): unknown {
  const code = codeOf(error);
  if (code === null || error instanceof StoreFault) return error;
  return new StoreFault(code, `${doing}: the database reports ${code}`);
}
