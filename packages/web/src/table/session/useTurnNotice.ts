import { useEffect, useRef } from 'react';
import { settings } from '../../app/settings.ts';

const BADGED = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1b2530"/><circle cx="16" cy="16" r="8" fill="#10c4e3"/></svg>',
)}`;

/**
 * Shows that it is the player's turn: in the title, in the icon, and if wanted by a sound and a browser notification;
 * the latter two also on every reminder (`reminded` is the time of the last).
 */
export function useTurnNotice(isTurn: boolean, title: string, notice: string, reminded: number | null): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${isTurn ? '● ' : ''}${title} · Tessera`;
    return () => {
      document.title = before;
    };
  }, [isTurn, title]);

  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon === null || !isTurn) return;
    const plain = icon.href;
    icon.href = BADGED;
    return () => {
      icon.href = plain;
    };
  }, [isTurn]);

  const said = useRef(notice);
  said.current = notice;
  const was = useRef(isTurn);
  useEffect(() => {
    const begins = isTurn && !was.current;
    was.current = isTurn;
    if (begins) call(title, said.current);
  }, [isTurn, title]);

  const known = useRef(reminded);
  useEffect(() => {
    const isNew = reminded !== null && reminded !== known.current;
    known.current = reminded;
    if (isNew) call(title, said.current);
  }, [reminded, title]);
}

function call(title: string, notice: string): void {
  if (settings().sound) chime();
  if (settings().notifications && document.hidden) notify(title, notice);
}

let audio: AudioContext | null = null;

/** Two soft notes. */
function chime(): void {
  try {
    audio ??= new AudioContext();
    const { currentTime: now, destination } = audio;
    for (const [i, pitch] of [523.25, 783.99].entries()) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const start = now + i * 0.13;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.4);
      tone.connect(volume).connect(destination);
      tone.start(start);
      tone.stop(start + 0.45);
    }
  } catch {
    // A browser without sound: the title shows it as well.
  }
}

function notify(title: string, body: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body, icon: '/icon.svg', tag: 'tessera-turn' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Phones show notifications only through a service worker.
  }
}
