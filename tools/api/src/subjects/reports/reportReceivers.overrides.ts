import { limits, roles } from '@callboard/api-contract';
import { questionSchema } from '@callboard/api-contract/office';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { withLimits } from '../../engine/limits/limitsSql';
import { invalid } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';
import { createInsertInTransaction } from '../../engine/records/createRecord';
import type { RecordOverride } from '../../engine/records/createRecords';
import type { RecordContext } from '../../engine/records/recordContext';
import { writeVerbs } from '../../engine/records/writeVerbs';
import { questionFor } from './questionFor';

const factsRow = v.object({
  user: v.string(),
  owner: v.nullable(v.string()),
  question: questionSchema,
  name: v.string(),
  status: v.string(),
  roles: v.array(v.picklist(roles)),
  count: v.number(),
});

/** Receivers are records, but for this: they belong to the owner of the report, and can read by themselves what it asks. */
export const reportReceiversOverride: RecordOverride = (context, collection, verbs) => {
  const insert = createInsertInTransaction(context, collection, {
    complete: async (transaction, actor, { report, user }) => {
      const [facts] = await transaction.rows(factsRow, {
        text: `SELECT u.hashcode AS "user", r.owner, r.question, u.name, u.status, u.roles,
            (SELECT count(*)::int FROM report_receivers p WHERE p.tenant = $1 AND p.report = r.hashcode) AS count
          FROM (SELECT owner, question, hashcode FROM reports WHERE tenant = $1 AND hashcode = $2::uuid FOR UPDATE) r,
            users u WHERE u.tenant = $1 AND u.hashcode = $3::uuid`,
        values: [actor.tenant, report, user],
      });
      if (!facts) throw invalid({ report: [sentences.noItem()] });
      if (facts.count >= limits.maxReportReceivers)
        throw invalid({ report: [sentences.tooManyReceivers({ max: limits.maxReportReceivers })] });
      if (facts.owner === user) throw invalid({ user: [sentences.ownsReport()] });
      if (!(await canReceive(context, transaction, actor, facts)))
        throw invalid({ user: [sentences.cannotOpenReport()] });
      return { owner: facts.owner, name: facts.name };
    },
  });
  return { ...verbs, ...writeVerbs(context, collection, { insert }) };
};

async function canReceive(
  { collections }: RecordContext,
  transaction: Transaction,
  { tenant }: TenantActor,
  facts: v.InferOutput<typeof factsRow>,
): Promise<boolean> {
  const [receiver] = await withLimits(transaction, tenant, [facts]);
  if (!receiver || receiver.status !== 'active') return false;
  return questionFor(collections, tenant, receiver.roles, receiver.question) !== null;
}
