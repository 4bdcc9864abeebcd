import { rubricSchema } from '@callboard/api-contract/competition';
import { sentences } from '@callboard/api-contract/sentences';
import { rubricProblems } from '@callboard/domain/judging';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { invalid, refusedAction } from '../../engine/problems';
import type { RecordOverride } from '../../engine/records/createRecords';
import { createPatchInTransaction } from '../../engine/records/patchRecord';
import { createTransit } from '../../engine/records/transitRecord';
import { writeVerbs } from '../../engine/records/writeVerbs';
import { ceremonySql, lockStage, refuseUnderCeremony } from './panel';
import { namedAfter } from './namedAfter';
import { refuseCircle } from './refuseCircle';

/** An act in a stage has the title of its entry. */
export const stageEntriesOverride = namedAfter('entry', 'entries');

/** A rubric that contradicts itself is not put in use. */
export const rubricsOverride: RecordOverride = (context, collection, verbs) => {
  const transit = createTransit(
    context,
    collection,
    async (_transaction, _actor, _hashcode, { to }, stored) => {
      if (to === 'ready' && rubricProblems(v.parse(rubricSchema, stored['content'])).length > 0)
        throw refusedAction(sentences.rubricWrong());
      return {};
    },
  );
  return { ...verbs, ...writeVerbs(context, collection, { transit }) };
};

const readyRow = v.object({ isReady: v.boolean() });

const drawnRow = v.object({ kind: v.string() });

/** A stage that is drawn has games of its kind. */
async function refuseOtherKind(
  transaction: Transaction,
  tenant: string,
  { hashcode, kind }: Readonly<Record<string, unknown>>,
): Promise<void> {
  const [drawn] = await transaction.rows(drawnRow, {
    text: 'SELECT kind FROM stages WHERE tenant = $1 AND hashcode = $2::uuid AND draw IS NOT NULL',
    values: [tenant, hashcode],
  });
  if (drawn && drawn.kind !== kind) throw invalid({ kind: [sentences.leagueDrawn()] });
}

const ceremonyRow = v.object({ ceremony: v.nullable(v.string()) });

/** A ceremony shows what was computed when it was opened: how many judges an act needs, or that judging is closed, stays under it. */
async function refuseCeremony(transaction: Transaction, tenant: string, stage: string): Promise<void> {
  await lockStage(transaction, tenant, stage, 'UPDATE');
  const [found] = await transaction.rows(ceremonyRow, {
    text: `SELECT CASE WHEN s.status <> 'released' THEN ${ceremonySql} END AS ceremony FROM stages s
      WHERE s.tenant = $1 AND s.hashcode = $2::uuid`,
    values: [tenant, stage],
  });
  if (found) refuseUnderCeremony(found);
}

/** Judging starts where there is something to judge by, a judge, and an act. */
export const stagesOverride: RecordOverride = (context, collection, verbs) => {
  const patch = createPatchInTransaction(context, collection, async (transaction, { tenant }, merged) => {
    await refuseCircle(transaction, tenant, { stage: merged['hashcode'], next: merged['next'] });
    await refuseOtherKind(transaction, tenant, merged);
    await refuseCeremony(transaction, tenant, String(merged['hashcode']));
    return {};
  });
  const transit = createTransit(
    context,
    collection,
    async (transaction, { tenant }, hashcode, { to, from }) => {
      if (to !== 'judging') return {};
      await refuseCeremony(transaction, tenant, hashcode);
      if (!from.includes('planned')) return {};
      const [row] = await transaction.rows(readyRow, {
        text: `SELECT EXISTS (SELECT FROM stages s JOIN rubrics r ON r.tenant = s.tenant AND r.hashcode = s.rubric AND r.status = 'ready'
            WHERE s.tenant = $1 AND s.hashcode = $2::uuid)
          AND EXISTS (SELECT FROM panel_judges WHERE tenant = $1 AND stage = $2::uuid AND status <> 'stood_down')
          AND EXISTS (SELECT FROM stage_entries WHERE tenant = $1 AND stage = $2::uuid) AS "isReady"`,
        values: [tenant, hashcode],
      });
      if (!row?.isReady) throw refusedAction(sentences.stageNotReady());
      return {};
    },
  );
  return { ...verbs, ...writeVerbs(context, collection, { patch, transit }) };
};
