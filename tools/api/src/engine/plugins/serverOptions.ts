import { limits } from '@callboard/api-contract';
import { LogController, type FastifyHttpOptions } from 'fastify';
import type { Server } from 'node:http';
import { presentFrameworkError } from './errorHandler';
import { newRequestId } from './requestIds';

/** Options of every server of ours: sizes, times and how it ends. */
export const serverOptions = {
  // Requests are logged by a hook of ours, without addresses.
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: newRequestId,
  bodyLimit: limits.maxBodyBytes,
  // Bodies have their own times: see plugins/bodyTimes.ts.
  requestTimeout: 0,
  // A connection that sends nothing, or a head by drips, is closed by the first; the second is how often.
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
  // Longer than proxies keep theirs open, most of them a minute, so that none sends into a connection that is just being closed.
  keepAliveTimeout: 72_000,
  // A connection that moves in neither direction for so long is gone: a reader who reads no further, a network that went away.
  connectionTimeout: 120_000,
  return503OnClosing: true,
  forceCloseConnections: 'idle',
  frameworkErrors: presentFrameworkError,
  // See plugins/headOfGet.ts.
  exposeHeadRoutes: false,
  // The link that stops the mails of a report names the tenant, the user, the report and its signature: 150 characters.
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: 192 },
} satisfies FastifyHttpOptions<Server>;
