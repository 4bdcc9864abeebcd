import type { TenantCode } from '@callboard/api-contract';
import { collectionAt } from '@callboard/api-contract/collections';
import { runningStatuses, standingStatuses } from '@callboard/api-contract/entries';
import { taskAnswerSchema } from '@callboard/api-contract/tasks';
import * as v from 'valibot';
import { answerSql } from '../../engine/facts/sqlParts';
import { tableOf } from '../../engine/database/tableOf';
import type { Queries } from '../../engine/database/TenantDatabase';

const rows = <S extends v.GenericSchema>(schema: S) => v.object({ row: schema });

const entriesOf = (tenant: TenantCode) => tableOf(collectionAt('entries', tenant));

/** The most entries that are listed: more than any event has. */
const maxEntries = 2000;

/**
 * The entries that have to answer a task, each with its answer. Those in the running have to; a draft is listed once it has an answer,
 * and always for its own contact.
 *
 * @param contact Only the entries of this person; null: all.
 */
export async function readTaskAnswers(
  queries: Queries,
  tenant: TenantCode,
  task: string,
  contact: string | null,
) {
  const found = await queries.rows(rows(taskAnswerSchema), {
    text: `SELECT jsonb_build_object('entry', jsonb_build_object('hashcode', e.hashcode, 'title', e.qed_title),
        'school', s.qed_title, 'answer', ${answerSql},
        'contact', CASE WHEN c.hashcode IS NOT NULL THEN jsonb_build_object('hashcode', c.hashcode, 'title', c.qed_title) END) AS row
      FROM tasks t
      JOIN ${entriesOf(tenant)} e ON e.tenant = t.tenant AND e.event = t.event
      LEFT JOIN organization_structures s ON s.tenant = e.tenant AND s.hashcode = e.organisation
      LEFT JOIN individuals c ON c.tenant = e.tenant AND c.hashcode = e.contact
      LEFT JOIN form_instances f ON f.tenant = t.tenant AND f.task = t.hashcode AND f.entry = e.hashcode
      WHERE t.tenant = $1 AND t.hashcode = $2 AND t.per_entry AND e.status = ANY ($3)
        AND (e.status = ANY ($4) OR f.hashcode IS NOT NULL OR e.contact = $5) AND ($5::uuid IS NULL OR e.contact = $5)
      ORDER BY e.qed_title, e.hashcode LIMIT ${maxEntries}`,
    values: [tenant, task, standingStatuses, runningStatuses, contact],
  });
  return found.map(({ row }) => row);
}
