import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from './database/openDatabase';
import { createEventDelivery } from './events/createEventDelivery';
import { createJobHandlers, jobs } from './jobHandlers';
import { addJobMetrics } from './jobs/addJobMetrics';
import { createWorkers } from './jobs/createWorkers';
import type { Live } from './live/createLive';
import { createSubscribers } from './subscribers';
import type { ActionTools } from './sessions/actions/userAction';

interface BackgroundTools {
  database: Database;
  tools: ActionTools;
  live: Live;
  cleanFiles: () => Promise<void>;
  metrics: Registry;
}

/** What this process does outside of requests, together with the other processes of the installation. */
export function addBackground(
  app: FastifyInstance,
  { database, tools, live, cleanFiles, metrics }: BackgroundTools,
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

  app.addHook('onReady', async () => {
    await events.start();
    workers.start();
    live.start(listener);
    listener.start();
  });
  app.addHook('onListen', async () => workers.startSchedule());
  app.addHook('onClose', async () => {
    await Promise.all([workers.stop(), events.stop()]);
    await listener.close();
  });
}
