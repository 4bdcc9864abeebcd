import { type Action, isObject, transitionAction } from '@callboard/api-contract';
import { type ActionName, actionNamed, actionNames, actionOnRecord } from '@callboard/api-contract/actions';
import { isHashcode } from '@callboard/api-contract/text';
import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Permission } from '../plugins/permission';
import { checkPermission } from '../plugins/permissionGuard';
import { type ApiProblem, notFound } from '../problems';
import { actionRefused } from '../records/actionRefused';
import type { Records } from '../records/createRecords';
import { intentOfRequest } from '../records/idempotently';
import { actorOf } from '../records/recordContext';
import { sendAnswer } from '../records/sendAnswer';
import type { Session } from '../plugins/session';
import { actionAddresses, type Address } from './actionAddresses';
import {
  actionAnswers,
  checkRights,
  checkRoles,
  countData,
  countShared,
  type IsViewing,
  ownAddress,
  refuseViewers,
} from './callGuards';
import { callHandler } from './callHandler';
import type { Handlers } from './handler';

/** Dependencies of the dispatch of actions. */
interface Dispatch {
  handlers: Handlers;
  records: Records;
  /** The session of a request, or a refusal; who only views is refused unless the request merely reads. */
  requireSession: (request: FastifyRequest, doing: 'reading' | 'changing') => Promise<Session>;
  isViewing: IsViewing;
}

/** An action as it was found at an address. */
interface Found {
  action: Action;
  /** Null for a transition, which needs no handler. */
  key: ActionName | null;
}

const callSchema = v.looseObject({
  action: v.pipe(v.string(), v.maxLength(100)),
  data: v.optional(v.unknown()),
  target: v.optional(v.unknown()),
});

const recordCallSchema = v.strictObject({
  action: v.string(),
  target: v.pipe(v.string(), v.maxLength(100)),
  data: v.optional(v.unknown()),
});

/** Serves every declared action and every transition behind one version's prefix. */
export function addActionRoutes(app: FastifyInstance, version: number, dispatch: Dispatch): void {
  for (const address of actionAddresses(version, dispatch.records.served)) {
    const { path, collection, isPublic } = address;
    const own: Permission = collection ? { collection, verb: 'update' } : 'session';
    const permission = isPublic ? 'public' : own;
    app.post(`/${path}`, { ...actionAnswers, config: { permission } }, async (request, reply) =>
      act(dispatch, address, request, reply),
    );
  }
  for (const key of actionNames) {
    const action = actionNamed(key);
    if (typeof action.wire === 'object') addOwnAddress(app, { action, key, ...action.wire }, dispatch);
  }
}

/** Authenticate → parse → authorise → act → present. */
async function act(
  dispatch: Dispatch,
  address: Address,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const call = v.safeParse(callSchema, request.body);
  if (!call.success)
    throw actionRefused(address.isPublic ? sentences.wrongPayload() : sentences.actionNeedsName());
  const { action: name, data, target } = call.output;
  const found = findAction(address, name);
  if (address.isPublic)
    await refuseViewers(found?.action ?? { whileViewing: 'refused' }, request, dispatch.isViewing);
  if (found) await countShared(request, found.action, data);
  const session = await sessionFor(dispatch, address, request, found);
  if (!found) throw actionRefused(sentences.noSuchAction({ action: name }));
  const { action, key } = found;
  if (action.on === 'nothing' && key) {
    const answer = await callHandler(dispatch.handlers, key, {
      input: parseInput(action, data),
      target: '',
      request,
      session,
    });
    return reply.send({ success: true, data: answer });
  }
  if (!session) throw new Error(`The action ${name} acts on a record, so that it needs a session.`);
  return actOnRecord(dispatch, address, { request, reply, session, found, target });
}

interface OnRecord {
  request: FastifyRequest;
  reply: FastifyReply;
  session: Session;
  found: Found;
  target: unknown;
}

async function actOnRecord(
  { handlers, records }: Dispatch,
  { collection }: Address,
  { request, reply, session, found: { action, key }, target: named }: OnRecord,
): Promise<FastifyReply> {
  const { body, headers } = request;
  const actor = actorOf(session);
  const intent = intentOfRequest(request);
  if (collection && isObject(body) && 'hashcodes' in body) {
    return sendAnswer(reply, await records.of(collection).actMany(actor, body, intent));
  }
  // A target of another kind is none of ours, rather than a mistake in the form of the call.
  if (action.wire === 'userActions' && typeof named !== 'string') throw notFound();
  const parsed = v.safeParse(recordCallSchema, body);
  if (!parsed.success) throw badInput(action);
  const { target, data } = parsed.output;
  const input = parseInput(action, data);
  if (!isHashcode(target)) throw notFound();
  const call = { actor, target, ifMatch: headers['if-match'], intent, input };
  if (key) return sendAnswer(reply, await callHandler(handlers, key, call));
  if (!collection) throw new Error(`The transition ${action.name} has no collection.`);
  return sendAnswer(reply, await records.of(collection).transit(call, action.name));
}

function findAction({ own, collection }: Address, name: string): Found | null {
  const key = own.get(name) ?? (collection && actionOnRecord(collection.name, name));
  if (key) return { action: actionNamed(key), key };
  const action = collection && transitionAction(collection, name);
  return action && { action, key: null };
}

/** The session of a call that needs one, once its roles permit the action. */
async function sessionFor(
  { requireSession }: Dispatch,
  { isPublic, collection }: Address,
  request: FastifyRequest,
  found: Found | null,
): Promise<Session | null> {
  const roles = found?.action.roles ?? 'session';
  if (roles === 'public') return null;
  const doing = found?.action.whileViewing === 'allowed' ? 'reading' : 'changing';
  const session = isPublic ? await requireSession(request, doing) : request.session;
  const isOnUser = isPublic && collection && found?.key == null;
  if (isOnUser) checkPermission({ collection, verb: 'update' }, session);
  // A transition is written by the records, which know what was taken away of theirs.
  if (found) (found.key === null ? checkRoles : checkRights)(found.action, session);
  return session;
}

function parseInput(action: Action, data: unknown): unknown {
  const parsed = v.safeParse(action.input, data);
  if (!parsed.success) throw badInput(action);
  return parsed.output;
}

function badInput({ badInput: code = 'wrongPayload' }: Action): ApiProblem {
  return actionRefused(sentences[code]());
}

/** Serves an action at an address of its own: the body of a POST is its input, and what a path names is its target. */
function addOwnAddress(
  app: FastifyInstance,
  { action, key, method, path }: { action: Action; key: ActionName; method: 'POST' | 'DELETE'; path: string },
  { handlers, isViewing }: Dispatch,
): void {
  app.route<{ Params: Record<string, string> }>({
    method,
    url: `/${path.replace(/\{(\w+)\}/g, ':$1')}`,
    ...ownAddress(action),
    handler: async (request, reply) => {
      const data = method === 'POST' ? request.body : undefined;
      await refuseViewers(action, request, isViewing);
      await countData(request, action, data);
      const session = action.roles === 'public' ? null : request.session;
      if (session) checkRights(action, session);
      const input = parseInput(action, data);
      const [target = ''] = Object.values(request.params);
      const answer = await callHandler(handlers, key, { input, target, request, session });
      return method === 'POST' ? reply.send({ success: true, data: answer }) : reply.code(204).send();
    },
  });
}
