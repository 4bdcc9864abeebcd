import type { FastifyInstance } from 'fastify';
import { createListener } from './database/createListener';
import type { Database } from './database/openDatabase';
import { createJobHandlers, jobs } from './jobHandlers';
import { createWorkers } from './jobs/createWorkers';
import type { ActionTools } from './sessions/actions/userAction';

interface BackgroundTools {
  database: Database;
  tools: ActionTools;
  cleanFiles: () => Promise<void>;
}

/** What this process does outside of requests, together with the other processes of the installation. */
export function addBackground(app: FastifyInstance, { database, tools, cleanFiles }: BackgroundTools): void {
  const { log } = app;
  const listener = createListener(database.appUrl, log);
  const handlers = createJobHandlers({ tools, cleanFiles });
  const workers = createWorkers({ shared: database.shared, listener, log }, jobs, handlers);

  app.addHook('onReady', async () => {
    workers.start();
    listener.start();
  });
  app.addHook('onListen', async () => workers.startSchedule());
  app.addHook('onClose', async () => {
    await workers.stop();
    await listener.close();
  });
}
