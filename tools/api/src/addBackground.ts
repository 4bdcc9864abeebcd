import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from './engine/database/openDatabase';
import { createEventDelivery } from './engine/events/createEventDelivery';
import { createJobHandlers, jobs } from './jobHandlers';
import { addJobMetrics } from './engine/jobs/addJobMetrics';
import { addTenantFigure } from './engine/metrics/addTenantFigure';
import { createWorkers } from './engine/jobs/createWorkers';
import type { Live } from './engine/live/createLive';
import type { Duties } from './engine/operations/duties';
import { createSubscribers } from './subscribers';
import { queueFigure } from './subjects/booking/queue/queueFigure';
import type { ActionTools } from './engine/tools/ActionTools';

interface BackgroundTools {
  database: Database;
  tools: ActionTools;
  live: Live;
  cleanFiles: () => Promise<void>;
  metrics: Registry;
  duties: Duties;
}

/** What this process does outside of requests, together with the other processes of the installation. */
export function addBackground(
  app: FastifyInstance,
  { database, tools, live, cleanFiles, metrics, duties }: BackgroundTools,
): void {
  const { log } = app;
  const listener = database.listener(log);
  const handlers = createJobHandlers({ tools, cleanFiles, inject: (request) => app.inject(request) });
  const workers = createWorkers({ shared: database.shared, listener, log }, jobs, handlers);

  const events = createEventDelivery({ database, listener, log }, createSubscribers(tools));
  addJobMetrics(
    metrics,
    database.shared,
    jobs.map(({ name }) => name),
    log,
  );
  addTenantFigure(metrics, database, log, queueFigure);

  app.addHook('onReady', async () => {
    await events.start();
    if (duties.runsJobs) workers.start();
    live.start(listener);
    listener.start();
    // A process that answers no requests never listens.
    if (!duties.answersRequests) workers.startSchedule();
  });
  app.addHook('onListen', async () => duties.runsJobs && workers.startSchedule());
  app.addHook('onClose', async () => {
    await Promise.all([workers.stop(), events.stop()]);
    await listener.close();
  });
}
