import {
  type Action,
  collectionOfAction,
  type CollectionName,
  declaredRoles,
  hasRole,
  isObject,
  type Query,
  rowRule,
} from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { canCall } from '@callboard/api-contract/rights';
import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Session } from '../plugins/session';
import { forbidden } from '../problems';

/** True if the token of a request is that of an admin who views as another user. */
export type IsViewing = (request: FastifyRequest) => Promise<boolean>;

/**
 * The answers of actions hold tokens, codes and secrets of holds. None is compressed, since its length would reveal them
 * next to a part that a stranger can vary (BREACH).
 */
export const actionAnswers = { compress: false } satisfies RouteShorthandOptions;

/** The options of an address that serves one action alone: it counts against the class of that action. */
export function ownAddress({ roles, rateClass, holderOf }: Action): RouteShorthandOptions {
  return {
    ...actionAnswers,
    config: {
      permission: roles,
      ...(typeof rateClass === 'string' && { rateClass }),
      ...(holderOf && { holderOf }),
    },
  };
}

/** The options of an address that serves one query alone. */
export function queryAddress({
  roles,
  rateClass,
  isSecret,
}: Pick<Query, 'roles' | 'rateClass' | 'isSecret'>): RouteShorthandOptions {
  return { config: { permission: roles, rateClass }, ...(isSecret && { compress: false }) };
}

/**
 * Refuses an admin who views as another user, unless the action is allowed then. A public address has no session, so that the
 * guard of sessions does not do it.
 */
export async function refuseViewers(
  { whileViewing }: Pick<Action, 'whileViewing'>,
  request: FastifyRequest,
  isViewing: IsViewing,
): Promise<void> {
  if (whileViewing !== 'allowed' && (await isViewing(request))) throw forbidden(sentences.viewing());
}

/** Counts a call at a shared address, which its route counts as a write, in the class of its action too. */
export async function countShared(
  request: FastifyRequest,
  { rateClass }: Pick<Action, 'rateClass'>,
  data: unknown,
): Promise<void> {
  if (typeof rateClass !== 'string') return countData(request, { rateClass }, data);
  if (rateClass !== 'write') await request.server.limitRate(request, rateClass);
}

/** Counts a call with data in the class that only such calls count against. */
export async function countData(
  request: FastifyRequest,
  { rateClass }: Pick<Action, 'rateClass'>,
  data: unknown,
): Promise<void> {
  const isEmpty = data == null || (isObject(data) && Object.keys(data).length === 0);
  if (typeof rateClass !== 'string' && !isEmpty) await request.server.limitRate(request, rateClass.withData);
}

/**
 * Refuses a session whose roles do not permit an action, or lost that change of status.
 *
 * @throws ApiProblem 403
 */
export function checkRoles(action: Action, { roles }: Pick<Session, 'roles'>): void {
  if (typeof action.roles === 'string') return;
  const collection = collectionOfAction(action);
  const isPermitted = collection
    ? canCall(collection, action.name, action.roles, roles)
    : hasRole(roles, action.roles);
  if (!isPermitted) throw forbidden();
}

/**
 * The same for an action that has a handler. Handlers write by statements of their own, so that a right which the
 * tenant took away is refused here: that to change the records an action is of, and that to change or create the further ones
 * that it writes.
 *
 * @throws ApiProblem 403
 */
export function checkRights(action: Action, session: Pick<Session, 'roles'>): void {
  checkRoles(action, session);
  if (typeof action.roles !== 'string' && !isWithinLimits(action, session.roles)) throw forbidden();
}

function isWithinLimits(action: Action, roles: Session['roles']): boolean {
  const own = collectionOfAction(action);
  const declared = declaredRoles(...roles);
  const isLost = (name: CollectionName, verb: 'create' | 'update'): boolean => {
    const collection = collectionNamed(name);
    return rowRule(collection, verb, declared) !== null && rowRule(collection, verb, roles) === null;
  };
  if (own && isLost(own, 'update')) return false;
  return !(action.alsoWrites ?? []).some((name) => isLost(name, 'update') || isLost(name, 'create'));
}
