import '@fontsource-variable/brygada-1918';
import '@fontsource-variable/commissioner';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { watchInput } from './app/lastInput.ts';
import { applySettings } from './app/settings.ts';

applySettings();
watchInput();
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// Without it the page still works, but not offline.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.warn(error));
}
