import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './compressed.config.ts';
import { fewLocales } from './fewLocales.config.ts';
import { gameIcons } from './gameIcons.config.ts';
import { rules } from './rules.config.ts';
import { serviceWorker } from './serviceWorker.config.ts';

/** Where `npx tessera serve` listens unless told otherwise. */
const SERVER = 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react(), fewLocales(), gameIcons(), rules(), serviceWorker(), compressed()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    // To the server the page comes from its own address.
    proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } } },
  },
});
