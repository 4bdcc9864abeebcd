import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { buildApp } from '../app';
import { createLogger } from '../plugins/logging';
import { readSettings, type Settings } from '../settings';
import { startTestDatabase, type TestDatabase } from './startTestDatabase';

export interface TestApi extends TestDatabase {
  app: FastifyInstance;
  settings: Settings;
  /** Every line that was logged, as it was written. */
  log: string[];
  /** Closes the app and drops its database. */
  stop(): Promise<void>;
}

/** The whole server on a fresh, empty database: not listening, to be asked by `app.inject`. Rate limits are off. */
export async function startTestApi(overrides: Partial<Settings> = {}): Promise<TestApi> {
  const testDatabase = await startTestDatabase();
  const dataFolder = await mkdtemp(join(tmpdir(), 'callboard-'));
  const settings = {
    ...readSettings(
      { CALLBOARD_DATA: dataFolder, CALLBOARD_RATE_LIMIT: '0', CALLBOARD_MAX_DELAY_MS: '0' },
      dataFolder,
    ),
    logLevel: 'info' as const,
    ...overrides,
  };
  const log: string[] = [];
  const logger = createLogger(settings.logLevel, { write: (line) => void log.push(line) });
  const app = await buildApp({ database: testDatabase.database, settings, logger, metrics: new Registry() });
  return {
    ...testDatabase,
    app,
    settings,
    log,
    async stop() {
      await app.close();
      await testDatabase.drop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
