import { etagOf, orderIssues, rowRule, type Body, type Collection } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../database/TenantDatabase';
import { forbidden, invalid } from '../problems';
import type { TenantActor } from './actor';
import { assertCanChange } from './assertCanChange';
import { versionOf, type Answer } from './answer';
import { appearances } from './appearances';
import { splitPlace } from './splitPlace';
import { lockRecord } from './lockRecord';
import { explained, type RecordContext } from './recordContext';
import { createReadOne, updateSql, type WrittenRow, writtenRow, readRow } from './recordSql';
import { reasonsOf, explainReasons, withoutReasons } from './reasons';
import { lockReliance, refuseRelied } from './refuseRelied';
import { checkReferences } from './referenceCheck';

/** One change to make within a transaction. */
export interface Patch {
  hashcode: string;
  body: unknown;
  /** The version that the writer saw; null where they name none. */
  expected: number | null;
}

export type PatchedRow = Pick<WrittenRow, 'version' | 'body'>;

/** Adds values of the server to a patch, from the record as it will be. */
export type CompletePatch = (
  transaction: Transaction,
  actor: TenantActor,
  merged: Readonly<Record<string, unknown>>,
) => Promise<Body>;

/** Changes a record within a transaction: what both the single and the bulk patch do. */
export function createPatchInTransaction(
  context: RecordContext,
  collection: Collection,
  complete?: CompletePatch,
) {
  const readOne = createReadOne(collection, context.target);
  return async (transaction: Transaction, actor: TenantActor, patch: Patch): Promise<PatchedRow> => {
    const { hashcode, body, expected } = patch;
    const given = context.parseBody(collection, 'update', actor.roles, body);
    await lockReliance(transaction, collection, actor.tenant, [hashcode], Object.keys(given));
    const { version, stored } = await lockRecord(
      transaction,
      collection,
      'update',
      { actor, hashcode },
      expected,
      readOne,
    );
    const changed = whatChanges(withoutReasons(collection, given), stored);
    if (Object.keys(changed).length === 0) {
      const [row] = await transaction.rows(readRow, readOne(actor, hashcode));
      return { version, body: row?.body ?? 'null' };
    }
    await assertCanChange(transaction, collection, actor, stored, changed);
    await refuseRelied(transaction, collection, actor.tenant, [hashcode], Object.keys(changed));
    const merged = { ...stored, ...changed };
    const reasons = reasonsOf(collection, given, changed, stored);
    checkOrder(collection, changed, merged);
    await checkReferences(transaction, collection, context.target, actor, changed, merged);
    await explainReasons(transaction, hashcode, reasons);
    const values = { ...changed, ...(await complete?.(transaction, actor, merged)) };
    const { place, rest } = splitPlace(collection, values, merged);
    if (place) await appearances().place(transaction, collection, actor.tenant, hashcode, place);
    if (Object.keys(rest).length === 0) {
      const [placed] = await transaction.rows(readRow, readOne(actor, hashcode));
      if (!placed) throw forbidden(sentences.outOfReach());
      return placed;
    }
    const statement = updateSql(collection, context.target, actor, hashcode, rest);
    const [row] = await transaction.rows(writtenRow, statement);
    if (!row?.is_permitted) throw forbidden(sentences.outOfReach());
    return row;
  };
}

export type PatchInTransaction = ReturnType<typeof createPatchInTransaction>;

/** Changes a record (clause 7.19) and answers it as it is now. */
export function createPatchRecord(
  context: RecordContext,
  collection: Collection,
  patchInTransaction: PatchInTransaction = createPatchInTransaction(context, collection),
) {
  return async (
    actor: TenantActor,
    hashcode: string,
    body: unknown,
    ifMatch: string | undefined,
  ): Promise<Answer> => {
    if (!rowRule(collection, 'update', actor.roles)) throw forbidden();
    return explained(context, collection, async () => {
      const { value, changeSet } = await context.database
        .forTenant(actor.tenant)
        .write({ actor: actor.user }, (transaction) =>
          patchInTransaction(transaction, actor, { hashcode, body, expected: versionOf(ifMatch) }),
        );
      return {
        status: 200,
        body: value.body,
        headers: { etag: etagOf(value.version), 'change-set': changeSet },
      };
    });
  };
}

/** Given values that differ from the stored ones: a save without a change makes no version and no line in the log. */
function whatChanges(given: Body, stored: LockedValues): Body {
  return Object.fromEntries(Object.entries(given).filter(([field, value]) => !isSame(value, stored[field])));
}

type LockedValues = Readonly<Record<string, unknown>>;

function isSame(given: Body[string], stored: unknown): boolean {
  if (typeof given !== 'object' || given === null) return given === stored;
  return isDeepStrictEqual(given, stored);
}

function checkOrder(collection: Collection, changed: Body, merged: LockedValues): void {
  const broken = orderIssues(Object.entries(collection.fields), merged).filter(({ between }) =>
    between.some((field) => field in changed),
  );
  if (broken.length === 0) return;
  throw invalid(Object.fromEntries(broken.map(({ field, message }) => [field, [message]])));
}
