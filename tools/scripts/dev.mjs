import { appNames } from './src/apps.mjs';
import { createDevApps } from './src/devApps.mjs';
import { createGateway } from './src/devGateway.mjs';
import { ensureInstalled } from './src/ensureInstalled.mjs';
import { failPlainly } from './src/failPlainly.mjs';
import { handOver } from './src/handOver.mjs';
import { checkPortIsFree, selectedPort, freePort } from './src/port.mjs';
import { commandOf, inWorkspace, quietEnvironment } from './src/workspace.mjs';

await failPlainly(async () => {
  ensureInstalled();
  const port = selectedPort(3000);
  await checkPortIsFree(port);
  const apiPort = await freePort();

  const server = createGateway({ apiPort, apps: appNames(), appHandler: (app) => apps.handler(app) });
  const apps = createDevApps(server);
  // This machine alone, unless HOST is set: mails and the example accounts are in reach here.
  server.listen(port, process.env['HOST'] || '127.0.0.1');

  // The API prints the addresses and accounts; it gets the port that people use, not its own.
  handOver([commandOf('tsx'), 'watch', '--clear-screen=false', inWorkspace('tools/api/src/main.ts')], {
    ...process.env,
    ...quietEnvironment,
    HOST: '127.0.0.1',
    PORT: String(apiPort),
    PUBLIC_PORT: String(port),
  });
});
