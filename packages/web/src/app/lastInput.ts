/** Was the last input a key? Only then may the page move the focus; pointer users keep theirs. */
let isByKeys = false;

/** Call once, when the page starts. */
export function watchInput(): void {
  const onKeyDown = (event: KeyboardEvent) => {
    // Modifier keys alone do not count.
    if (!['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) isByKeys = true;
  };
  addEventListener('keydown', onKeyDown, true);
  addEventListener('pointerdown', () => (isByKeys = false), true);
}

export function goesByKeys(): boolean {
  return isByKeys;
}
