import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../app';
import { addHealthRoutes } from './healthRoutes';
import { addMetrics } from './metrics';

/** What those need who run the server: health and metrics. */
export function addOperations(
  app: FastifyInstance,
  { database, settings, metrics, isServing = () => true }: AppDependencies,
): void {
  addHealthRoutes(app, async () => isServing() && (await database.isReady()));
  addMetrics(app, metrics, settings);
}
