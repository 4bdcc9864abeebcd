import { type Collection, collectionCalls, collectionPath, limits, type Verb } from '@callboard/api-contract';
import { queryNamed, queryNames } from '@callboard/api-contract/queries';
import { isHashcode } from '@callboard/api-contract/text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../problems';
import { collectionCallRoute } from './collectionCallRoute';
import type { Records, RecordVerbs } from './createRecords';
import { intentOfRequest } from './idempotently';
import { actorOf } from './recordContext';
import { sendAnswer, sendJson } from './sendAnswer';

interface ById {
  Params: { hashcode: string };
}
interface ListRoute {
  Querystring: Readonly<Record<string, unknown>>;
}

/**
 * Serves every collection behind one version's prefix: list, counts, similar, read, create, patch, bulk patch, delete and bulk
 * delete (clauses 7.16 to 7.23), at its path and its aliases.
 */
export function addRecordRoutes(app: FastifyInstance, version: number, records: Records): void {
  for (const collection of records.served) {
    for (const path of [collectionPath(collection, version), ...collection.aliases]) {
      addCollection(app, `/${path}`, collection, records.of(collection));
    }
  }
}

/** Paths that a query serves, which reads the record itself where it was not meant. */
const queryPaths = new Set(queryNames.map((name) => queryNamed(name).path));

function addCollection(app: FastifyInstance, path: string, collection: Collection, verbs: RecordVerbs): void {
  const withPermission = (verb: Verb) => ({ config: { permission: { collection, verb } } });
  const bodyLimit = bodyLimitOf(collection);

  app.get<ListRoute>(path, withPermission('read'), async (request, reply) =>
    sendJson(reply, await verbs.list(actorOf(request.session), request.url, request.query)),
  );
  app.route<ListRoute>({
    ...collectionCallRoute(collectionCalls.counts, collection, path.slice(1)),
    handler: async (request, reply) =>
      sendJson(reply, await verbs.counts(actorOf(request.session), request.query)),
  });
  app.route<ListRoute>({
    ...collectionCallRoute(collectionCalls.similar, collection, path.slice(1)),
    handler: async (request, reply) =>
      sendJson(reply, await verbs.similar(actorOf(request.session), request.query)),
  });
  if (!queryPaths.has(`${path.slice(1)}/{hashcode}`)) {
    app.get<ById & ListRoute>(`${path}/:hashcode`, withPermission('read'), async (request, reply) =>
      sendAnswer(reply, await verbs.read(actorOf(request.session), hashcodeOf(request), request.query)),
    );
  }
  app.post(path, { ...withPermission('create'), bodyLimit }, async (request, reply) =>
    sendAnswer(reply, await verbs.create(actorOf(request.session), request.body, intentOfRequest(request))),
  );
  app.patch<ById>(`${path}/:hashcode`, { ...withPermission('update'), bodyLimit }, async (request, reply) => {
    const actor = actorOf(request.session);
    const ifMatch = request.headers['if-match'];
    return sendAnswer(reply, await verbs.patch(actor, hashcodeOf(request), request.body, ifMatch));
  });
  app.patch(path, withPermission('update'), async (request, reply) =>
    sendAnswer(reply, await verbs.patchMany(actorOf(request.session), request.body)),
  );
  app.delete<ById>(`${path}/:hashcode`, withPermission('remove'), async (request, reply) => {
    const ifMatch = request.headers['if-match'];
    return sendAnswer(reply, await verbs.remove(actorOf(request.session), hashcodeOf(request), ifMatch));
  });
  app.delete(path, withPermission('remove'), async (request, reply) =>
    sendAnswer(reply, await verbs.removeMany(actorOf(request.session), request.body)),
  );
}

/** A record with a large document, such as the drawing of a hall, is longer than other bodies. */
function bodyLimitOf({ fields }: Collection): number {
  const documents = Object.values(fields).map((field) =>
    field.kind === 'document' ? (field.maxBytes ?? 0) : 0,
  );
  return Math.max(limits.maxBodyBytes, ...documents);
}

function hashcodeOf(request: FastifyRequest<ById>): string {
  const { hashcode } = request.params;
  if (!isHashcode(hashcode)) throw notFound();
  return hashcode;
}
