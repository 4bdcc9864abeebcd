import type { TenantCode } from '@callboard/api-contract';
import { consentAnswers, type ContactData } from '@callboard/api-contract/consents';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { notFound } from '../../../engine/problems';
import { consentKindsOf } from './consentKindsOf';

/** A member of an entry, and who asks about them. */
export interface Concern {
  tenant: TenantCode;
  user: string;
  entry: string;
  participant: string;
}

const contactRow = v.object({
  date_of_birth: v.nullable(v.string()),
  name: v.nullable(v.string()),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  medical_notes: v.nullable(v.string()),
});

const answerRow = v.object({
  kind: v.string(),
  answer: v.picklist(consentAnswers),
  name: v.string(),
  note: v.nullable(v.string()),
  recorded_by: v.nullable(v.string()),
  at: v.date(),
});

/** Notes that a user looked at contact data of a member of an entry, or changed it. Throws where there is no such member. */
export async function noteView(
  transaction: Transaction,
  { tenant, user, entry, participant }: Concern,
  deed: 'looked' | 'changed',
): Promise<void> {
  const noted = await transaction.query({
    text: `INSERT INTO personal_looks (tenant, "user", entry, participant, deed)
      SELECT m.tenant, $4, m.entry, m.hashcode, $5 FROM participants m
      WHERE m.tenant = $1 AND m.entry = $2 AND m.hashcode = $3 RETURNING 1`,
    values: [tenant, entry, participant, user, deed],
  });
  if (noted.length === 0) throw notFound();
}

/** Facts of a member's guardian and their answers, read in the transaction that notes the view. */
export async function readContactData(
  transaction: Transaction,
  { tenant, participant }: Concern,
): Promise<ContactData> {
  const [row] = await transaction.rows(contactRow, {
    text: `SELECT m.date_of_birth::text AS date_of_birth, g.name, g.email, g.phone, g.medical_notes
      FROM participants m
      LEFT JOIN guardians g ON g.tenant = m.tenant AND g.participant = m.hashcode
      WHERE m.tenant = $1 AND m.hashcode = $2`,
    values: [tenant, participant],
  });
  const answers = await transaction.rows(answerRow, {
    text: `SELECT DISTINCT ON (c.kind) c.kind, c.answer, c.name, c.note, c.at,
        CASE WHEN c.recorded_by IS NOT NULL THEN coalesce(u.name, '') END AS recorded_by
      FROM consents c
      JOIN participants m ON m.tenant = c.tenant AND m.hashcode = c.participant
      JOIN events ev ON ev.tenant = m.tenant AND ev.hashcode = m.event AND c.season = extract(year FROM ev.starts_on)::int
      LEFT JOIN users u ON u.tenant = c.tenant AND u.hashcode = c.recorded_by
      WHERE c.tenant = $1 AND c.participant = $2 ORDER BY c.kind, c.number DESC`,
    values: [tenant, participant],
  });
  if (!row) throw notFound();
  const { date_of_birth, name, ...rest } = row;
  return {
    date_of_birth,
    guardian: name === null ? null : { name, ...rest },
    answers: consentKindsOf(tenant).flatMap(({ kind, label }) =>
      answers
        .filter((answer) => answer.kind === kind)
        .map((answer) => ({ ...answer, label, at: answer.at.toISOString() })),
    ),
  };
}

/** Removes what belongs to participants who were deleted so long ago that no one undoes it. */
export const forgetGoneGuardians = ['guardians', 'consent_links', 'consents'].map((table) => ({
  text: `DELETE FROM ${table} x WHERE x.tenant = $1 AND (
    SELECT c.kind = 'delete' AND c.at < now() - interval '30 days' FROM changes c
    WHERE c.tenant = x.tenant AND c.record = x.participant ORDER BY c.sequence DESC LIMIT 1)`,
}));
