import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from './args.ts';

/** A file named by the user cannot be used; the code is that of the system. */
export class FileFault extends UsageError {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** The text of a file named by the user. */
export function readText(path: string): string {
  const text = readUtf8(path);
  if (text === null) throw new UsageError(`${path} is not a text file.`);
  return text;
}

/** The text of a file, or null if its bytes are not text. */
export function readUtf8(path: string): string | null {
  const bytes = attempt(path, 'read', () => readFileSync(path));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

export function writeText(path: string, text: string): void {
  attempt(path, 'written', () => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  });
}

/** The named files; a folder stands for all files in and under it with this ending, in order. */
export function filesIn(paths: readonly string[], ending: string): string[] {
  return paths.flatMap((path) => {
    if (!attempt(path, 'read', () => statSync(path)).isDirectory()) return [path];
    const names = attempt(path, 'read', () => readdirSync(path, { recursive: true, encoding: 'utf8' }));
    const found = names.filter((name) => name.endsWith(ending)).sort();
    if (found.length === 0) throw new UsageError(`The folder ${path} holds no file that ends in ${ending}.`);
    return found.map((name) => join(path, name));
  });
}

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  EROFS: 'its place is read-only',
};

function attempt<T>(path: string, deed: 'read' | 'written', work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = REASONS[code] ?? (code === '' ? 'unknown reason' : code);
    throw new FileFault(`${path} cannot be ${deed}: ${reason}.`, code);
  }
}
