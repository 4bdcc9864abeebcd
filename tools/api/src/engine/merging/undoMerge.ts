import { rowRule, declaredRoles } from '@callboard/api-contract';
import { undoExpired, undoHours } from '@callboard/api-contract/records';
import { messageFor, sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Transaction } from '../database/TenantDatabase';
import { conflict, forbidden } from '../problems';
import type { TenantActor } from '../records/actor';
import type { RecordContext } from '../records/recordContext';
import { mergeParts } from './mergeParts';

const mergeRow = v.object({
  collection: v.string(),
  record: v.string(),
  remaining: v.string(),
  files: v.array(v.string()),
  comments: v.array(v.string()),
  followers: v.array(v.string()),
  added_tags: v.array(v.string()),
  credits: v.array(v.string()),
  age_hours: v.number(),
  /** The title of the record that stayed, where it has gone into another since. */
  gone: v.nullable(v.string()),
});

/** A merge that is about to be undone. */
export type MergeToUndo = v.InferOutput<typeof mergeRow>;

/** The merge that made a change set; undefined where no merge did. */
export async function readMerge(
  transaction: Transaction,
  { tenant }: TenantActor,
  changeSet: string,
): Promise<MergeToUndo | undefined> {
  const [merge] = await transaction.rows(mergeRow, {
    text: `SELECT collection, record, kept AS remaining, files, comments, followers, added_tags, credits, (extract(epoch FROM now() - at) / 3600)::float8 AS age_hours,
        (SELECT since.title FROM merged_records since
          WHERE since.tenant = m.tenant AND since.collection = m.collection AND since.record = m.kept) AS gone
      FROM merged_records m WHERE tenant = $1 AND change_set = $2::uuid FOR UPDATE`,
    values: [tenant, changeSet],
  });
  return merge;
}

/**
 * Who undoes a merge: those who can merge these records, with the right to bring back what named the other, whichever collection it is
 * of; a merge moved it by the same right.
 */
export function actorOfMergeUndo(
  context: RecordContext,
  actor: TenantActor,
  { collection: name, age_hours, gone }: MergeToUndo,
): TenantActor {
  const collection = context.target(name);
  const isPermitted = (['read', 'create', 'update', 'remove'] as const).every(
    (verb) => rowRule(collection, verb, actor.roles) === 'all',
  );
  if (!isPermitted) throw forbidden();
  const hours = undoHours(collection, actor.roles, 'delete');
  if (age_hours > hours) throw conflict(messageFor(undoExpired(hours)));
  if (gone !== null) throw conflict(sentences.undoChangedSince({ titles: `'${gone}'` }));
  return { ...actor, roles: declaredRoles('admin') };
}

/** Gives back what the other had, and forgets where the record went. */
export async function forgetMerge(
  transaction: Transaction,
  { tenant }: TenantActor,
  merge: MergeToUndo,
): Promise<void> {
  const { collection, record, files } = merge;
  await transaction.query({
    text: 'UPDATE attachments SET parent = $2::uuid WHERE tenant = $1 AND hashcode = ANY ($3::uuid[])',
    values: [tenant, record, files],
  });
  for (const part of mergeParts()) await part.giveBack(transaction, { tenant, ...merge }, merge);
  await transaction.query({
    text: 'DELETE FROM merged_records WHERE tenant = $1 AND collection = $2 AND record = $3::uuid',
    values: [tenant, collection, record],
  });
}
