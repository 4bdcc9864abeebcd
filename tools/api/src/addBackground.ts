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

/** Work of this process outside of requests. After it has stopped it can begin again. */
interface Background {
  start(): Promise<void>;
  stop(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    background: Background;
  }
}

/** Runs the work of this process outside of requests, together with the other processes of the installation. */
export function addBackground(
  app: FastifyInstance,
  { database, tools, live, cleanFiles, metrics, duties }: BackgroundTools,
): void {
  const { log } = app;
  const handlers = createJobHandlers({ tools, cleanFiles, inject: (request) => app.inject(request) });
  const subscribers = createSubscribers(tools);
  addJobMetrics(
    metrics,
    database.shared,
    jobs.map(({ name }) => name),
    log,
  );
  addTenantFigure(metrics, database, log, queueFigure);

  const create = () => {
    const listener = database.listener(log);
    return {
      listener,
      workers: createWorkers({ shared: database.shared, listener, log }, jobs, handlers),
      events: createEventDelivery({ database, listener, log }, subscribers),
    };
  };
  let running: ReturnType<typeof create> | undefined;
  const background: Background = {
    async start() {
      running = create();
      const { listener, workers, events } = running;
      await events.start();
      if (duties.runsJobs) workers.start();
      live.start(listener);
      listener.start();
    },
    async stop() {
      const stopping = running;
      running = undefined;
      await Promise.all([stopping?.workers.stop(), stopping?.events.stop(), live.stop()]);
      await stopping?.listener.close();
    },
  };
  app.decorate('background', background);
  app.addHook('onReady', async () => {
    await background.start();
    // A process that answers no requests never listens.
    if (!duties.answersRequests) running?.workers.startSchedule();
  });
  app.addHook('onListen', async () => {
    if (duties.runsJobs) running?.workers.startSchedule();
  });
  app.addHook('onClose', background.stop);
}
