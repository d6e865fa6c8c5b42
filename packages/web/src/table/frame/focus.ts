const ANSWERS = '.bar .option, .bar .bar-buttons .btn, .text-question .option';

/** To where the question is answered, from wherever one was. */
export function focusBar(): void {
  const [first, ...others] = document.querySelectorAll<HTMLElement>(ANSWERS);
  // A list is entered where one has left it.
  (others.find((one) => one.matches('.option[tabindex="0"]')) ?? first ?? document.getElementById('main'))?.focus();
}

/** To the log where it is in sight; says whether it is. */
export function focusLog(): boolean {
  const stop = document.querySelector<HTMLElement>('.log-panel .log-moment[tabindex="0"]');
  if (stop === null || stop.offsetParent === null) return false;
  stop.focus();
  return true;
}
