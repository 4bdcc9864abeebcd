import { rubricSchema } from '@callboard/api-contract/competition';
import type { CollectionName } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import { rubricProblems } from '@callboard/domain/judging';
import { graphProblems, type Rule, type StageNode } from '@callboard/domain/progression';
import * as v from 'valibot';
import { name } from '../../engine/database/quote';
import { tableName } from '../../engine/database/tableNames';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { invalid, refusedAction } from '../../engine/problems';
import { createInsertInTransaction } from '../../engine/records/createRecord';
import type { RecordOverride } from '../../engine/records/createRecords';
import { createPatchInTransaction } from '../../engine/records/patchRecord';
import { createTransit } from '../../engine/records/transitRecord';
import { writeVerbs } from '../../engine/records/writeVerbs';

const titleRow = v.object({ title: v.string() });

/** Records that have the title of the one that they name, for those who cannot read that one. */
function namedAfter(field: string, to: CollectionName): RecordOverride {
  return (context, collection, verbs) => {
    const insert = createInsertInTransaction(context, collection, {
      complete: async (transaction, { tenant }, given) => {
        const { [field]: target } = given;
        if (typeof target !== 'string') return {};
        const [found] = await transaction.rows(titleRow, {
          text: `SELECT qed_title AS title FROM ${name(tableName(to))} WHERE tenant = $1 AND hashcode = $2::uuid`,
          values: [tenant, target],
        });
        // A target that is none is refused with the other references.
        return found ? { name: found.title } : {};
      },
    });
    return { ...verbs, ...writeVerbs(context, collection, { insert }) };
  };
}

/** An act in a stage has the title of its entry. */
export const stageEntriesOverride = namedAfter('entry', 'entries');
/** A judge on a panel has the name of the user. */
export const panelJudgesOverride = namedAfter('judge', 'users');

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

const linkRow = v.object({ hashcode: v.string(), name: v.string(), next: v.nullable(v.string()) });

/** Refuses a stage that leads back to itself, directly or by others: none could be first. */
async function refuseCircle(
  transaction: Transaction,
  tenant: string,
  hashcode: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { next } = values;
  if (typeof next !== 'string') return;
  const rows = await transaction.rows(linkRow, {
    text: 'SELECT hashcode, name, next FROM stages WHERE tenant = $1',
    values: [tenant],
  });
  const stages = rows.map((row): StageNode => ({ hashcode: row.hashcode, name: row.name, kind: 'heat' }));
  const links = [...rows.filter((row) => row.hashcode !== hashcode), { hashcode, next }];
  const rules = links.flatMap(({ hashcode: from, next: to }): Rule[] =>
    to === null ? [] : [{ hashcode: from, from, to, by: 'rank', count: 1, atLine: 'ask' }],
  );
  const isCircle = graphProblems(stages, rules).some(
    ({ code, rules: found }) => (code === 'circle' || code === 'selfFed') && found.includes(hashcode),
  );
  if (isCircle) throw invalid({ next: [sentences.stageCircle()] });
}

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

/** Judging starts where there is something to judge by, a judge, and an act. */
export const stagesOverride: RecordOverride = (context, collection, verbs) => {
  const patch = createPatchInTransaction(context, collection, async (transaction, { tenant }, merged) => {
    await refuseCircle(transaction, tenant, String(merged['hashcode']), merged);
    await refuseOtherKind(transaction, tenant, merged);
    return {};
  });
  const transit = createTransit(
    context,
    collection,
    async (transaction, { tenant }, hashcode, { to, from }) => {
      if (to !== 'judging' || !from.includes('planned')) return {};
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
