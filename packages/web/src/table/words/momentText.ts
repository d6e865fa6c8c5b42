import { localeOf } from '@tessera/locales';

const DAY = 24 * 60 * 60_000;

/** A moment of the last day as a time, an older one with its date. */
export function momentText(language: string, at: number, now: number): string {
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const date = now - at < DAY ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(localeOf(language), { ...date, ...time }).format(at);
}

const SECOND = 1000;

/** A duration in digits: 3:40, 1:03:40. */
export function figuresOf(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, '0');
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${String(minutes).padStart(2, '0')}:${rest}`;
}
