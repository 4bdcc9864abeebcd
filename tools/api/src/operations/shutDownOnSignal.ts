import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../database/openDatabase';

const patienceMs = 10_000;

/**
 * Ends the process in order at SIGTERM or SIGINT: not ready any more, no new connections, what is under way is finished within ten
 * seconds, then the database. A second signal ends it at once. What nobody caught ends it too, for a supervisor to start anew.
 */
export function shutDownOnSignal(database: Database, logger: FastifyBaseLogger) {
  let isServing = true;
  let app: FastifyInstance | undefined;

  async function end(code: number): Promise<void> {
    if (!isServing) process.exit(1);
    isServing = false;
    setTimeout(() => process.exit(1), patienceMs).unref();
    // A connection that is kept open falls idle only when its last answer is out: looked for until none is left.
    const sweep = setInterval(() => app?.server.closeIdleConnections(), 50);
    await app?.close().finally(() => clearInterval(sweep));
    await database.close();
    process.exit(code);
  }

  const begin = (code: number) => {
    end(code).catch((error: unknown) => {
      logger.error({ err: error }, 'could not shut down in order');
      process.exit(1);
    });
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => begin(0));
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(fault, (error: unknown) => {
      logger.fatal({ err: error }, fault);
      begin(1);
    });
  }

  return {
    isServing: () => isServing,
    /** Says what to close; until then only the database is. */
    close: (started: FastifyInstance) => void (app = started),
  };
}
