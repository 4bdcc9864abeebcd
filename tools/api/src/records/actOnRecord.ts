import {
  etagOf,
  hasRole,
  isHashcode,
  isObject,
  rowRule,
  type Collection,
  type Transition,
} from '@callboard/api-contract';
import * as v from 'valibot';
import type { Transaction } from '../database/TenantDatabase';
import { badRequest, forbidden, notFound } from '../problems';
import { actionRefused } from './actionRefused';
import type { TenantActor } from './actor';
import { succeeded, versionOf, type Answer } from './answer';
import type { Intent } from './idempotently';
import { bulkAnswer, inBulk, parseBulk } from './inBulk';
import { lockRecord } from './lockRecord';
import { explained, type RecordContext } from './recordContext';
import { createReadOne, updateSql, type WrittenRow } from './recordSql';
import { writeOnce } from './writeOnce';

const actionSchema = v.strictObject({
  action: v.pipe(v.string(), v.maxLength(100)),
  target: v.pipe(v.string(), v.maxLength(100)),
  data: v.optional(v.nullable(v.strictObject({}))),
});

/** Does a named action on a record (clause 7.21): the transitions of its lifecycle. */
export function createActOnRecord(context: RecordContext, collection: Collection) {
  const transit = createTransit(context, collection);
  return async (
    actor: TenantActor,
    body: unknown,
    ifMatch: string | undefined,
    intent: Intent | null,
  ): Promise<Answer> => {
    if (!rowRule(collection, 'update', actor.roles)) throw forbidden();
    const parsed = v.safeParse(actionSchema, body);
    if (!parsed.success) throw actionRefused('An action needs its name, a target and no further data.');
    const { action, target } = parsed.output;
    const transition = allowedTransition(collection, action, actor);
    if (!isHashcode(target)) throw notFound();
    return writeOnce(context, collection, { actor, intent }, async (transaction, changeSet) => {
      const row = await transit(transaction, actor, target, transition, versionOf(ifMatch));
      const headers = { etag: etagOf(row.version), 'change-set': changeSet };
      return { status: 200, body: succeeded(row.body), headers };
    });
  };
}

/**
 * Does a named action on several records, each by itself, in one change set: `{ action, hashcodes }`, answered as a bulk patch is.
 * `ownActions` are those that do more than a transition: they are done one at a time.
 */
export function createActOnRecords(
  context: RecordContext,
  collection: Collection,
  ownActions: readonly string[] | 'all',
) {
  const transit = createTransit(context, collection);
  return async (actor: TenantActor, body: unknown, intent: Intent | null): Promise<Answer> => {
    if (!rowRule(collection, 'update', actor.roles)) throw forbidden();
    const { action, ...list } = { action: undefined, ...(isObject(body) ? body : {}) };
    if (typeof action !== 'string') throw actionRefused('An action needs its name.');
    const items = parseBulk(list, 'hashcodes').map((item) => ({
      hashcode: typeof item === 'string' ? item.slice(0, 100) : '',
      item,
    }));
    if (items.length === 0) throw badRequest('Wrong payload');
    if (ownActions === 'all' || ownActions.includes(action)) {
      throw actionRefused('This is done one record at a time.');
    }
    const transition = allowedTransition(collection, action, actor);
    return writeOnce(context, collection, { actor, intent }, async (transaction, changeSet) => {
      const results = await inBulk(transaction, items, ({ hashcode }) =>
        explained(context, collection, () => transit(transaction, actor, hashcode, transition, null)),
      );
      return bulkAnswer(results, changeSet);
    });
  };
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
    const [row] = await transaction.query<WrittenRow>(statement);
    if (!row) {
      throw actionRefused(`This ${collection.label.one.toLowerCase()} is no longer in a state for that.`);
    }
    return row;
  };
}

function allowedTransition(collection: Collection, action: string, actor: TenantActor): Transition {
  const transition = transitionNamed(collection, action);
  if (!transition) throw actionRefused(`There is no action '${action.slice(0, 100)}' here.`);
  if (!hasRole(actor.roles, transition.roles)) throw forbidden();
  return transition;
}

function transitionNamed({ lifecycle }: Collection, action: string): Transition | undefined {
  return lifecycle && Object.hasOwn(lifecycle.transitions, action)
    ? lifecycle.transitions[action]
    : undefined;
}
