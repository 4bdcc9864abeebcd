import {
  actionOnRecord,
  type Collection,
  etagOf,
  hasRole,
  isObject,
  rowRule,
  type Transition,
} from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import type { Transaction } from '../database/TenantDatabase';
import { badRequest, forbidden } from '../problems';
import { actionRefused, type ActionRequest } from './actionRefused';
import type { TenantActor } from './actor';
import { type Answer, succeeded, versionOf } from './answer';
import type { Intent } from './idempotently';
import { bulkAnswer, inBulk, parseBulk } from './inBulk';
import { lockRecord } from './lockRecord';
import { explained, type RecordContext } from './recordContext';
import { createReadOne, updateSql, type WrittenRow, writtenRow } from './recordSql';
import { writeOnce } from './writeOnce';

/** Makes a transition of the lifecycle on one record (clause 7.21). */
export function createTransitRecord(context: RecordContext, collection: Collection) {
  const transit = createTransit(context, collection);
  return async ({ actor, target, ifMatch, intent }: ActionRequest, action: string): Promise<Answer> => {
    if (!rowRule(collection, 'update', actor.roles)) throw forbidden();
    const transition = allowedTransition(collection, action, actor);
    return writeOnce(context, collection, { actor, intent }, async (transaction, changeSet) => {
      const row = await transit(transaction, actor, target, transition, versionOf(ifMatch));
      const headers = { etag: etagOf(row.version), 'change-set': changeSet };
      return { status: 200, body: succeeded(row.body), headers };
    });
  };
}

/**
 * Makes a transition on several records, each by itself, in one change set: `{ action, hashcodes }`, answered as a bulk patch is. What
 * does more than change the status is done one record at a time.
 */
export function createTransitRecords(context: RecordContext, collection: Collection) {
  const transit = createTransit(context, collection);
  return async (actor: TenantActor, body: unknown, intent: Intent | null): Promise<Answer> => {
    if (!rowRule(collection, 'update', actor.roles)) throw forbidden();
    const { action, ...list } = { action: undefined, ...(isObject(body) ? body : {}) };
    if (typeof action !== 'string') throw actionRefused(sentences.actionNeedsName());
    const items = parseBulk(list, 'hashcodes').map((item) => ({
      hashcode: typeof item === 'string' ? item.slice(0, 100) : '',
      item,
    }));
    if (items.length === 0) throw badRequest(sentences.wrongBulkPayload());
    if (isForOneRecord(collection, action)) throw actionRefused(sentences.oneAtATime());
    const transition = allowedTransition(collection, action, actor);
    return writeOnce(context, collection, { actor, intent }, async (transaction, changeSet) => {
      const results = await inBulk(transaction, items, ({ hashcode }) =>
        explained(context, collection, () => transit(transaction, actor, hashcode, transition, null)),
      );
      return bulkAnswer(results, changeSet);
    });
  };
}

function isForOneRecord(collection: Collection, action: string): boolean {
  const hasEffects = transitionNamed(collection, action)?.hasEffects === true;
  return hasEffects || actionOnRecord(collection.name, action) !== null;
}

function createTransit(context: RecordContext, collection: Collection) {
  const readOne = createReadOne(collection, context.target);
  return async (
    transaction: Transaction,
    actor: TenantActor,
    hashcode: string,
    transition: Transition,
    expected: number | null,
  ): Promise<WrittenRow> => {
    await lockRecord(transaction, collection, 'update', { actor, hashcode }, expected, readOne);
    const statement = updateSql(
      collection,
      context.target,
      actor,
      hashcode,
      { status: transition.to },
      transition.from,
    );
    const [row] = await transaction.rows(writtenRow, statement);
    if (!row) {
      throw actionRefused(sentences.wrongStatus({ record: collection.label.one }));
    }
    return row;
  };
}

function allowedTransition(collection: Collection, action: string, actor: TenantActor): Transition {
  const transition = transitionNamed(collection, action);
  if (!transition) throw actionRefused(sentences.noSuchAction({ action: action.slice(0, 100) }));
  if (!hasRole(actor.roles, transition.roles)) throw forbidden();
  return transition;
}

function transitionNamed({ lifecycle }: Collection, action: string): Transition | undefined {
  return lifecycle && Object.hasOwn(lifecycle.transitions, action)
    ? lifecycle.transitions[action]
    : undefined;
}
