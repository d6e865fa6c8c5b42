// Whether the tools work in the folder of this clone.
import { root } from './workspace.mjs';

/** Characters that Vite takes for parts of an address wherever they are in a path. */
const IN_BUILDS = ['#', '?'];
/** Vitest takes what follows this one for a character code. */
const IN_TESTS = [...IN_BUILDS, '%'];

/**
 * What is wrong with a path, in words; null if nothing is.
 * @param {string} path
 * @param {readonly string[]} characters that must not be in it
 */
export function faultOfPlace(path, characters) {
  const found = characters.filter((one) => path.includes(one));
  if (found.length === 0) return null;
  return `The path ${path} has ${found.join(' and ')} in it, which the tools cannot cope with: move the folder elsewhere.`;
}

/**
 * Prints what is wrong with the folder of this clone, if anything; returns whether it will do.
 * @param {'builds' | 'tests'} purpose
 */
export function isPlaceFit(purpose) {
  const fault = faultOfPlace(root, purpose === 'tests' ? IN_TESTS : IN_BUILDS);
  if (fault !== null) console.error(fault);
  return fault === null;
}
