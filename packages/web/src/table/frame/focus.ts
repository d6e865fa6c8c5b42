const ANSWERS = '.bar .option, .bar .bar-buttons .btn, .text-question .option';

/** Moves the focus to where the question is answered. */
export function focusBar(): void {
  const [first, ...others] = document.querySelectorAll<HTMLElement>(ANSWERS);
  // A list is entered where it was left.
  (others.find((one) => one.matches('.option[tabindex="0"]')) ?? first ?? document.getElementById('main'))?.focus();
}

/** Moves the focus to the log if it is visible; returns whether it is. */
export function focusLog(): boolean {
  const stop = document.querySelector<HTMLElement>('.log-panel .log-moment[tabindex="0"]');
  if (stop === null || stop.offsetParent === null) return false;
  stop.focus();
  return true;
}
