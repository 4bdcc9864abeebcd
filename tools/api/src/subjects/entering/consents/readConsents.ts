import type { TenantCode } from '@callboard/api-contract';
import { consentAnswers, type EntryConsents } from '@callboard/api-contract/consents';
import { consentState, hasAnswered } from '@callboard/domain/competition';
import * as v from 'valibot';
import type { Queries } from '../../../engine/database/TenantDatabase';
import { readMinors } from './concernedEntry';
import { consentKindsOf } from './consentKindsOf';

const stateRow = v.object({
  participant: v.string(),
  has_email: v.boolean(),
  requested: v.nullable(v.date()),
  expires: v.nullable(v.date()),
  answers: v.array(v.object({ kind: v.string(), answer: v.picklist(consentAnswers), at: v.string() })),
});

/** The newest answer of each kind that the participant `p` has, as JSON. */
const newestAnswers = `(SELECT coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'answer', c.answer,
    'at', to_char(c.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) ORDER BY c.kind), '[]')
  FROM (SELECT DISTINCT ON (kind) kind, answer, at FROM consents
    WHERE tenant = $1 AND participant = p.participant AND season = p.season ORDER BY kind, number DESC) c)`;

/** Answers for an entry's minors; the caller checks who can read the entry. */
export async function readConsents(
  queries: Queries,
  tenant: TenantCode,
  entry: string,
): Promise<EntryConsents> {
  const minors = await readMinors(queries, tenant, entry);
  const states = await queries.rows(stateRow, {
    text: `SELECT p.participant, g.email IS NOT NULL AS has_email, l.requested, l.expires, ${newestAnswers} AS answers
      FROM unnest($2::uuid[], $3::int[]) AS p (participant, season)
      LEFT JOIN guardians g ON g.tenant = $1 AND g.participant = p.participant
      LEFT JOIN consent_links l ON l.tenant = $1 AND l.participant = p.participant`,
    values: [tenant, minors.map(({ hashcode }) => hashcode), minors.map(({ season }) => season)],
  });
  const stateOf = new Map(states.map((state) => [state.participant, state]));
  const kinds = consentKindsOf(tenant);
  return {
    kinds: kinds.map(({ kind, label }) => ({ kind, label })),
    members: minors.map(({ hashcode, name }) => {
      const state = stateOf.get(hashcode);
      return {
        hashcode,
        name,
        has_email: state?.has_email ?? false,
        requested: state?.requested?.toISOString() ?? null,
        expires: state?.expires?.toISOString() ?? null,
        answers: (state?.answers ?? []).filter((answer) => kinds.some(({ kind }) => kind === answer.kind)),
      };
    }),
  };
}

/** The members of whom answers are missing. */
export function unanswered({ kinds, members }: EntryConsents): EntryConsents['members'] {
  const now = new Date();
  return members.filter((member) => !hasAnswered(consentState(member, kinds, now)));
}
