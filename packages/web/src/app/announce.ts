/** Says something to those who listen to the page: others' actions, turns, results. */
export function announce(text: string): void {
  const place = document.getElementById('announcements');
  if (place === null) return;
  // The same words twice are said twice only if they are another piece of the page.
  const line = document.createElement('p');
  line.textContent = text;
  place.append(line);
  while (place.childElementCount > 5) place.firstElementChild?.remove();
}

/** Takes back what was said: it was for one person's ears, and another one comes. */
export function forgetAnnouncements(): void {
  document.getElementById('announcements')?.replaceChildren();
}
