import { tenantCodes, type TenantCode } from '@callboard/api-contract';
import {
  activationModes,
  activationStatuses,
  type ActivationMode,
  type ActivationStatus,
} from '@callboard/api-contract/accounts';
import type { Database } from '../engine/database/openDatabase';
import { hashToken } from '../engine/sessions/tokens';

/**
 * The token of an example invitation's link: known to everyone, and therefore made in development alone. A new user's is
 * `showquest.new-pending000…`, 43 characters behind the dot.
 */
export function seedActivationToken(
  tenant: TenantCode,
  mode: ActivationMode,
  status: ActivationStatus,
): string {
  return `${tenant}.${`${mode}-${status}`.padEnd(43, '0')}`;
}

/** Gives each tenant that has not got them one invitation in each status and mode, so that every screen of theirs can be seen. */
export async function seedActivations(database: Database): Promise<void> {
  for (const tenant of tenantCodes) {
    await database.forTenant(tenant).write({ actor: null }, async (transaction) => {
      const [email] = personOf(tenant, 'new', 'pending').slice(-1);
      const some = await transaction.query({
        text: 'SELECT FROM user_activations WHERE tenant = $1 AND email = $2 LIMIT 1',
        values: [tenant, email],
      });
      if (some.length > 0) return;
      for (const mode of activationModes) {
        for (const status of activationStatuses) {
          await transaction.query({
            text: `WITH made AS (
                INSERT INTO user_activations (tenant, first_name, last_name, email, roles, mode, status, expires)
                SELECT $1, $2, $3, $4, ARRAY['participant'], $5, $6, now() + $7::interval
                WHERE NOT EXISTS (SELECT FROM user_activations WHERE tenant = $1 AND email = $4)
                RETURNING hashcode)
              INSERT INTO activation_links (tenant, activation, token_hash) SELECT $1, hashcode, $8 FROM made`,
            values: [
              tenant,
              ...personOf(tenant, mode, status),
              mode,
              status,
              status === 'expired' ? '-1 day' : '3 years',
              hashToken(seedActivationToken(tenant, mode, status)),
            ],
          });
        }
      }
    });
  }
}

const newcomers: Record<ActivationStatus, string> = {
  pending: 'Hana',
  expired: 'Ihaia',
  declined: 'Moana',
  complete: 'Wiremu',
};

/** A newcomer, or a person who works for another tenant already: first name, last name, email. */
function personOf(tenant: TenantCode, mode: ActivationMode, status: ActivationStatus): string[] {
  const first = newcomers[status];
  if (mode === 'new') return [first, 'Parata', `${first.toLowerCase()}@invited-${tenant}.test`];
  const elsewhere = tenantCodes[(tenantCodes.indexOf(tenant) + 1) % tenantCodes.length] ?? tenant;
  const role = { pending: 'staff', expired: 'judge', declined: 'participant', complete: 'collaborator' }[
    status
  ];
  return [first, 'Kereama', `${role}@${elsewhere}.test`];
}
