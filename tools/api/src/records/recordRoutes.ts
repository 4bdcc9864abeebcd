import { collectionPath, isHashcode, isObject, type Collection, type Verb } from '@callboard/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../pathOf';
import { notFound } from '../problems';
import type { Records, RecordVerbs } from './createRecords';
import { intentOfRequest } from './idempotently';
import { actorOf } from './recordContext';
import { sendAnswer, sendJson } from './sendAnswer';

interface ById {
  Params: { hashcode: string };
}
interface Asked {
  Querystring: Readonly<Record<string, unknown>>;
}

/**
 * Serves every collection behind one version's prefix: list, counts, read, create, patch, bulk patch, actions, delete and bulk
 * delete (clauses 7.16 to 7.23), at its path and its aliases.
 */
export function addRecordRoutes(app: FastifyInstance, version: number, records: Records): void {
  for (const collection of records.collections) {
    for (const path of [collectionPath(collection, version), ...collection.aliases]) {
      addCollection(app, `/${path}`, collection, records.of(collection));
    }
  }
}

/** Takes an action on a record, or on several, also where its path is shared with other actions, as that of `users` is. */
export function recordActionHandler(verbs: RecordVerbs) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { body, headers } = request;
    const [actor, intent] = [actorOf(request.session), intentOfRequest(request)];
    const isBulk = isObject(body) && 'hashcodes' in body;
    return sendAnswer(
      reply,
      await (isBulk
        ? verbs.actMany(actor, body, intent)
        : verbs.act(actor, body, headers['if-match'], intent)),
    );
  };
}

/** Reads a record where its path is shared with another read, as that of invitations is. */
export function recordReadHandler(verbs: RecordVerbs) {
  return async (request: FastifyRequest<ById & Asked>, reply: FastifyReply): Promise<FastifyReply> =>
    sendAnswer(reply, await verbs.read(actorOf(request.session), hashcodeOf(request), request.query));
}

// Paths whose actions or reads belong to somebody else, who hands those on records over.
const sharedActions = ['users'];
const sharedReads = ['userActivations'];

function addCollection(app: FastifyInstance, path: string, collection: Collection, verbs: RecordVerbs): void {
  const may = (verb: Verb) => ({ config: { permission: { collection, verb } } });

  app.get<Asked>(path, may('read'), async (request, reply) =>
    sendJson(reply, await verbs.list(actorOf(request.session), pathOf(request), request.query)),
  );
  app.get<Asked>(`${path}/counts`, may('read'), async (request, reply) =>
    sendJson(reply, await verbs.counts(actorOf(request.session), request.query)),
  );
  if (!sharedReads.includes(collection.name)) {
    app.get<ById & Asked>(`${path}/:hashcode`, may('read'), recordReadHandler(verbs));
  }
  app.post(path, may('create'), async (request, reply) =>
    sendAnswer(reply, await verbs.create(actorOf(request.session), request.body, intentOfRequest(request))),
  );
  if (!sharedActions.includes(collection.name)) {
    app.post(`${path}/actions`, may('update'), recordActionHandler(verbs));
  }
  app.patch<ById>(`${path}/:hashcode`, may('update'), async (request, reply) => {
    const actor = actorOf(request.session);
    const ifMatch = request.headers['if-match'];
    return sendAnswer(reply, await verbs.patch(actor, hashcodeOf(request), request.body, ifMatch));
  });
  app.patch(path, may('update'), async (request, reply) =>
    sendAnswer(reply, await verbs.patchMany(actorOf(request.session), request.body)),
  );
  app.delete<ById>(`${path}/:hashcode`, may('remove'), async (request, reply) => {
    const ifMatch = request.headers['if-match'];
    return sendAnswer(reply, await verbs.remove(actorOf(request.session), hashcodeOf(request), ifMatch));
  });
  app.delete(path, may('remove'), async (request, reply) =>
    sendAnswer(reply, await verbs.removeMany(actorOf(request.session), request.body)),
  );
}

function hashcodeOf(request: FastifyRequest<ById>): string {
  const { hashcode } = request.params;
  if (!isHashcode(hashcode)) throw notFound();
  return hashcode;
}
