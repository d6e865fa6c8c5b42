/** Was a key the last thing that was touched? Only then may the focus be led anywhere: a pointer is led by nobody. */
let isByKeys = false;

/** To be called once, when the page begins. */
export function watchInput(): void {
  const hear = (event: KeyboardEvent) => {
    // Keys that only go along with others say nothing.
    if (!['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) isByKeys = true;
  };
  addEventListener('keydown', hear, true);
  addEventListener('pointerdown', () => (isByKeys = false), true);
}

export function goesByKeys(): boolean {
  return isByKeys;
}
