/** Says something to screen reader users: others' actions, turns, results. */
export function announce(text: string): void {
  const place = document.getElementById('announcements');
  if (place === null) return;
  // A repeated text is read out again only if it is a new element.
  const line = document.createElement('p');
  line.textContent = text;
  place.append(line);
  while (place.childElementCount > 5) place.firstElementChild?.remove();
}

/** Clears the announcement: it was meant for one person, and another one comes to the screen. */
export function forgetAnnouncements(): void {
  document.getElementById('announcements')?.replaceChildren();
}
