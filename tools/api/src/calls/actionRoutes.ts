import {
  type Action,
  type ActionName,
  actionNamed,
  actionNames,
  actionOnRecord,
  collectionNamed,
  collectionOfAction,
  type CollectionName,
  declaredRoles,
  hasRole,
  isHashcode,
  isObject,
  rowRule,
  transitionAction,
} from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as v from 'valibot';
import type { Permission } from '../plugins/permission';
import { checkPermission } from '../plugins/permissionGuard';
import { type ApiProblem, forbidden, notFound } from '../problems';
import { actionRefused } from '../records/actionRefused';
import type { Records } from '../records/createRecords';
import { intentOfRequest } from '../records/idempotently';
import { actorOf } from '../records/recordContext';
import { sendAnswer } from '../records/sendAnswer';
import type { Session } from '../plugins/session';
import { actionAddresses, type Address } from './actionAddresses';
import type { Handlers, RecordCall, UserCall } from './handler';

/** What actions are dispatched with. */
interface Dispatch {
  handlers: Handlers;
  records: Records;
  /** The session of a request, or a refusal; who only views is refused unless the request merely reads. */
  requireSession: (request: FastifyRequest, doing: 'reading' | 'changing') => Promise<Session>;
  /** Whether the token of a request is that of an admin who views as another user. */
  isViewing: (request: FastifyRequest) => Promise<boolean>;
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
  for (const address of actionAddresses(version, dispatch.records.collections)) {
    const { path, collection, isPublic } = address;
    const own: Permission = collection ? { collection, verb: 'update' } : 'session';
    const permission = isPublic ? 'public' : own;
    // Answers of a public address have tokens and codes in them: see plugins/compression.ts.
    const options: RouteShorthandOptions = { config: { permission }, ...(isPublic && { compress: false }) };
    app.post(`/${path}`, options, async (request, reply) => act(dispatch, address, request, reply));
  }
  for (const key of actionNames) {
    const { wire } = actionNamed(key);
    if (typeof wire !== 'object') continue;
    if (wire.method === 'POST') addPost(app, key, wire.path, dispatch);
    else addMethod(app, key, wire.path, dispatch);
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
  if (address.isPublic && found?.action.whileViewing !== 'allowed') await refuseViewers(dispatch, request);
  if (found) await countRate(request, found.action, data);
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

/** An admin who views as another user is refused here, also by the actions that need no session. */
async function refuseViewers({ isViewing }: Dispatch, request: FastifyRequest): Promise<void> {
  if (await isViewing(request)) throw forbidden(sentences.viewing());
}

/** A call counts as a write by its route; some count in another class in addition. */
async function countRate(request: FastifyRequest, { rateClass }: Action, data: unknown): Promise<void> {
  const isEmpty = data == null || (isObject(data) && Object.keys(data).length === 0);
  if (typeof rateClass !== 'string' && isEmpty) return;
  const own = typeof rateClass === 'string' ? rateClass : rateClass.withData;
  if (own !== 'write') await request.server.limitRate(request, own);
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
  if (typeof roles !== 'string' && !hasRole(session.roles, roles)) throw forbidden();
  if (found?.key != null && roles !== 'session' && !isWithinLimits(found.action, session)) throw forbidden();
  return session;
}

/**
 * Handlers write by statements of their own, so that a right which the tenant took away is refused here: that to change the records
 * an action is of, and that to change or create the further ones that it writes.
 */
function isWithinLimits(action: Action, { roles }: Session): boolean {
  const own = collectionOfAction(action);
  const declared = declaredRoles(...roles);
  const isLost = (name: CollectionName, verb: 'create' | 'update'): boolean => {
    const collection = collectionNamed(name);
    return rowRule(collection, verb, declared) !== null && rowRule(collection, verb, roles) === null;
  };
  if (own && isLost(own, 'update')) return false;
  return !(action.alsoWrites ?? []).some((name) => isLost(name, 'update') || isLost(name, 'create'));
}

function parseInput(action: Action, data: unknown): unknown {
  const parsed = v.safeParse(action.input, data);
  if (!parsed.success) throw badInput(action);
  return parsed.output;
}

function badInput({ badInput: code = 'wrongPayload' }: Action): ApiProblem {
  return actionRefused(sentences[code]());
}

function addMethod(app: FastifyInstance, key: ActionName, path: string, { handlers }: Dispatch): void {
  const { roles, input } = actionNamed(key);
  app.route<{ Params: Record<string, string> }>({
    method: 'DELETE',
    url: `/${path.replace(/\{(\w+)\}/g, ':$1')}`,
    config: { permission: roles },
    handler: async (request, reply) => {
      const [target = ''] = Object.values(request.params);
      const session = roles === 'public' ? null : request.session;
      await callHandler(handlers, key, { input: v.parse(input, undefined), target, request, session });
      return reply.code(204).send();
    },
  });
}

/** A command at an address of its own: the body is its input. */
function addPost(app: FastifyInstance, key: ActionName, path: string, dispatch: Dispatch): void {
  const action = actionNamed(key);
  const { roles } = action;
  app.post(`/${path}`, { config: { permission: roles } }, async (request, reply) => {
    // A public route has no session, so that the guard of sessions has not refused the admin.
    if (action.whileViewing !== 'allowed') await refuseViewers(dispatch, request);
    const session = roles === 'public' ? null : request.session;
    if (session && roles !== 'session' && !isWithinLimits(action, session)) throw forbidden();
    const input = parseInput(action, request.body);
    const answer = await callHandler(dispatch.handlers, key, { input, target: '', request, session });
    return reply.send({ success: true, data: answer });
  });
}

/**
 * Calls a handler with what its action's own schema parsed and its own roles permit: that the types of the two belong together follows
 * from one key, which TypeScript cannot follow through a union of all handlers.
 */
function callHandler<A extends ActionName>(
  handlers: Handlers,
  key: A,
  call: Loose<UserCall<A>> | Loose<RecordCall<A>>,
): Promise<never> {
  const handler = handlers[key] as (call: unknown) => Promise<never>;
  return handler(call);
}

type Loose<Call> = { [Part in keyof Call]: Part extends 'input' | 'session' ? unknown : Call[Part] };
