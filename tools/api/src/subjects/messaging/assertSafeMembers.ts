import { tenants } from '@callboard/all-tenants';
import { roles } from '@callboard/api-contract';
import type { ProblemMessage } from '@callboard/api-contract/sentences';
import { dayOfInstant } from '@callboard/domain/calendar';
import { grouped } from '@callboard/domain/lists';
import { isAdultAndMinorAlone } from '@callboard/domain/messaging';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { invalid } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';

const memberRow = v.object({
  conversation: v.string(),
  roles: v.array(v.picklist(roles)),
  isTeacher: v.boolean(),
  birthDate: v.nullable(v.string()),
});

interface Terms {
  conversations: readonly string[];
  /** Members that an undo is about to remove and to bring back. */
  without?: readonly string[];
  withAgain?: readonly { conversation: string; user: string }[];
  refusal: ProblemMessage;
}

/** Refuses conversations whose members are exactly one adult and one minor, unless the tenant allows it. */
export async function assertSafeMembers(
  transaction: Transaction,
  { tenant }: TenantActor,
  { conversations, without = [], withAgain = [], refusal }: Terms,
): Promise<void> {
  const { messaging, timeZone } = tenants[tenant];
  if (messaging.allowsAdultAndMinorAlone || conversations.length === 0) return;
  // Of two who change the members of a conversation at the same time, the second waits, and sees what the first has done.
  await transaction.query({
    text: 'SELECT FROM conversations WHERE tenant = $1 AND hashcode = ANY ($2::uuid[]) ORDER BY hashcode FOR NO KEY UPDATE',
    values: [tenant, conversations],
  });
  const members = await transaction.rows(memberRow, {
    text: `SELECT m.conversation, u.roles, i.date_of_birth::text AS "birthDate",
        (i.enters_for IS NOT NULL OR EXISTS (SELECT FROM account_requests r
          WHERE r.tenant = $1 AND r.status = 'confirmed' AND lower(r.email) = lower(u.email))) AS "isTeacher"
      FROM (
        SELECT conversation, "user" FROM conversation_members
        WHERE tenant = $1 AND conversation = ANY ($2::uuid[]) AND hashcode <> ALL ($3::uuid[])
        UNION SELECT * FROM unnest($4::uuid[], $5::uuid[])
      ) m JOIN users u ON u.tenant = $1 AND u.hashcode = m."user"
      LEFT JOIN individuals i ON i.tenant = u.tenant AND i.hashcode = u.individual`,
    values: [
      tenant,
      conversations,
      without,
      withAgain.map(({ conversation }) => conversation),
      withAgain.map(({ user }) => user),
    ],
  });
  const today = dayOfInstant(new Date().toISOString(), timeZone);
  for (const [, people] of grouped(members, ({ conversation }) => conversation)) {
    if (isAdultAndMinorAlone(people, today)) throw invalid({ members: [refusal] });
  }
}
