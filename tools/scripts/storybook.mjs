import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './src/ensureInstalled.mjs';
import { PlainError, failPlainly } from './src/failPlainly.mjs';
import { newestChange } from './src/newestChange.mjs';
import { checkPortIsFree, selectedPort } from './src/port.mjs';
import { serveFolder } from './src/serveFolder.mjs';
import { onEndSignal } from './src/onEndSignal.mjs';
import { commandOf, inWorkspace, quietEnvironment, workspaceRoot } from './src/workspace.mjs';

const built = inWorkspace('storybook-static');
const sources = ['.storybook', 'libs', 'apps', 'package-lock.json'].map((name) => inWorkspace(name));

onEndSignal(() => process.exit(0));

await failPlainly(async () => {
  ensureInstalled();
  const port = selectedPort(6006);
  await checkPortIsFree(port);
  if (newestChange(sources) > newestChange([inWorkspace('storybook-static', 'index.json')])) buildStorybook();
  serveFolder(built).listen(port, () => console.log(`Storybook: http://localhost:${port}`));
});

function buildStorybook() {
  console.log('Building the Storybook …');
  const { status } = spawnSync(
    process.execPath,
    [commandOf('storybook'), 'build', '--output-dir', built, '--quiet', '--disable-telemetry'],
    {
      cwd: workspaceRoot,
      env: { ...process.env, ...quietEnvironment, CI: '1' },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  if (status !== 0) throw new PlainError('The Storybook could not be built; the output stands above.');
}
