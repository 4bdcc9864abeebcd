import cors from '@fastify/cors';
import underPressure from '@fastify/under-pressure';
import { apiPrefix, limits } from '@callboard/api-contract';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from './database/openDatabase';
import { addDocsRoutes } from './docs/docsRoutes';
import { createMailer } from './mail/mailer';
import { addOutboxRoutes } from './mail/outboxRoutes';
import { addHealthRoutes } from './operations/healthRoutes';
import { addMetrics } from './operations/metrics';
import { corsOptions } from './plugins/corsOptions';
import { addErrorHandler, presentFrameworkError } from './plugins/errorHandler';
import { addInputLimits } from './plugins/inputLimits';
import { addRequestLog } from './plugins/logging';
import { requireDeclaredPermissions } from './plugins/permissionGuard';
import { addRateLimits } from './plugins/rateLimits';
import { addRequestIds, newRequestId } from './plugins/requestIds';
import { addSecurityHeaders } from './plugins/securityHeaders';
import { addTenantOfRequest } from './plugins/tenantOfRequest';
import { addAuthentication } from './sessions/authenticate';
import { createSessionStore } from './sessions/sessionStore';
import { addUserRoutes } from './sessions/userRoutes';
import type { Settings } from './settings';
import { addStartRoutes } from './start/startRoutes';
import { addPageRoutes } from './static/pageRoutes';

/** What an app is made of: all that it does not make itself. */
export interface AppDependencies {
  database: Database;
  settings: Settings;
  logger: FastifyBaseLogger;
  metrics: Registry;
  /** False from the moment at which the process begins to shut down. */
  isServing?: () => boolean;
}

/** The server as a table of contents: plugins → own plugins → collections → actions → routes. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { database, settings, logger, metrics, isServing = () => true } = dependencies;
  const sessions = createSessionStore(database);
  const tools = { database, sessions, settings, mailer: createMailer(settings) };
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    bodyLimit: limits.maxBodyBytes,
    requestTimeout: 30_000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    trustProxy: settings.isBehindProxy,
    http: { headersTimeout: 10_000 },
    frameworkErrors: presentFrameworkError,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 128 },
  });

  addErrorHandler(app);
  addRequestIds(app);
  addSecurityHeaders(app);
  await app.register(cors, corsOptions(settings));
  await app.register(underPressure, { maxEventLoopDelay: settings.maxEventLoopDelayMs });
  requireDeclaredPermissions(app);
  addRequestLog(app);
  addInputLimits(app);
  addTenantOfRequest(app, settings.hosts);
  addRateLimits(app, settings.rateLimit);
  addAuthentication(app, sessions);

  for (const version of [limits.apiVersion, 2]) {
    await app.register(
      async (api) => {
        addStartRoutes(api, settings);
        addUserRoutes(api, version, tools, async () => undefined);
      },
      { prefix: apiPrefix(version) },
    );
  }

  addHealthRoutes(app, async () => isServing() && (await database.isReady()));
  addMetrics(app, metrics, settings.metricsToken);
  addDocsRoutes(app);
  addOutboxRoutes(app, settings);
  addPageRoutes(app, settings);
  return app;
}
