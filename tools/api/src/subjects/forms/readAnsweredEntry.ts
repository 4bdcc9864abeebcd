import { collectionAt } from '@callboard/api-contract/collections';
import { standingStatuses } from '@callboard/api-contract/entries';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import { tableOf } from '../../engine/database/tableOf';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { invalid } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';
import { reaches } from '../../engine/records/reaches';

const entryRow = v.object({ hashcode: v.string(), name: v.string(), contact: v.nullable(v.string()) });

/** An entry for which a task of an event is answered: by staff any that stands, by others one that they work on. */
export async function readAnsweredEntry(
  transaction: Transaction,
  actor: TenantActor,
  entry: string,
  event: string,
): Promise<v.InferOutput<typeof entryRow>> {
  const collection = collectionAt('entries', actor.tenant);
  const [found] = await transaction.rows(entryRow, {
    text: `SELECT hashcode, name, contact FROM ${tableOf(collection)}
      WHERE tenant = $1 AND hashcode = $2 AND event = $3 AND status = ANY ($4)`,
    values: [actor.tenant, entry, event, standingStatuses],
  });
  if (!found || !(await reaches(transaction, collection, 'update', { actor, hashcode: entry })))
    throw invalid({ entry: [sentences.entryNeeded()] });
  return found;
}
