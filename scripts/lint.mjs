// Format and lint (Biome), the direction of imports, and that only the game tells cards apart; all always run.
import { runNode, tools } from './lib/workspace.mjs';

const biome = runNode(tools.biome, ['check', '--error-on-warnings', '--max-diagnostics=100', '.']);
const imports = runNode('scripts/lint/imports.mjs');
const cards = runNode('scripts/lint/cards.mjs');
process.exitCode = [biome, imports, cards].every((code) => code === 0) ? 0 : 1;
