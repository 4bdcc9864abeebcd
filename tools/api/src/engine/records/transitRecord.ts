import {
  type Body,
  type Collection,
  etagOf,
  hasRole,
  isFor,
  isObject,
  needsReason,
  noInput,
  rowRule,
  type Transition,
  transitionReasonInput,
} from '@callboard/api-contract';
import { actionOnRecord } from '@callboard/api-contract/actions';
import { canCall } from '@callboard/api-contract/rights';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Transaction } from '../database/TenantDatabase';
import { badRequest, forbidden } from '../problems';
import { actionRefused, type ActionRequest } from './actionRefused';
import type { TenantActor } from './actor';
import { type Answer, succeeded, versionOf } from './answer';
import type { Intent } from './idempotently';
import { bulkAnswer, inBulk, parseBulk } from './inBulk';
import { lockRecord, type LockedRecord } from './lockRecord';
import { isPreview, previewBulk } from './previewBulk';
import { explained, type RecordContext } from './recordContext';
import { createReadOne, updateSql, type WrittenRow, writtenRow } from './recordSql';
import { writeOnce } from './writeOnce';

/**
 * What is checked before a transition of a locked record; the values that are stored together with its new status. Throws what refuses
 * the transition.
 */
export type BeforeTransit = (
  transaction: Transaction,
  actor: TenantActor,
  hashcode: string,
  transition: Transition,
  stored: LockedRecord['stored'],
  reason: string | null,
) => Promise<Body>;

/** Makes a transition of the lifecycle on one record (clause 7.21). */
export function createTransitRecord(
  context: RecordContext,
  collection: Collection,
  transit: Transit = createTransit(context, collection),
) {
  return async (
    { actor, target, ifMatch, intent, input }: ActionRequest,
    action: string,
  ): Promise<Answer> => {
    if (!rowRule(collection, 'update', actor.roles)) throw forbidden();
    const transition = allowedTransition(collection, action, actor);
    const reason = reasonIn(transition, input);
    return writeOnce(context, collection, { actor, intent }, async (transaction, changeSet) => {
      const row = await transit(transaction, actor, target, transition, versionOf(ifMatch), reason);
      const headers = { etag: etagOf(row.version), 'change-set': changeSet };
      return { status: 200, body: succeeded(row.body), headers };
    });
  };
}

/**
 * Makes a transition on several records, each by itself, in one change set: `{ action, hashcodes }`, answered as a bulk patch is. What
 * does more than change the status is done one record at a time. With `preview` it only answers what would come of it.
 */
export function createTransitRecords(
  context: RecordContext,
  collection: Collection,
  transit: Transit = createTransit(context, collection),
) {
  return async (actor: TenantActor, body: unknown, intent: Intent | null): Promise<Answer> => {
    if (!rowRule(collection, 'update', actor.roles)) throw forbidden();
    const { action, data, preview, ...list } = {
      action: undefined,
      data: undefined,
      preview: undefined,
      ...(isObject(body) ? body : {}),
    };
    if (typeof action !== 'string') throw actionRefused(sentences.actionNeedsName());
    const items = parseBulk(list, 'hashcodes').map((item) => ({
      hashcode: typeof item === 'string' ? item.slice(0, 100) : '',
      item,
    }));
    if (items.length === 0) throw badRequest(sentences.wrongBulkPayload());
    if (isForOneRecord(collection, action)) throw actionRefused(sentences.oneAtATime());
    const transition = allowedTransition(collection, action, actor);
    const reason = reasonIn(transition, data);
    const transitEach = (transaction: Transaction) =>
      inBulk(transaction, items, ({ hashcode }) =>
        explained(context, collection, () => transit(transaction, actor, hashcode, transition, null, reason)),
      );
    if (isPreview(preview)) return previewBulk(context, actor, collection, transitEach);
    return writeOnce(context, collection, { actor, intent }, async (transaction, changeSet) =>
      bulkAnswer(await transitEach(transaction), changeSet),
    );
  };
}

function isForOneRecord(collection: Collection, action: string): boolean {
  const hasEffects = transitionNamed(collection, action)?.hasEffects === true;
  return hasEffects || actionOnRecord(collection.name, action) !== null;
}

/** A transition of one record within a transaction. */
export type Transit = ReturnType<typeof createTransit>;

/** Makes a transition within a transaction: what both one and several do. */
export function createTransit(context: RecordContext, collection: Collection, before?: BeforeTransit) {
  const readOne = createReadOne(collection, context.target);
  return async (
    transaction: Transaction,
    actor: TenantActor,
    hashcode: string,
    transition: Transition,
    expected: number | null,
    reason: string | null = null,
  ): Promise<WrittenRow> => {
    if (reason === null && needsReason(transition, actor.roles)) {
      throw actionRefused(sentences.reasonNeeded());
    }
    // Also where an action makes it, such as sending the decisions.
    if (isTakenAway(collection, transition, actor)) throw forbidden();
    const at = { actor, hashcode };
    const { stored } = await lockRecord(transaction, collection, 'update', at, expected, readOne);
    // A record in another status is refused below, with any values.
    if (!isFor(transition, stored))
      throw actionRefused(sentences.wrongStatus({ record: collection.label.one }));
    const isPossible = transition.from.includes(String(stored['status']));
    const values = isPossible ? await before?.(transaction, actor, hashcode, transition, stored, reason) : {};
    const statement = updateSql(
      collection,
      context.target,
      actor,
      hashcode,
      { ...values, status: transition.to },
      transition.from,
    );
    const [row] = await transaction.rows(writtenRow, statement);
    if (!row) {
      throw actionRefused(sentences.wrongStatus({ record: collection.label.one }));
    }
    return row;
  };
}

/** The reason that a transition is given; null where it has none. One that takes none takes no data. */
function reasonIn({ asksReason }: Transition, input: unknown): string | null {
  const parsed = v.safeParse(asksReason ? transitionReasonInput : noInput, input);
  if (!parsed.success) throw actionRefused(sentences.wrongPayload());
  return parsed.output && 'reason' in parsed.output ? (parsed.output.reason ?? null) : null;
}

function allowedTransition(collection: Collection, action: string, actor: TenantActor): Transition {
  const transition = transitionNamed(collection, action);
  if (!transition) throw actionRefused(sentences.noSuchAction({ action: action.slice(0, 100) }));
  if (!hasRole(actor.roles, transition.roles)) throw forbidden();
  return transition;
}

function isTakenAway(
  { name, lifecycle }: Collection,
  transition: Transition,
  { roles }: TenantActor,
): boolean {
  const [action] = Object.entries(lifecycle?.transitions ?? {}).find(([, each]) => each === transition) ?? [];
  if (action === undefined || !hasRole(roles, transition.roles)) return false;
  return !canCall(name, action, transition.roles, roles);
}

function transitionNamed({ lifecycle }: Collection, action: string): Transition | undefined {
  return lifecycle && Object.hasOwn(lifecycle.transitions, action)
    ? lifecycle.transitions[action]
    : undefined;
}
