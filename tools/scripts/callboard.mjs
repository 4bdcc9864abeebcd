import { existsSync } from 'node:fs';
import { ensureInstalled } from './src/ensureInstalled.mjs';
import { failPlainly } from './src/failPlainly.mjs';
import { handOver } from './src/handOver.mjs';
import { commandOf, inWorkspace } from './src/workspace.mjs';

await failPlainly(async () => {
  const built = inWorkspace('tools/api/dist/main.js');
  const parameters = process.argv.slice(2);
  // With a built server nothing else is needed; a fresh clone runs the source.
  if (existsSync(built)) return handOver([built, ...parameters]);
  ensureInstalled();
  handOver([commandOf('tsx'), inWorkspace('tools/api/src/main.ts'), ...parameters]);
});
