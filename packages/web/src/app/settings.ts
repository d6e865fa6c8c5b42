import { closestLanguage, LANGUAGES, type Language } from '@tessera/locales';
import { useSyncExternalStore } from 'react';

/** How fast bots move in games in this browser, slowest last. */
export const BOT_PACES = ['atOnce', 'quick', 'normal', 'slow'] as const;
export type BotPace = (typeof BOT_PACES)[number];

/** A person's preferences, kept in the browser. */
export interface Settings {
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark';
  readonly motion: 'system' | 'none';
  readonly sound: boolean;
  readonly notifications: boolean;
  /** The table as headed lists instead of a drawing. */
  readonly textView: boolean;
  /** Whether choices with a single option that matters to nobody are made without asking. */
  readonly skipsTrivia: boolean;
  readonly botPace: BotPace;
}

const KEY = 'tessera.settings';

const DEFAULTS: Settings = {
  language: closestLanguage(navigator.languages),
  theme: 'system',
  motion: 'system',
  sound: false,
  notifications: false,
  textView: false,
  skipsTrivia: true,
  botPace: 'normal',
};

const listeners = new Set<() => void>();
let current: Settings = stored();

/** What the browser has kept, as far as it is still understood. */
function stored(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? understood(kept as Partial<Settings>) : DEFAULTS;
  } catch {
    // Nothing kept, or nothing readable: use the defaults.
    return DEFAULTS;
  }
}

function understood(kept: Partial<Settings>): Settings {
  const flag = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise);
  return {
    language: LANGUAGES.find((one) => one === kept.language) ?? DEFAULTS.language,
    theme: kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : 'system',
    motion: kept.motion === 'none' ? 'none' : 'system',
    sound: flag(kept.sound, DEFAULTS.sound),
    notifications: flag(kept.notifications, DEFAULTS.notifications),
    textView: flag(kept.textView, DEFAULTS.textView),
    skipsTrivia: flag(kept.skipsTrivia, DEFAULTS.skipsTrivia),
    botPace: BOT_PACES.find((one) => one === kept.botPace) ?? DEFAULTS.botPace,
  };
}

export function settings(): Settings {
  return current;
}

/** Changes something; it takes effect at once. */
export function setSettings(changes: Partial<Settings>): void {
  current = { ...current, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser without storage: the change lasts as long as the page.
  }
  applySettings();
  for (const listener of listeners) listener();
}

/** Sets the attributes that the style sheets depend on. */
export function applySettings(): void {
  const { dataset } = document.documentElement;
  document.documentElement.lang = current.language;
  document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestOf(current.language));
  if (current.theme === 'system') delete dataset['theme'];
  else dataset['theme'] = current.theme;
  if (current.motion === 'system') delete dataset['motion'];
  else dataset['motion'] = current.motion;
}

/** The manifest for installing the page, in the page's language. */
function manifestOf(language: Language): string {
  return language === 'en' ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`;
}

/** Calls the listener on every change; returns a function that stops it. */
export function listenToSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(listenToSettings, settings);
}
