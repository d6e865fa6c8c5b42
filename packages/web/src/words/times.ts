import { localeOf, type Words } from '@tessera/locales';
import { duration } from '@tessera/locales/common/times';
import type { Pace } from '@tessera/protocol';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const AGO = [
  { unit: 'day', size: DAY },
  { unit: 'hour', size: HOUR },
  { unit: 'minute', size: MINUTE },
] as const;

/** A time relative to now: "5 minutes ago". */
export function ago(language: string, at: number, now: number): string {
  const past = Math.max(0, now - at);
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  const found = AGO.find(({ size }) => past >= size);
  return found === undefined ? format.format(0, 'second') : format.format(-Math.floor(past / found.size), found.unit);
}

/** A live clock: minutes and seconds. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / SECOND));
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Below this a clock is shown as one; above it, as a duration. */
export const CLOCK_BELOW = HOUR;

const unit = (language: string, value: number, name: 'minute' | 'second'): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);

export const minutes = (words: Words, value: number): string => unit(words.language, value, 'minute');
export const seconds = (words: Words, value: number): string => unit(words.language, value, 'second');

/** The pace of a table, in a few words. */
export function paceText(words: Words, pace: Pace): string {
  switch (pace.kind) {
    case 'free':
      return words.say('ui.lobby.pace.free');
    case 'live': {
      const time = minutes(words, Math.round(pace.time / MINUTE));
      if (pace.increment === 0) return words.say('ui.lobby.pace.live', { time });
      return words.say('ui.lobby.pace.livePlus', { time, more: seconds(words, Math.round(pace.increment / SECOND)) });
    }
    case 'days':
      return words.say('ui.lobby.pace.days', { time: duration(words, pace.perAnswer) });
  }
}
