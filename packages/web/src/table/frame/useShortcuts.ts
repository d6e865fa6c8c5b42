import { useEffect } from 'react';

export interface Shortcuts {
  undo(): void;
  restart(): void;
  log(): unknown;
  chat(): unknown;
  help(): void;
  list(): void;
  text(): void;
  bar(): void;
}

/** The keys of the table. They are inactive during typing and while an overlay is open. */
export function useShortcuts(keys: Shortcuts): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.matches('input, textarea, select, [contenteditable="true"]') === true) return;
      if (target?.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') != null) return;
      if (event.ctrlKey || event.metaKey) {
        if (event.key.toLowerCase() !== 'z') return;
        event.preventDefault();
        if (event.shiftKey) keys.restart();
        else keys.undo();
        return;
      }
      const act = byKey(event.key, keys);
      if (act === null || event.repeat) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}

function byKey(key: string, keys: Shortcuts): (() => unknown) | null {
  switch (key) {
    case 't':
    case 'T':
      return keys.text;
    case 'l':
    case 'L':
      return keys.log;
    case 'c':
    case 'C':
      return keys.chat;
    case 'h':
    case 'H':
      return keys.help;
    case 'b':
    case 'B':
      return keys.bar;
    case '?':
      return keys.list;
    default:
      return null;
  }
}
