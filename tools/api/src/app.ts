import compress from '@fastify/compress';
import cors from '@fastify/cors';
import underPressure from '@fastify/under-pressure';
import { apiPrefix, type Collection, limits, setAppHandle } from '@callboard/api-contract';
import { uploadLimits } from '@callboard/api-contract/attachments';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import type { Registry } from 'prom-client';
import { createAttachmentTools, type UploadLimits } from './engine/attachments/attachmentTools';
import { createAttachments } from './engine/attachments/createAttachments';
import { addBackground } from './addBackground';
import { addWebhookRoutes } from './subjects/booking/sale/webhookRoutes';
import { addActionRoutes } from './engine/calls/actionRoutes';
import { addQueryRoutes } from './engine/calls/queryRoutes';
import { addChangeRoutes } from './engine/changes/changeRoutes';
import type { Database } from './engine/database/openDatabase';
import { createHandlers } from './handlers';
import { addDocsRoutes } from './engine/docs/docsRoutes';
import { addExportRoutes } from './engine/exports/exportRoutes';
import { addImportRoutes } from './engine/imports/importRoutes';
import { createLive } from './engine/live/createLive';
import { createPresence } from './engine/live/createPresence';
import { addLiveRoutes } from './engine/live/liveRoutes';
import { addOutboxRoutes } from './engine/mail/outboxRoutes';
import { addMessageRoutes } from './subjects/messaging/messageRoutes';
import { addPublicPictureRoute } from './subjects/scheduling/publicPictureRoute';
import { addTimetableFileRoutes } from './subjects/scheduling/timetable/timetableFileRoutes';
import { featuresOf } from './engine/navigation/featuresOf';
import { addLastAnswers } from './engine/operations/addLastAnswers';
import { addOperations } from './engine/operations/addOperations';
import { addBodyTimes } from './engine/plugins/bodyTimes';
import { compression } from './engine/plugins/compression';
import { corsOptions } from './engine/plugins/corsOptions';
import { addUnsubscribeRoutes } from './engine/notifications/unsubscribeRoutes';
import { addErrorHandler } from './engine/plugins/errorHandler';
import { addHeadOfGet } from './engine/plugins/headOfGet';
import { addInputLimits } from './engine/plugins/inputLimits';
import { allDuties, type Duties } from './engine/operations/duties';
import { addRequestLog } from './engine/plugins/logging';
import { requireDeclaredPermissions } from './engine/plugins/permissionGuard';
import { addRateLimits } from './engine/plugins/rateLimits';
import { addRequestIds } from './engine/plugins/requestIds';
import { addScopeOfRequest } from './engine/plugins/scopeOfRequest';
import { addSecurityHeaders } from './engine/plugins/securityHeaders';
import { createSharedBudgets } from './engine/plugins/sharedBudgets';
import { addTenantOfRequest } from './engine/plugins/tenantOfRequest';
import { addUnknownAddresses } from './engine/plugins/unknownAddresses';
import type { PushTransport } from './engine/push/postToPublicHost';
import { createRecords } from './engine/records/createRecords';
import { recordOverrides } from './recordOverrides';
import { addRecordRoutes } from './engine/records/recordRoutes';
import { servePorts } from './servePorts';
import { subjectHooks } from './subjectHooks';
import { serverOptions } from './engine/plugins/serverOptions';
import { addAuthentication, isViewing, requireSession } from './engine/sessions/authenticate';
import { createActionTools } from './engine/tools/createActionTools';
import { readSecretKey } from './engine/secrets/secretKey';
import type { Settings } from './engine/settings';
import { addPageRoutes } from './engine/static/pageRoutes';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';

/** Dependencies of an app: all that it does not make itself. */
export interface AppDependencies {
  database: Database;
  settings: Settings;
  logger: FastifyBaseLogger;
  metrics: Registry;
  /** Served collections; by default all of the registry. */
  collections?: readonly Collection[];
  /** Other limits of uploads than the contract's, for tests. */
  uploads?: Partial<UploadLimits>;
  /** Another connection to push services than the internet, for tests. */
  pushTransport?: PushTransport;
  /** False from the moment at which the process begins to shut down. */
  isServing?: () => boolean;
  /** @default all */
  duties?: Duties;
}

/** 30 seconds for a body; an upload only has to go on, faster than the slowest of networks. */
const bodyTimes = { bodyMs: 30_000, idleMs: uploadLimits.idleSeconds * 1_000, leastBytesPerSecond: 64 };

/** The server as a table of contents: plugins → own plugins → actions → queries → collections → routes → background work. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { database, settings, logger, collections = collectionNames.map(collectionNamed) } = dependencies;
  setAppHandle(settings.appHandle);
  servePorts();
  const options = { ...serverOptions, loggerInstance: logger, trustProxy: trustOf(settings) };
  const app: FastifyInstance = Fastify(options);

  addScopeOfRequest(app);
  addHeadOfGet(app);
  addErrorHandler(app);
  addRequestIds(app);
  addLastAnswers(app, dependencies.isServing);
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
  const tools = await createActionTools(database, settings, subjectHooks, dependencies.pushTransport);
  addAuthentication(app, tools.sessions);

  const records = createRecords(
    database,
    collections,
    recordOverrides(tools),
    (tenant, feature) => featuresOf(tenant, settings.features)[feature],
  );
  const attachmentTools = createAttachmentTools({
    context: records.context,
    settings,
    secretKey: await readSecretKey(settings),
    limits: dependencies.uploads,
    log: app.log,
  });
  const attachments = createAttachments(attachmentTools, tools.sessions);
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
    await addImportRoutes(api, version, records);
    await attachments.addRoutes(api, version);
    addPublicPictureRoute(api, attachmentTools);
    addTimetableFileRoutes(api, database, settings);
  };
  await app.register(addApi(limits.apiVersion), { prefix: apiPrefix() });
  await app.register(addApi(2), { prefix: apiPrefix(2) });

  const { sessions } = tools;
  const { metrics } = dependencies;
  const live = createLive({ database, sessions, presence, log: app.log });
  await addLiveRoutes(app, { live, sessions, settings, metrics });
  const { duties = allDuties } = dependencies;
  addBackground(app, { database, tools, live, cleanFiles: attachments.clean, metrics, duties });
  addOperations(app, dependencies);
  if (settings.hasDocs) addDocsRoutes(app);
  addOutboxRoutes(app, settings);
  await addUnsubscribeRoutes(app, tools);
  await addWebhookRoutes(app, tools);
  addPageRoutes(app, settings);
  return app;
}

/** Fastify's type asks for a list that it can change. */
function trustOf({ proxies }: Settings): number | string[] | false {
  return typeof proxies === 'object' ? [...proxies] : proxies;
}
