// What became of mutants, and which reasons given for survivors still hold.

/**
 * @typedef {import('./listMutants.mjs').Change} Change
 * @typedef {import('./listMutants.mjs').Listed} Listed
 * @typedef {'killed' | 'survived' | 'accepted' | 'not applicable' | 'timed out'} Verdict
 * @typedef {Listed & { readonly verdict: Verdict, readonly by: string | null }} Judged `by`: the test that killed it, the reason it is accepted for, or why it is not applicable
 * @typedef {Change & { readonly reason: string }} Reason
 * @typedef {{ readonly [file: string]: readonly Reason[] }} Reasons why mutants may survive, by file
 * @typedef {Change & { readonly file: string, readonly why: string }} Stale
 */

/** @type {readonly Verdict[]} */
const VERDICTS = ['killed', 'survived', 'accepted', 'not applicable', 'timed out'];

/** @param {Change} a @param {Change} b */
const isSame = (a, b) => a.at === b.at && a.from === b.from && a.to === b.to;

/**
 * Survivors with a written reason are accepted.
 * @param {readonly Judged[]} judged
 * @param {Reasons} reasons
 * @returns {Judged[]}
 */
export function acceptSurvivors(judged, reasons) {
  return judged.map((mutant) => {
    if (mutant.verdict !== 'survived') return mutant;
    const found = reasons[mutant.file]?.find((one) => isSame(one, mutant));
    return found === undefined ? mutant : { ...mutant, verdict: 'accepted', by: found.reason };
  });
}

/**
 * Reasons that nothing needs: no such mutant, or all that are the same in words were killed.
 * @param {readonly Listed[]} listed all mutants of the files that have reasons
 * @param {readonly Judged[]} judged
 * @param {Reasons} reasons
 * @returns {Stale[]}
 */
export function staleReasons(listed, judged, reasons) {
  /** @type {Stale[]} */
  const stale = [];
  for (const [file, some] of Object.entries(reasons)) {
    for (const { reason: _, ...change } of some) {
      const all = listed.filter((mutant) => mutant.file === file && isSame(mutant, change));
      const tried = judged.filter((mutant) => mutant.file === file && isSame(mutant, change));
      const isKilled = tried.length === all.length && tried.every(({ verdict }) => verdict !== 'accepted');
      if (all.length === 0) stale.push({ file, ...change, why: 'there is no such mutant' });
      else if (isKilled) stale.push({ file, ...change, why: 'it does not survive' });
    }
  }
  return stale;
}

/**
 * @param {readonly Judged[]} judged
 * @returns {{ readonly counts: { readonly [V in Verdict]: number }, readonly rate: number | null }} `rate`: killed, of those
 *   that were killed or survived, with or without a reason
 */
export function countMutants(judged) {
  const counts = { killed: 0, survived: 0, accepted: 0, 'not applicable': 0, 'timed out': 0 };
  for (const { verdict } of judged) counts[verdict] += 1;
  const tested = counts.killed + counts.survived + counts.accepted;
  return { counts, rate: tested === 0 ? null : counts.killed / tested };
}

/**
 * The report in words.
 * @param {readonly Judged[]} judged
 * @param {readonly Stale[]} stale
 */
export function inWords(judged, stale) {
  const { counts, rate } = countMutants(judged);
  const lines = [];
  for (const { file, line, at, from, to, verdict } of judged) {
    if (verdict !== 'survived' && verdict !== 'timed out') continue;
    lines.push(`${verdict}: ${file}:${line}`, `  in    ${at}`, `  from  ${from}`, `  to    ${to}`);
  }
  for (const { file, at, from, to, why } of stale) {
    lines.push(`stale reason: ${file}: ${why}`, `  in    ${at}`, `  from  ${from}`, `  to    ${to}`);
  }
  const sums = VERDICTS.map((verdict) => `${counts[verdict]} ${verdict}`).join(', ');
  const percent = rate === null ? '' : `; ${(rate * 100).toFixed(1)} % of those tested were killed`;
  lines.push(`${judged.length} mutants: ${sums}${percent}`);
  return lines.join('\n');
}
