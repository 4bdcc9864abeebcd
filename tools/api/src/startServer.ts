import { product } from '@callboard/api-contract';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { buildApp } from './app';
import { openDatabase } from './database/openDatabase';
import { announce } from './operations/announce';
import { checkSurroundings } from './operations/checkSurroundings';
import { shutDownOnSignal } from './operations/shutDownOnSignal';
import { warnAtStart } from './operations/warnAtStart';
import { createLogger } from './plugins/logging';
import { passwordOfSeeds } from './seeds/passwordOfSeeds';
import { seedActivations } from './seeds/seedActivations';
import { seedTenants } from './seeds/seedTenants';
import { checkSecretKey } from './secrets/checkSecretKey';
import { readSettings } from './settings';
import { workspaceRoot } from './workspaceRoot';

/** Everything from the environment variables to a server that answers: check → database → seeds → listen → say so. */
export async function startServer(variables: NodeJS.ProcessEnv): Promise<void> {
  const settings = readSettings(variables, workspaceRoot());
  await checkSurroundings(settings);
  const logger = createLogger(settings.logLevel);
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  say('Starting the database …');
  const database = await openDatabase(settings);
  await checkSecretKey(database, settings).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  await warnAtStart(database, settings, logger);
  const shutDown = shutDownOnSignal(database, logger);
  if (settings.isSeeding) {
    say('Filling what is empty with an example season …');
    await seedTenants(database, { password: passwordOfSeeds(settings) });
    // Everybody knows their links: fit for trying things out, and for nothing else.
    if (settings.environment === 'development') await seedActivations(database);
  }
  const app = await buildApp({ database, settings, logger, metrics, isServing: shutDown.isServing });
  shutDown.close(app);
  await app.listen({ port: settings.port, host: settings.host });
  announce(settings);
  logger.info({ port: settings.port }, `${product.handle} is serving`);
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
