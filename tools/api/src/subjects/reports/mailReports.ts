import { tenants } from '@callboard/all-tenants';
import {
  rowRule,
  roles,
  tenantCodes,
  type Collection,
  type TenantCode,
  type ActorRoles,
} from '@callboard/api-contract';
import { collectionNames, collectionNamed } from '@callboard/api-contract/collections';
import { countsResponseSchema, toCountsQueryString } from '@callboard/api-contract/lists';
import { questionSchema } from '@callboard/api-contract/office';
import { languageSchema } from '@callboard/api-contract/languages';
import { dayOfInstant, timeOfInstant, weekdayOf } from '@callboard/domain/calendar';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import type { JobHandler } from '../../engine/jobs/defineJob';
import { forEachOf } from '../../engine/jobs/forEachOf';
import { mailTexts } from '../../engine/mail/mailTexts';
import { unsubscribeUrl } from '../../engine/notifications/unsubscribeLinks';
import { ApiProblem } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';
import { inScopeOf } from '../../engine/database/scope';
import { createReadCounts } from '../../engine/records/readCounts';
import { createRecordContext, type RecordContext } from '../../engine/records/recordContext';
import { createReadOne, readRow } from '../../engine/records/recordSql';
import type { ActionTools } from '../../engine/tools/ActionTools';
import { withLimits } from '../../engine/limits/limitsSql';
import { tenantUrl } from '../../engine/tenantUrl';
import { questionFor } from './questionFor';
import { tableOf } from './tableOf';

type Tools = Pick<ActionTools, 'database' | 'mails' | 'settings' | 'secrets'>;

const texts = mailTexts({
  en: {
    whyOwner: 'You get this every Monday, as you selected on the page of the report.',
    whyReceiver: (owner: string) => `You get this every Monday, because ${owner} added you to the report.`,
  },
  mi: {
    whyOwner: 'Ka tae atu tēnei i ia Mane, i runga i tāu i kōwhiri ai i te whārangi o te pūrongo.',
    whyReceiver: (owner: string) =>
      `Ka tae atu tēnei i ia Mane, nā te mea i tāpiri a ${owner} i a koe ki te pūrongo.`,
  },
});

/** The time of Monday from which reports are mailed, on the clocks of the tenant. */
const mailTime = '07:00';

/**
 * Mails each report once a week to its owner and its receivers, each by their own rights. A run that was killed goes on where it
 * stopped: each mail and its mark are one transaction.
 */
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
      await forEachOf(await dueMails(tools, tenant, today), (place) =>
        tools.database
          .forTenant(tenant)
          .write({ actor: null }, (transaction) =>
            mailReport(tools, context, transaction, { tenant, place, today }),
          ),
      );
    });
  };
}

/** Where it is marked that a mail was sent: on the report for its owner, on the receiver for anyone else. */
const placeRow = v.object({ table: v.picklist(['reports', 'report_receivers']), hashcode: v.string() });
type Place = v.InferOutput<typeof placeRow>;

async function dueMails({ database }: Tools, tenant: TenantCode, today: string): Promise<Place[]> {
  return database.forTenant(tenant).rows(placeRow, {
    text: `SELECT 'reports' AS "table", hashcode FROM reports
        WHERE tenant = $1 AND weekly_mail AND mailed_on IS DISTINCT FROM $2::date
      UNION ALL SELECT 'report_receivers', hashcode FROM report_receivers
        WHERE tenant = $1 AND stopped IS NOT TRUE AND mailed_on IS DISTINCT FROM $2::date`,
    values: [tenant, today],
  });
}

const dueRow = v.object({
  report: v.string(),
  name: v.string(),
  question: questionSchema,
  owner: v.string(),
  user: v.string(),
  email: v.string(),
  language: v.nullable(languageSchema),
  individual: v.nullable(v.string()),
  roles: v.array(v.picklist(roles)),
});
type Due = v.InferOutput<typeof dueRow>;

interface Monday {
  tenant: TenantCode;
  place: Place;
  today: string;
}

const dueColumns = `r.hashcode AS report, r.name, r.question, o.qed_title AS owner, u.hashcode AS "user", u.email,
  u.language, u.individual, u.roles`;

/** Marks a mail as sent, and returns what is in it; nothing where it was sent or stopped meanwhile, or its owner is gone. */
const markSql: Readonly<Record<Place['table'], string>> = {
  reports: `UPDATE reports r SET mailed_on = $3::date FROM users u, users o
    WHERE r.tenant = $1 AND r.hashcode = $2::uuid AND r.weekly_mail AND r.mailed_on IS DISTINCT FROM $3::date
      AND u.tenant = r.tenant AND u.hashcode = r.owner AND u.status = 'active'
      AND o.tenant = r.tenant AND o.hashcode = r.owner
    RETURNING ${dueColumns}`,
  report_receivers: `UPDATE report_receivers p SET mailed_on = $3::date FROM reports r, users u, users o
    WHERE p.tenant = $1 AND p.hashcode = $2::uuid AND p.stopped IS NOT TRUE AND p.mailed_on IS DISTINCT FROM $3::date
      AND r.tenant = p.tenant AND r.hashcode = p.report
      AND u.tenant = p.tenant AND u.hashcode = p."user" AND u.status = 'active'
      AND o.tenant = r.tenant AND o.hashcode = r.owner AND o.status = 'active'
    RETURNING ${dueColumns}`,
};

async function mailReport(
  tools: Tools,
  context: RecordContext,
  transaction: Transaction,
  { tenant, place, today }: Monday,
): Promise<void> {
  const [due] = await transaction.rows(dueRow, {
    text: markSql[place.table],
    values: [tenant, place.hashcode, today],
  });
  const [receiver] = due ? await withLimits(transaction, tenant, [due]) : [];
  const isOwner = place.table === 'reports';
  // A report leads an owner nowhere who can no longer open it; others get what they see of its answer.
  if (!due || !receiver || (isOwner && !canRead(context.target('reports'), receiver.roles))) return;
  const { settings, secrets, mails } = tools;
  const home = tenantUrl(settings, tenant);
  const { report, user, name, email } = due;
  const language = due.language ?? 'en';
  const words = texts[language];
  const reader = { tenant, user, individual: due.individual, roles: receiver.roles };
  const answer = await inScopeOf(reader, () => answerFor(context, tenant, receiver));
  if (!answer) return;
  const url = (await canOpen(context, transaction, reader, report)) ? `${home}/reports/${report}` : null;
  await mails.queue(transaction, tenant, {
    to: email,
    language,
    subject: `${tenants[tenant].name}: ${name}`,
    ...tableOf(answer, { name, url, language }),
    why: isOwner ? words.whyOwner : words.whyReceiver(due.owner),
    unsubscribe: unsubscribeUrl(secrets, home, { tenant, user, subscription: `report-${report}` }),
  });
}

async function canOpen(
  context: RecordContext,
  transaction: Transaction,
  reader: TenantActor,
  report: string,
): Promise<boolean> {
  const reports = context.target('reports');
  if (!canRead(reports, reader.roles)) return false;
  const rows = await transaction.rows(readRow, createReadOne(reports, context.target)(reader, report));
  return rows.length > 0;
}

/** The answer by the rights that its receiver has now; null where they do not reach what it asks. */
async function answerFor(
  context: RecordContext,
  tenant: TenantCode,
  { question, user, individual, roles: own }: Omit<Due, 'roles'> & { roles: ActorRoles },
) {
  const parsed = questionFor(context.collections, tenant, own, question);
  if (!parsed) return null;
  const query = Object.fromEntries(new URLSearchParams(toCountsQueryString(parsed.by, parsed.query)));
  const read = createReadCounts(context, parsed.collection);
  const body = await read({ tenant, user, individual, roles: own }, query).catch(nullOfRefusal);
  if (body === null) return null;
  return { collection: parsed.collection, parsed, counts: v.parse(countsResponseSchema, JSON.parse(body)) };
}

function canRead(collection: Collection, own: ActorRoles): boolean {
  return rowRule(collection, 'read', own) !== null;
}

/** A question can name filters that its receiver has no right to. */
function nullOfRefusal(error: unknown): null {
  if (error instanceof ApiProblem) return null;
  throw error;
}
