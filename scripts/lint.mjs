// Format and lint (Biome), then the direction of imports; both always run.
import { runNode, tools } from './lib/workspace.mjs';

const biome = runNode(tools.biome, ['check', '--error-on-warnings', '--max-diagnostics=100', '.']);
const imports = runNode('scripts/lint/imports.mjs');
process.exitCode = biome === 0 && imports === 0 ? 0 : 1;
