// The questions of both games in docs/scenarios.md: `node scripts/questions.mjs` compares them with the sources, `--update` writes
// them again after a change of a question.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withQuestions } from './lib/questions.mjs';
import { root } from './lib/workspace.mjs';

const path = join(root, 'docs/scenarios.md');
const text = readFileSync(path, 'utf8');
const wanted = withQuestions(text);
if (wanted === text) {
  console.log('docs/scenarios.md has all questions as they are');
} else if (process.argv.includes('--update')) {
  writeFileSync(path, wanted);
  console.log('wrote docs/scenarios.md');
} else {
  console.log('docs/scenarios.md differs from the sources: node scripts/questions.mjs --update');
  process.exitCode = 1;
}
