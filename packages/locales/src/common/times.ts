import type { Words } from '../words.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The amount from which a unit is used. Minutes matter for two hours and fifty minutes only when time gets short. */
const UNITS = [
  { unit: 'days', size: DAY, from: 2 * DAY },
  { unit: 'hours', size: HOUR, from: 2 * HOUR },
  { unit: 'minutes', size: MINUTE, from: MINUTE },
  { unit: 'seconds', size: SECOND, from: 0 },
] as const;

/** A duration in its largest fitting unit, rounded down: "2 days". */
export function duration(words: Words, milliseconds: number): string {
  const { unit, count } = inUnit(milliseconds);
  return words.say(`common.time.${unit}`, { count });
}

/** How much time is left: "2 days left". */
export function timeLeft(words: Words, milliseconds: number): string {
  const { unit, count } = inUnit(milliseconds);
  return words.say(`common.left.${unit}`, { count });
}

function inUnit(milliseconds: number) {
  const time = Math.max(0, milliseconds);
  const { unit, size } = UNITS.find(({ from }) => time >= from) ?? UNITS[3];
  return { unit, count: Math.floor(time / size) };
}
