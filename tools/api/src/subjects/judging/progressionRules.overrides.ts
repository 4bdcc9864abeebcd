import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { conflict, refusedAction } from '../../engine/problems';
import type { RecordOverride } from '../../engine/records/createRecords';
import { createInsertInTransaction } from '../../engine/records/createRecord';
import { createPatchInTransaction } from '../../engine/records/patchRecord';
import { writeVerbs } from '../../engine/records/writeVerbs';
import { lockStage } from './panel';
import { refuseCircle } from './refuseCircle';

/** A rule of progression is made until the first score, as it is changed and removed, and leads to no stage before its own. */
export const progressionRulesOverride: RecordOverride = (context, collection, verbs) => {
  const insert = createInsertInTransaction(context, collection, {
    complete: async (transaction, { tenant }, { stage, next }) => {
      if (typeof stage !== 'string') return {};
      await lockStage(transaction, tenant, stage, 'UPDATE');
      await refuseLate(transaction, tenant, stage);
      await refuseCircle(transaction, tenant, { stage, next });
      return {};
    },
  });
  const patch = createPatchInTransaction(context, collection, async (transaction, { tenant }, merged) => {
    await refuseCircle(transaction, tenant, { stage: merged['stage'], next: merged['next'] });
    return {};
  });
  return { ...verbs, ...writeVerbs(context, collection, { insert, patch }) };
};

const stageRow = v.object({ status: v.string(), isScored: v.boolean() });

/** A new rule changes a result as much as another one does: those who were scored by the rules before keep them. */
async function refuseLate(transaction: Transaction, tenant: string, stage: string): Promise<void> {
  const [found] = await transaction.rows(stageRow, {
    text: `SELECT s.status, EXISTS (SELECT FROM score_sheets h WHERE h.tenant = s.tenant AND h.stage = s.hashcode) AS "isScored"
      FROM stages s WHERE s.tenant = $1 AND s.hashcode = $2::uuid`,
    values: [tenant, stage],
  });
  if (found?.isScored) throw conflict(sentences.reliedOnFixed({ records: registry.scoreSheets.label.many }));
  if (found && found.status !== 'planned' && found.status !== 'judging')
    throw refusedAction(sentences.rulesFixed(), {}, 409);
}
