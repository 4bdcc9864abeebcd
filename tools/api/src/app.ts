import compress from '@fastify/compress';
import cors from '@fastify/cors';
import underPressure from '@fastify/under-pressure';
import {
  apiPrefix,
  type Collection,
  collectionNamed,
  collectionNames,
  limits,
  setAppHandle,
  uploadLimits,
} from '@callboard/api-contract';
import type { Registry } from 'prom-client';
import { createAttachmentTools, type UploadLimits } from './attachments/attachmentTools';
import { createAttachments } from './attachments/createAttachments';
import { addBackground } from './addBackground';
import { addWebhookRoutes } from './booking/sale/webhookRoutes';
import { addActionRoutes } from './calls/actionRoutes';
import { addQueryRoutes } from './calls/queryRoutes';
import { addChangeRoutes } from './changes/changeRoutes';
import type { Database } from './database/openDatabase';
import { createHandlers } from './handlers';
import { addDocsRoutes } from './docs/docsRoutes';
import { addExportRoutes } from './exports/exportRoutes';
import { addImportRoutes } from './imports/importRoutes';
import { createLive } from './live/createLive';
import { createPresence } from './live/createPresence';
import { addLiveRoutes } from './live/liveRoutes';
import { addOutboxRoutes } from './mail/outboxRoutes';
import { addMessageRoutes } from './messaging/messageRoutes';
import { featuresOf } from './navigation/featuresOf';
import { addOperations } from './operations/addOperations';
import { addBodyTimes } from './plugins/bodyTimes';
import { compression } from './plugins/compression';
import { corsOptions } from './plugins/corsOptions';
import { addUnsubscribeRoutes } from './notifications/unsubscribeRoutes';
import { addErrorHandler } from './plugins/errorHandler';
import { addInputLimits } from './plugins/inputLimits';
import { addRequestLog } from './plugins/logging';
import { requireDeclaredPermissions } from './plugins/permissionGuard';
import { addRateLimits } from './plugins/rateLimits';
import { addRequestIds } from './plugins/requestIds';
import { addSecurityHeaders } from './plugins/securityHeaders';
import { createSharedBudgets } from './plugins/sharedBudgets';
import { addTenantOfRequest } from './plugins/tenantOfRequest';
import { addUnknownAddresses } from './plugins/unknownAddresses';
import type { PushTransport } from './push/postToPublicHost';
import { createRecords } from './records/createRecords';
import { recordOverrides } from './recordOverrides';
import { addRecordRoutes } from './records/recordRoutes';
import { serverOptions } from './serverOptions';
import { addAuthentication, isViewing, requireSession } from './sessions/authenticate';
import { createActionTools } from './sessions/createActionTools';
import { readSecretKey } from './secrets/secretKey';
import type { Settings } from './settings';
import { addPageRoutes } from './static/pageRoutes';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';

/** What an app is made of: all that it does not make itself. */
export interface AppDependencies {
  database: Database;
  settings: Settings;
  logger: FastifyBaseLogger;
  metrics: Registry;
  /** What is served; by default every collection of the registry. */
  collections?: readonly Collection[];
  /** Other limits of uploads than the contract's, for tests. */
  uploads?: Partial<UploadLimits>;
  /** Another connection to push services than the internet, for tests. */
  pushTransport?: PushTransport;
  /** False from the moment at which the process begins to shut down. */
  isServing?: () => boolean;
}

/** 30 seconds for a body; an upload only has to go on, faster than the slowest of networks. */
const bodyTimes = { bodyMs: 30_000, idleMs: uploadLimits.idleSeconds * 1_000, leastBytesPerSecond: 64 };

/** The server as a table of contents: plugins → own plugins → actions → queries → collections → routes → background work. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { database, settings, logger, collections = collectionNames.map(collectionNamed) } = dependencies;
  setAppHandle(settings.appHandle);
  const options = { ...serverOptions, loggerInstance: logger, trustProxy: trustOf(settings) };
  const app: FastifyInstance = Fastify(options);

  addErrorHandler(app);
  addRequestIds(app);
  addSecurityHeaders(app);
  addUnknownAddresses(app);
  await app.register(cors, corsOptions(settings));
  await app.register(underPressure, { maxEventLoopDelay: settings.maxEventLoopDelayMs });
  await app.register(compress, compression);
  requireDeclaredPermissions(app);
  addRequestLog(app);
  addInputLimits(app);
  addBodyTimes(app, bodyTimes);
  addTenantOfRequest(app, settings.hosts);
  addRateLimits(app, { factor: settings.rateLimit, shared: createSharedBudgets(database.shared) });
  const tools = await createActionTools(database, settings, dependencies.pushTransport);
  addAuthentication(app, tools.sessions);

  const records = createRecords(
    database,
    collections,
    recordOverrides(tools),
    (tenant, feature) => featuresOf(tenant, settings.features)[feature],
  );
  const attachments = createAttachments(
    createAttachmentTools({
      context: records.context,
      settings,
      secretKey: await readSecretKey(settings),
      limits: dependencies.uploads,
      log: app.log,
    }),
    tools.sessions,
  );
  const presence = createPresence();
  const addApi = (version: number) => async (api: FastifyInstance) => {
    const handlers = createHandlers({
      tools,
      records,
      presence,
      attachments: attachments.handlers(version),
      addressesOf: attachments.addresses(version),
    });
    addActionRoutes(api, version, {
      handlers,
      records,
      requireSession: (request, doing) => requireSession(request, tools.sessions, doing),
      isViewing: (request) => isViewing(request, tools.sessions),
    });
    addQueryRoutes(api, handlers);
    addRecordRoutes(api, version, records);
    addMessageRoutes(api, version, records);
    addChangeRoutes(api, version, records);
    addExportRoutes(api, version, records);
    await addImportRoutes(api, version, records.context);
    await attachments.addRoutes(api, version);
  };
  await app.register(addApi(limits.apiVersion), { prefix: apiPrefix() });
  await app.register(addApi(2), { prefix: apiPrefix(2) });

  const { sessions } = tools;
  const { metrics } = dependencies;
  const live = createLive({ database, sessions, presence, log: app.log });
  await addLiveRoutes(app, { live, sessions, settings, metrics });
  addBackground(app, { database, tools, live, cleanFiles: attachments.clean, metrics });
  addOperations(app, dependencies);
  if (settings.hasDocs) addDocsRoutes(app);
  addOutboxRoutes(app, settings);
  await addUnsubscribeRoutes(app, tools);
  await addWebhookRoutes(app, tools);
  addPageRoutes(app, settings);
  return app;
}

/** Fastify's type asks for a list that it may change. */
function trustOf({ proxies }: Settings): number | string[] | false {
  return typeof proxies === 'object' ? [...proxies] : proxies;
}
