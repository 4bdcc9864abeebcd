import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from '../database/openDatabase';
import type { Settings } from '../settings';
import { addHealthRoutes } from './healthRoutes';
import { addInstallationMetrics } from './addInstallationMetrics';
import { addMetrics } from './metrics';

interface Operated {
  database: Database;
  settings: Settings;
  metrics: Registry;
  /** False from the moment at which the process begins to shut down. */
  isServing?: () => boolean;
}

/** Adds health and metrics for those who run the server. */
export function addOperations(
  app: FastifyInstance,
  { database, settings, metrics, isServing = () => true }: Operated,
): void {
  addHealthRoutes(app, async () => isServing() && (await database.isReady()));
  addMetrics(app, metrics, settings);
  addInstallationMetrics(metrics, database, app.log);
}
