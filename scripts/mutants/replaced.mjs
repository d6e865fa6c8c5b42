/**
 * A text with another piece at a place.
 * @param {string} text
 * @param {import('@stryker-mutator/api/core').Location} location lines and columns from 0
 * @param {string} replacement
 */
export function replaced(text, { start, end }, replacement) {
  const lines = text.split('\n');
  /** @param {{ line: number, column: number }} position */
  const offset = ({ line, column }) => lines.slice(0, line).reduce((sum, one) => sum + one.length + 1, 0) + column;
  return text.slice(0, offset(start)) + replacement + text.slice(offset(end));
}
