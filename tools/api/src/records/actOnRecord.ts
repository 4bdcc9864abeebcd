import { etagOf, isHashcode, rowRule, type Collection, type Transition } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Transaction } from '../database/TenantDatabase';
import { forbidden, notFound } from '../problems';
import { actionRefused } from './actionRefused';
import type { TenantActor } from './actor';
import { succeeded, versionOf, type Answer } from './answer';
import type { Intent } from './idempotently';
import { lockRecord } from './lockRecord';
import type { RecordContext } from './recordContext';
import { createReadOne, updateSql, type WrittenRow } from './recordSql';
import { writeOnce } from './writeOnce';

const actionSchema = v.strictObject({
  action: v.pipe(v.string(), v.maxLength(100)),
  target: v.pipe(v.string(), v.maxLength(100)),
  data: v.optional(v.nullable(v.strictObject({}))),
});

/** Does a named action on a record (clause 7.21): the transitions of its lifecycle. */
export function createActOnRecord(context: RecordContext, collection: Collection) {
  const readOne = createReadOne(collection, context.target);

  async function transit(
    transaction: Transaction,
    actor: TenantActor,
    hashcode: string,
    transition: Transition,
    expected: number | null,
  ): Promise<WrittenRow> {
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
  }

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
    const transition = transitionNamed(collection, action);
    if (!transition) throw actionRefused(`There is no action '${action}' here.`);
    if (!mayAct(transition, actor)) throw forbidden();
    if (!isHashcode(target)) throw notFound();
    return writeOnce(context, collection, { actor, intent }, async (transaction, changeSet) => {
      const row = await transit(transaction, actor, target, transition, versionOf(ifMatch));
      const headers = { etag: etagOf(row.version), 'change-set': changeSet };
      return { status: 200, body: succeeded(row.body), headers };
    });
  };
}

function transitionNamed({ lifecycle }: Collection, action: string): Transition | undefined {
  return lifecycle && Object.hasOwn(lifecycle.transitions, action)
    ? lifecycle.transitions[action]
    : undefined;
}

function mayAct({ roles }: Transition, actor: TenantActor): boolean {
  return actor.roles.includes('admin') || roles.some((role) => actor.roles.includes(role));
}
