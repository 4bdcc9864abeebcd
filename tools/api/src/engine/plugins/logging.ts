import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import pino, { type DestinationStream } from 'pino';
import type { Settings } from '../settings';

const secretNames = [
  'authorization',
  'token',
  'password',
  'old_password',
  'new_password',
  'confirmPassword',
  'temporary_password',
  'ticket',
  'secret',
  'recovery_codes',
];

/** Logs are JSON, a line each. Bodies, query strings and header values never get into them; what slips in is blotted out. */
export function createLogger(
  level: Settings['logLevel'],
  destination?: DestinationStream,
): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
    serializers: { err: withoutValues, req: () => undefined, res: () => undefined },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** PostgreSQL quotes stored values in `detail`, `where` and the query's parameters: only the names of the error stay. */
function withoutValues(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { type: error.name, code, stack: error.stack };
}

/** A line for each answered request: the route's pattern, not its address, since addresses carry tokens and search words. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}
