import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/openDatabase';

/** As long as a call waits for its turn and is answered at most, and less than what most supervisors wait before they kill. */
const patienceMs = 28_000;
/** How long connections that are open are still answered. */
const lingerMs = 1_500;

/**
 * Ends the process in order at SIGTERM or SIGINT: not ready any more, then no new connections, what is under way is finished,
 * then the database. At SIGTERM it drains first: it goes on answering for `drainMs`, until every proxy has noticed that it is not
 * ready, and then for a moment more, each with `Connection: close`: a client that sends its next call on a connection which is
 * closed at that moment would get no answer, and not know whether its order was placed. A second signal ends it immediately. An
 * uncaught error ends it too, for a supervisor to start again.
 */
export function shutDownOnSignal(database: Database, logger: FastifyBaseLogger, drainMs: number) {
  let isServing = true;
  let app: FastifyInstance | undefined;

  /** Waits until the clients have let go of their connections, or for as long as is fair. */
  async function linger(server: FastifyInstance['server']): Promise<void> {
    const until = performance.now() + lingerMs;
    while (performance.now() < until && (await countConnections(server)) > 0) await pause(50);
  }

  async function end(code: number, isSudden: boolean): Promise<void> {
    if (!isServing) process.exit(1);
    isServing = false;
    const drain = isSudden ? 0 : drainMs;
    setTimeout(() => process.exit(1), drain + patienceMs).unref();
    if (app && !isSudden) {
      logger.info({ drainMs }, 'is not ready any more, and goes on answering until it ends');
      await pause(drain);
      await linger(app.server);
    }
    // A connection that stays open falls idle only when its last answer is out: repeated until none is left.
    const sweep = setInterval(() => app?.server.closeIdleConnections(), 50);
    await app?.close().finally(() => clearInterval(sweep));
    await database.close();
    process.exit(code);
  }

  const begin = (code: number, isSudden: boolean) => {
    end(code, isSudden).catch((error: unknown) => {
      logger.error({ err: error }, 'could not shut down in order');
      process.exit(1);
    });
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => begin(0, signal === 'SIGINT'));
  for (const failure of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(failure, (error: unknown) => {
      logger.fatal({ err: error }, failure);
      begin(1, true);
    });
  }

  return {
    isServing: () => isServing,
    /** Sets what to close; until then only the database is. */
    close: (started: FastifyInstance) => void (app = started),
  };
}

function countConnections(server: FastifyInstance['server']): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));
}
