// What became of proposed corrections: each is compared with the present messages.

/**
 * @typedef {readonly [key: string, file: string, line: number, current: string, proposed: string, ...rest: unknown[]]} Correction
 * @typedef {{ readonly [language: string]: readonly Correction[] }} Corrections
 * @typedef {{ readonly [language: string]: { readonly [key: string]: string } }} Catalogs
 * @typedef {'taken' | 'changed' | 'declined' | 'open'} Verdict
 * @typedef {{
 *   readonly messages: { readonly [language: string]: { readonly [key: string]: string } },
 *   readonly points: { readonly [id: string]: { readonly verdict: Verdict, readonly what: string } },
 * }} Reasons
 * @typedef {{ language: string, key: string, verdict: Verdict, reason: string | null, proposed: string, now: string | null }} MessageVerdict
 * @typedef {{ id: string, verdict: Verdict, what: string | null }} PointVerdict
 */

/** A row of a table that begins with the number of a point and its severity: `| G1 (1) | …`. */
const POINT = /^\| ([A-Z]\d+) \([\d–][^)]*\)/gm;

/**
 * The numbers of the points of a report.
 * @param {string} report
 * @returns {string[]}
 */
export function pointsIn(report) {
  return [...new Set([...report.matchAll(POINT)].map(([, id]) => /** @type {string} */ (id)))];
}

/**
 * Taken: the message is as proposed. Otherwise a reason says why it was changed or declined; without one it is open.
 * @param {Corrections} corrections
 * @param {Catalogs} catalogs
 * @param {Reasons} reasons
 * @returns {MessageVerdict[]}
 */
export function messageVerdicts(corrections, catalogs, reasons) {
  return Object.entries(corrections).flatMap(([language, proposals]) =>
    proposals.map(([key, , , current, proposed]) => {
      const now = catalogs[language]?.[key] ?? null;
      const reason = reasons.messages[language]?.[key] ?? null;
      if (now === proposed) return { language, key, verdict: 'taken', reason: null, proposed, now };
      if (reason === null) return { language, key, verdict: 'open', reason, proposed, now };
      return { language, key, verdict: now === current ? 'declined' : 'changed', reason, proposed, now };
    }),
  );
}

/**
 * Every point of the report, and every point in the reasons.
 * @param {readonly string[]} ids
 * @param {Reasons} reasons
 * @returns {PointVerdict[]}
 */
export function pointVerdicts(ids, { points }) {
  return [...new Set([...Object.keys(points), ...ids])].map((id) => {
    const { verdict, what } = points[id] ?? { verdict: 'open', what: null };
    return { id, verdict, what };
  });
}

/**
 * The corrections of a file.
 * @param {string} text
 * @returns {Corrections} throws a plain sentence if the text is not a list of corrections
 */
export function readCorrections(text) {
  const corrections = JSON.parse(text);
  const isOne = (/** @type {unknown} */ one) =>
    Array.isArray(one) && one.length >= 5 && [one[0], one[3], one[4]].every((part) => typeof part === 'string');
  if (
    corrections === null ||
    typeof corrections !== 'object' ||
    !Object.values(corrections).every((list) => Array.isArray(list) && list.every(isOne))
  ) {
    throw new Error('expected, by language, lists of [key, file, line, current, proposed, …]');
  }
  return corrections;
}
