import { product } from '@callboard/api-contract';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { buildApp } from './app';
import { openDatabase } from './engine/database/openDatabase';
import { announce } from './engine/operations/announce';
import { allDuties } from './engine/operations/duties';
import { completeSettings } from './engine/operations/completeSettings';
import { checkSurroundings } from './engine/operations/checkSurroundings';
import { shutDownOnSignal } from './engine/operations/shutDownOnSignal';
import { warnAtStart } from './engine/operations/warnAtStart';
import { createLogger } from './engine/plugins/logging';
import { passwordOfSeeds } from './seeds/passwordOfSeeds';
import { seedActivations } from './seeds/seedActivations';
import { seedTenants } from './seeds/seedTenants';
import { checkSecretKey } from './engine/secrets/checkSecretKey';

/**
 * Everything from the environment variables to a process at work: check → database → seeds → listen, where it answers requests →
 * log that.
 */
export async function startServer(variables: NodeJS.ProcessEnv, duties = allDuties): Promise<void> {
  const settings = completeSettings(variables);
  await checkSurroundings(settings, duties);
  const logger = createLogger(settings.logLevel);
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  print('Starting the database …');
  const database = await openDatabase({ ...settings, notice: print });
  await checkSecretKey(database, settings).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  await warnAtStart(database, settings, logger);
  const shutDown = shutDownOnSignal(database, logger, duties.answersRequests ? settings.drainMs : 0);
  if (settings.isSeeding && duties.answersRequests) {
    print('Filling what is empty with an example season …');
    await seedTenants(database, { password: passwordOfSeeds(settings) });
    // Their links are public: fit for trying things out, and for nothing else.
    if (settings.environment === 'development') await seedActivations(database);
  }
  const { isServing } = shutDown;
  const app = await buildApp({ database, settings, logger, metrics, isServing, duties });
  shutDown.close(app);
  if (!duties.answersRequests) {
    await app.ready();
    print(`${product.name} runs jobs.`);
    return;
  }
  await app.listen({ port: settings.port, host: settings.host });
  announce(settings);
  logger.info({ port: settings.port }, `${product.handle} is serving`);
}

function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
