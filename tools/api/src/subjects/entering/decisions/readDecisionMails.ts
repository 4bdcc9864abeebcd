import { recordPath, type TenantCode } from '@callboard/api-contract';
import { collectionAt } from '@callboard/api-contract/collections';
import { decisionNames, type Decision } from '@callboard/api-contract/entries';
import type { LanguageCode } from '@callboard/api-contract/languages';
import { fillInMail, standardMails, type MailTemplate } from '@callboard/domain/competition';
import * as v from 'valibot';
import { tableOf } from '../../../engine/database/tableOf';
import type { Queries, Transaction } from '../../../engine/database/TenantDatabase';
import type { Letter } from '../../../engine/mail/letterHtml';
import type { LetterFacts } from '../../../engine/tools/SubjectHooks';
import { dayText } from '../../../engine/mail/dateTexts';

const templateRow = v.object({
  decision: v.picklist(decisionNames),
  subject: v.string(),
  body: v.string(),
});

/** The words of each decision: those that an admin wrote, in any language, else the standard ones of a language. */
export async function readTemplates(
  queries: Queries,
  tenant: TenantCode,
  language: LanguageCode = 'en',
): Promise<Record<Decision, MailTemplate>> {
  const rows = await queries.rows(templateRow, {
    text: 'SELECT decision, subject, body FROM decision_mails WHERE tenant = $1',
    values: [tenant],
  });
  const own = rows.map(({ decision, ...template }) => [decision, template] as const);
  return { ...standardMails[language], ...Object.fromEntries(own) };
}

const factsRow = v.object({
  entry: v.string(),
  event: v.string(),
  event_day: v.string(),
  school: v.nullable(v.string()),
  contact: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  receivers: v.array(v.string()),
});

/** Placeholders for an entry, and who gets the mail; null where there is no such entry. */
export async function readMailFacts(
  queries: Queries,
  tenant: TenantCode,
  { entry, home, language = 'en' }: { entry: string; home: string; language?: LanguageCode },
) {
  const collection = collectionAt('entries', tenant);
  const [row] = await queries.rows(factsRow, {
    text: `SELECT e.name AS entry, ev.name AS event, ev.starts_on::text AS event_day, s.name AS school,
        i.first_name AS contact, e.status_reason AS reason,
        (SELECT coalesce(array_agg(u.name ORDER BY u.name), '{}') FROM users u WHERE u.tenant = e.tenant
          AND u.individual = e.contact AND u.status = 'active' AND 'participant' = ANY (u.roles)) AS receivers
      FROM ${tableOf(collection)} e
      JOIN events ev ON ev.tenant = e.tenant AND ev.hashcode = e.event
      LEFT JOIN organization_structures s ON s.tenant = e.tenant AND s.hashcode = e.organisation
      LEFT JOIN individuals i ON i.tenant = e.tenant AND i.hashcode = e.contact
      WHERE e.tenant = $1 AND e.hashcode = $2::uuid`,
    values: [tenant, entry],
  });
  if (!row) return null;
  const { receivers, reason, ...facts } = row;
  return {
    to: receivers,
    reason: reason ?? '',
    values: {
      ...facts,
      event_day: dayText(facts.event_day, language),
      school: facts.school ?? '',
      contact: facts.contact ?? '',
      link: `${home}${recordPath(collection, { hashcode: entry })}`,
    },
  };
}

/** The letter of the notification that an entry was decided; null where its status has no letter, or there is no such entry. */
export async function decisionLetter(
  transaction: Transaction,
  { tenant, record, facts, language, home }: LetterFacts,
): Promise<Letter | null> {
  const { transitions } = collectionAt('entries', tenant).lifecycle ?? {};
  const decision = decisionNames.find((each) => transitions?.[each]?.to === facts['decision']);
  const filled = decision && (await readMailFacts(transaction, tenant, { entry: record, home, language }));
  if (!filled) return null;
  const templates = await readTemplates(transaction, tenant, language);
  const { values, reason } = filled;
  return { ...fillInMail(templates[decision], { ...values, reason }), link: values.link };
}
