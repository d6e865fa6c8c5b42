import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './compressed.config.ts';
import { fewLocales } from './fewLocales.config.ts';
import { gameIcons } from './gameIcons.config.ts';
import { readMessages } from './readMessages.config.ts';
import { rules } from './rules.config.ts';
import { serviceWorker } from './serviceWorker.config.ts';

export default defineConfig({
  plugins: [react(), fewLocales(), gameIcons(), readMessages(), rules(), serviceWorker(), compressed()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
