// The mutants of source files, as Stryker makes them, and names for them that outlive edits elsewhere in the file.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import ts from 'typescript';

/**
 * @typedef {{ readonly at: string, readonly from: string, readonly to: string }} Change the line, what is changed in it, and to what
 * @typedef {import('@stryker-mutator/api/core').Location} Location lines and columns from 0
 * @typedef {Change & { readonly file: string, readonly line: number, readonly place: string }} Listed `file` from the folder of the sources, `line` from 1
 */

/** The rooms of a game whose rules tests should hold. */
const ROOMS = ['procedures', 'rules', 'verbs', 'cards', 'decisions', 'view'].flatMap((room) => [
  `${room}.ts`,
  `${room}/**/*.ts`,
]);
const DEFAULT_FILES = [...ROOMS, 'resample.ts'];

const noLog = () => {};
/** @type {import('@stryker-mutator/api/logging').Logger} */
const QUIET = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: noLog,
  debug: noLog,
  info: noLog,
  warn: noLog,
  error: noLog,
  fatal: noLog,
};

/**
 * The files of a folder that match, from that folder.
 * @param {string} folder
 * @param {readonly string[]} globs none for all rooms
 */
export function filesOf(folder, globs) {
  const wanted = globs.length > 0 ? globs : DEFAULT_FILES;
  const found = ts.sys.readDirectory(folder, ['.ts'], [], wanted);
  return found
    .map((file) =>
      file
        .slice(folder.length)
        .replace(/^[\\/]/, '')
        .replaceAll('\\', '/'),
    )
    .sort();
}

/**
 * Where a mutant is and what it puts there: unlike its number, the same in every run over the same sources.
 * @param {string} file
 * @param {Location} location
 * @param {string} replacement
 */
export function placeOf(file, { start, end }, replacement) {
  return `${file}:${start.line}:${start.column}-${end.line}:${end.column} ${replacement}`;
}

/** One line, without indentation. @param {string} text */
const flat = (text) => text.replace(/\s+/g, ' ').trim();

/**
 * What a mutant changes, in words of the source.
 * @param {string} source
 * @param {Location} location
 * @param {string} replacement
 * @returns {Change}
 */
function changeOf(source, { start, end }, replacement) {
  const lines = source.split('\n');
  const at = flat(lines[start.line] ?? '');
  const last = end.line === start.line ? end.column : undefined;
  const from = flat((lines[start.line] ?? '').slice(start.column, last)) + (end.line > start.line ? ' …' : '');
  return { at, from, to: flat(replacement) };
}

/**
 * @param {string} folder of the sources
 * @param {readonly string[]} files from there
 * @returns {Promise<Listed[]>}
 */
export async function listMutants(folder, files) {
  const sources = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  const { mutants } = await new Instrumenter(QUIET).instrument(
    [...sources].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, ignorers: [], excludedMutations: [] },
  );
  return mutants.map(({ fileName, location, replacement }) => ({
    file: fileName,
    line: location.start.line + 1,
    place: placeOf(fileName, location, replacement),
    ...changeOf(sources.get(fileName) ?? '', location, replacement),
  }));
}

/**
 * As many of them by lot. The same seed draws the same ones; edits of other lines change little of it.
 * @template {Change & { readonly file: string }} T
 * @param {readonly T[]} mutants
 * @param {number} count
 * @param {string} seed
 * @returns {T[]}
 */
export function sampleOf(mutants, count, seed) {
  /** @param {T} mutant */
  const lot = ({ file, at, from, to }) =>
    createHash('sha256')
      .update(JSON.stringify([seed, file, at, from, to]))
      .digest('hex');
  return mutants
    .map((mutant) => ({ mutant, lot: lot(mutant) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : a.lot > b.lot ? 1 : 0))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}
