import { fileURLToPath } from 'node:url';

/** The repository's root: the bundle in `dist/` and the sources in `src/` lie equally deep under it. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
