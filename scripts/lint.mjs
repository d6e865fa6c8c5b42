// Format and lint (Biome), the direction of imports, dead code, and that only the game tells cards apart; all always run.
import { packageNames, runNode, tools } from './lib/workspace.mjs';

const sources = packageNames().map((name) => `packages/${name}/src`);
const codes = [
  runNode(tools.biome, ['check', '--error-on-warnings', '--max-diagnostics=100', '.']),
  runNode(tools.depcruise, ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', ...sources]),
  runNode('scripts/lint/cards.mjs'),
];
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
