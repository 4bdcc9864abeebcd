import type { Body } from '@callboard/api-contract';
import { emailInput } from '@callboard/api-contract/text';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { invalid } from '../../../engine/problems';
import { addRole } from '../../../engine/sessions/activations/inviteUser';
import type { TenantActor } from '../../../engine/records/actor';
import { createInsertInTransaction } from '../../../engine/records/createRecord';
import type { RecordOverride } from '../../../engine/records/createRecords';
import { writeVerbs } from '../../../engine/records/writeVerbs';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { coworkerMail, inviteToTenant, readInvited } from './coworkerMail';

/** As many as one entry can have. */
const maxCoworkers = 20;

/**
 * Co-workers are records, but for this: who has no account here yet is invited by mail and joins with it, and those who have one are
 * written to. Their name is that of their user, whose record is for staff alone.
 */
export function collaboratorsOverride(tools: ActionTools): RecordOverride {
  return (context, collection, verbs) => {
    const insert = createInsertInTransaction(context, collection, {
      refusal: sentences.notForOthersEntries(),
      complete: async (transaction, actor, given) => {
        if (given['user'] != null) return ofUser(transaction, actor, String(given['user']));
        const email = v.safeParse(emailInput, given['email']);
        if (!email.success) throw invalid({ email: [sentences.required()] });
        const { tenant } = actor;
        const invited = await readInvited(transaction, tenant, collection, {
          entry: String(given['entry']),
          email: email.output,
        });
        if (!invited) throw invalid({ entry: [sentences.noItem()] });
        if (invited.count >= maxCoworkers)
          throw invalid({ email: [sentences.tooManyCoworkers({ max: maxCoworkers })] });
        if (invited.is_able) throw invalid({ email: [sentences.worksOnItAlready()] });
        if (invited.user !== null && !invited.is_active) throw invalid({ email: [sentences.noItem()] });
        const queue = async (token: string | null) =>
          tools.mails.queue(
            transaction,
            tenant,
            await coworkerMail(tools.settings, transaction, actor, {
              ...invited,
              email: email.output,
              token,
            }),
          );
        if (invited.user === null) {
          const token = await inviteToTenant(transaction, actor, email.output);
          // A co-worker who was mailed a moment ago has a link that works.
          if (token !== null) await queue(token);
          return { email: email.output, name: email.output.slice(0, 160) };
        }
        await addRole(transaction, tenant, invited.user, 'collaborator');
        await queue(null);
        return {
          email: email.output,
          ...(await ofUser(transaction, actor, invited.user)),
          user: invited.user,
        };
      },
    });
    return { ...verbs, ...writeVerbs(context, collection, { insert }) };
  };
}

const userRow = v.object({ name: v.string(), roles: v.array(v.string()), email: v.string() });

async function ofUser(transaction: Transaction, { tenant }: TenantActor, hashcode: string): Promise<Body> {
  const [user] = await transaction.rows(userRow, {
    text: `SELECT name, roles, email FROM users WHERE tenant = $1 AND hashcode = $2::uuid AND status = 'active'`,
    values: [tenant, hashcode],
  });
  if (!user) throw invalid({ user: [sentences.noItem()] });
  // Without the role the invitation would open nothing.
  if (!user.roles.includes('collaborator')) throw invalid({ user: [sentences.notCollaborator()] });
  return { name: user.name, email: user.email.toLowerCase(), joined_at: new Date().toISOString() };
}

/** Makes the user who accepted an invitation the co-worker of every entry that they were invited to. */
export async function joinEntries(
  transaction: Transaction,
  tenant: string,
  { user, name: named, email }: { user: string; name: string; email: string },
): Promise<void> {
  const joined = await transaction.query({
    text: `UPDATE collaborators SET "user" = $2, name = $3, joined_at = now()
      WHERE tenant = $1 AND email = lower($4) AND "user" IS NULL RETURNING 1`,
    values: [tenant, user, named, email],
  });
  if (joined.length > 0) await addRole(transaction, tenant, user, 'collaborator');
}
