import type { TenantCode } from '@callboard/api-contract';
import { viewDeeds } from '@callboard/api-contract/consents';
import * as v from 'valibot';
import type { AllHandlers } from '../../../engine/calls/handler';
import { addJobs } from '../../../engine/jobs/queue';
import { notFound } from '../../../engine/problems';
import type { RecordContext } from '../../../engine/records/recordContext';
import { readCurrentAnswers, storeAnswers } from './answerConsents';
import { assertConcerned } from './concernedEntry';
import { consentKindsOf } from './consentKindsOf';
import { readOpenLink, tenantOfLink } from './consentLinks';
import { noteView, readContactData } from './contactData';
import { readConsents, unanswered } from './readConsents';
import { sendConsentLink } from './sendConsentLink';

/** A guardian gets no more than one mail in this time: where they are named, and where all who are missing are reminded. */
const pause = { named: '1 hour', all: '1 day' } as const;

const viewRow = v.object({
  at: v.date(),
  user: v.string(),
  member: v.string(),
  deed: v.picklist(viewDeeds),
});
const seasonRow = v.object({ season: v.number() });
const requestedRow = v.object({ participant: v.string() });

/** Requests to guardians, their answers, and who viewed their data. */
export function createConsentHandlers(context: RecordContext) {
  const { database } = context;
  return {
    entryConsents: async ({ input: { entry }, session }) => {
      const queries = await assertConcerned(context, session, entry);
      return readConsents(queries, session.tenant, entry);
    },

    openContactData: async ({ input, session }) => {
      const { tenant, user } = session;
      await assertConcerned(context, session, input.entry);
      const concern = { tenant, user, ...input };
      const { value } = await database.forTenant(tenant).write({ actor: user }, async (transaction) => {
        await noteView(transaction, concern, 'looked');
        return readContactData(transaction, concern);
      });
      return value;
    },

    saveGuardian: async ({ input: { guardian, ...member }, session }) => {
      const { tenant, user } = session;
      await assertConcerned(context, session, member.entry);
      await database.forTenant(tenant).write({ actor: user }, async (transaction) => {
        await noteView(transaction, { tenant, user, ...member }, 'changed');
        await transaction.query({
          text: `INSERT INTO guardians (tenant, participant, name, email, phone, medical_notes)
            VALUES ($1, $2, $3, $4, $5, $6)
            ON CONFLICT (tenant, participant) DO UPDATE SET name = excluded.name, email = excluded.email,
              phone = excluded.phone, medical_notes = excluded.medical_notes, modified = now()`,
          values: [
            tenant,
            member.participant,
            guardian.name,
            guardian.email,
            guardian.phone,
            guardian.medical_notes,
          ],
        });
        // A link that went to the former address belongs to someone who is not a guardian any more.
        await transaction.query({
          text: `UPDATE consent_links l SET token_hash = NULL, expires = NULL, requested = now() - interval '${pause.all}'
            WHERE l.tenant = $1 AND l.participant = $2 AND l.mailed_to IS DISTINCT FROM $3`,
          values: [tenant, member.participant, guardian.email],
        });
      });
      return {};
    },

    sendConsentLinks: async ({ input: { entry, participants }, session }) => {
      const { tenant, user } = session;
      const queries = await assertConcerned(context, session, entry);
      const consents = await readConsents(queries, tenant, entry);
      const wanted = participants
        ? consents.members.filter(({ hashcode }) => participants.includes(hashcode))
        : unanswered(consents);
      if (participants && wanted.length < new Set(participants).size) throw notFound();
      const withEmail = wanted.filter((member) => member.has_email).map(({ hashcode }) => hashcode);
      const { value: sent } = await database.forTenant(tenant).write({ actor: user }, async (transaction) => {
        const rows = await transaction.rows(requestedRow, {
          text: `INSERT INTO consent_links AS l (tenant, participant)
            SELECT $1, p FROM unnest($2::uuid[]) AS p ORDER BY p
            ON CONFLICT (tenant, participant) DO UPDATE SET requested = now()
              WHERE l.requested <= now() - interval '${participants ? pause.named : pause.all}' RETURNING participant`,
          values: [tenant, withEmail],
        });
        const payloads = rows.map(({ participant }) => ({ payload: { tenant, participant } }));
        await addJobs(transaction, sendConsentLink, payloads);
        return rows.length;
      });
      return {
        sent,
        without_email: wanted.length - withEmail.length,
        too_soon: withEmail.length - sent,
      };
    },

    answerConsents: async ({ input: { token, ...answered }, request }) => {
      const tenant = tenantOfLink(request, token);
      await database.forTenant(tenant).write({ actor: null }, async (transaction) => {
        const link = await readOpenLink(transaction, tenant, token, { isLocked: true });
        const { participant, entry_id: entry, season } = link;
        await storeAnswers(transaction, tenant, { participant, entry, season, recordedBy: null }, answered);
      });
      return {};
    },

    recordConsents: async ({ input: { entry, participant, ...answered }, session }) => {
      const { tenant, user } = session;
      await assertConcerned(context, session, entry);
      await database.forTenant(tenant).write({ actor: user }, async (transaction) => {
        const [standing] = await transaction.rows(seasonRow, {
          text: `SELECT extract(year FROM ev.starts_on)::int AS season FROM participants m
            JOIN events ev ON ev.tenant = m.tenant AND ev.hashcode = m.event
            WHERE m.tenant = $1 AND m.entry = $2 AND m.hashcode = $3 AND m.status <> 'withdrawn' FOR UPDATE OF m`,
          values: [tenant, entry, participant],
        });
        if (!standing) throw notFound();
        const answering = { participant, entry, season: standing.season, recordedBy: user };
        await storeAnswers(transaction, tenant, answering, answered);
      });
      return {};
    },

    consentLink: async ({ input: { token }, request }) => {
      const tenant = tenantOfLink(request, token);
      const queries = database.forTenant(tenant);
      const link = await readOpenLink(queries, tenant, token, { isLocked: false });
      const { participant, entry_id: _, guardian, expires, season, ...shown } = link;
      const answers = await readCurrentAnswers(queries, tenant, participant, season);
      return {
        ...shown,
        guardian: guardian ?? '',
        expires: expires.toISOString(),
        kinds: consentKindsOf(tenant).map(({ kind, label, question }) => ({
          kind,
          label,
          question,
          answer: answers.get(kind) ?? null,
        })),
      };
    },

    personalLooks: async ({ input: { entry }, session: { tenant } }) =>
      readViews(tenant, 'l.entry = $2', entry),

    looksAtPerson: async ({ input: { person }, session: { tenant } }) => {
      const also = `SELECT hashcode FROM participants WHERE tenant = $1 AND individual = $2`;
      return readViews(tenant, `(l.participant = $2 OR l.participant IN (${also}))`, person);
    },
  } satisfies Partial<AllHandlers>;

  async function readViews(tenant: TenantCode, condition: string, record: string) {
    const rows = await database.forTenant(tenant).rows(viewRow, {
      text: `SELECT l.at, coalesce(u.name, '') AS "user", coalesce(m.name, i.qed_title, '') AS member, l.deed
        FROM personal_looks l
        LEFT JOIN users u ON u.tenant = l.tenant AND u.hashcode = l."user"
        LEFT JOIN participants m ON m.tenant = l.tenant AND m.hashcode = l.participant
        LEFT JOIN individuals i ON i.tenant = l.tenant AND i.hashcode = l.participant
        WHERE l.tenant = $1 AND ${condition} ORDER BY l.number DESC LIMIT 200`,
      values: [tenant, record],
    });
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }
}
