import { build } from './src/build.mjs';
import { ensureInstalled } from './src/ensureInstalled.mjs';
import { failPlainly } from './src/failPlainly.mjs';
import { handOver } from './src/handOver.mjs';
import { checkPortIsFree, selectedPort } from './src/port.mjs';
import { inWorkspace } from './src/workspace.mjs';

await failPlainly(async () => {
  ensureInstalled();
  await checkPortIsFree(selectedPort(3000));
  await build();
  // The server itself starts the database, migrates, seeds, and prints the addresses and accounts.
  handOver([inWorkspace('tools/api/dist/main.js')]);
});
