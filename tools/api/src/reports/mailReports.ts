import { tenants } from '@callboard/all-tenants';
import {
  collectionNames,
  collectionNamed,
  countsResponseSchema,
  product,
  questionSchema,
  rowRule,
  roles,
  toCountsQueryString,
  tenantCodes,
  type Collection,
  type TenantCode,
  type ActorRoles,
} from '@callboard/api-contract';
import { dayOfInstant, timeOfInstant, weekdayOf } from '@callboard/domain/calendar';
import { questionQuery } from '@callboard/domain/reports';
import * as v from 'valibot';
import type { Transaction } from '../database/TenantDatabase';
import type { JobHandler } from '../jobs/defineJob';
import { forEachOf } from '../jobs/forEachOf';
import { unsubscribeUrl } from '../notifications/unsubscribeLinks';
import { ApiProblem } from '../problems';
import { createReadCounts } from '../records/readCounts';
import { createRecordContext, type RecordContext } from '../records/recordContext';
import type { ActionTools } from '../sessions/actions/userAction';
import { withLimits } from '../limits/limitsSql';
import { tenantUrl } from '../tenantUrl';
import { tableOf } from './tableOf';

type Tools = Pick<ActionTools, 'database' | 'mails' | 'settings' | 'secrets'>;

/** The time of Monday from which reports are mailed, on the clocks of the tenant. */
const mailTime = '07:00';

/** Mails each report once a week to its owner. A run that was killed goes on where it stopped: each mail and its mark are one transaction. */
export function createMailReports(
  tools: Tools,
  now: () => Date = () => new Date(),
): JobHandler<Readonly<Record<never, never>>> {
  const context = createRecordContext(tools.database, collectionNames.map(collectionNamed));
  return async () => {
    await forEachOf(tenantCodes, async (tenant) => {
      const { timeZone } = tenants[tenant];
      const instant = now().toISOString();
      const today = dayOfInstant(instant, timeZone);
      if (weekdayOf(today) !== 0 || timeOfInstant(instant, timeZone) < mailTime) return;
      await forEachOf(await dueReports(tools, tenant, today), (report) =>
        tools.database
          .forTenant(tenant)
          .write({ actor: null }, (transaction) =>
            mailReport(tools, context, transaction, { tenant, report, today }),
          ),
      );
    });
  };
}

async function dueReports({ database }: Tools, tenant: TenantCode, today: string): Promise<string[]> {
  const rows = await database.forTenant(tenant).rows(v.object({ hashcode: v.string() }), {
    text: `SELECT hashcode FROM reports WHERE tenant = $1 AND weekly_mail
      AND mailed_on IS DISTINCT FROM $2::date`,
    values: [tenant, today],
  });
  return rows.map(({ hashcode }) => hashcode);
}

const dueRow = v.object({
  hashcode: v.string(),
  name: v.string(),
  question: questionSchema,
  owner: v.string(),
  email: v.string(),
  individual: v.nullable(v.string()),
  roles: v.array(v.picklist(roles)),
});
type Due = v.InferOutput<typeof dueRow>;

interface Monday {
  tenant: TenantCode;
  report: string;
  today: string;
}

async function mailReport(
  tools: Tools,
  context: RecordContext,
  transaction: Transaction,
  { tenant, report, today }: Monday,
): Promise<void> {
  const [due] = await transaction.rows(dueRow, {
    text: `UPDATE reports r SET mailed_on = $3::date FROM users u
      WHERE r.tenant = $1 AND r.hashcode = $2::uuid AND r.weekly_mail AND r.mailed_on IS DISTINCT FROM $3::date
        AND u.tenant = r.tenant AND u.hashcode = r.owner AND u.status = 'active'
      RETURNING r.hashcode, r.name, r.question, r.owner, u.email, u.individual, u.roles`,
    values: [tenant, report, today],
  });
  const [owner] = due ? await withLimits(transaction, tenant, [due]) : [];
  const answer = owner && (await answerFor(context, tenant, owner));
  if (!due || !answer) return;
  const { settings, secrets, mails } = tools;
  const home = tenantUrl(settings, tenant);
  const url = `${home}/reports/${due.hashcode}`;
  const user = due.owner;
  const subscription = `report-${due.hashcode}` as const;
  await mails.queue(transaction, tenant, {
    to: due.email,
    subject: `${product.name}: ${due.name}`,
    ...tableOf(answer, { name: due.name, url }),
    why: 'You get this each Monday, as you selected on the page of the report.',
    unsubscribe: unsubscribeUrl(secrets, home, { tenant, user, subscription }),
  });
}

/** The answer by the rights that its receiver has now; null where they no longer reach the report or what it asks. */
async function answerFor(
  context: RecordContext,
  tenant: TenantCode,
  { question, owner, individual, roles: own }: Omit<Due, 'roles'> & { roles: ActorRoles },
) {
  const asked = context.collections.find(({ name }) => name === question.collection);
  if (!asked || !canRead(asked, own) || !canRead(context.target('reports'), own)) return null;
  const parsed = questionQuery(question, asked, own, tenants[tenant].timeZone);
  if (!parsed) return null;
  const query = Object.fromEntries(new URLSearchParams(toCountsQueryString(parsed.by, parsed.query)));
  const read = createReadCounts(context, asked);
  const body = await read({ tenant, user: owner, individual, roles: own }, query).catch(nullOfRefusal);
  if (body === null) return null;
  return { collection: asked, parsed, counts: v.parse(countsResponseSchema, JSON.parse(body)) };
}

function canRead(collection: Collection, own: ActorRoles): boolean {
  return rowRule(collection, 'read', own) !== null;
}

/** A question can name filters that its owner lost the right to. */
function nullOfRefusal(error: unknown): null {
  if (error instanceof ApiProblem) return null;
  throw error;
}
