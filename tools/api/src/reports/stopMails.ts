import type { TenantCode } from '@callboard/api-contract';
import type { Transaction } from '../database/TenantDatabase';

/** Ends the weekly mail of a report, for the link in that mail. */
export async function stopMails(
  transaction: Transaction,
  { tenant, user, report }: { tenant: TenantCode; user: string; report: string },
): Promise<void> {
  await transaction.query({
    text: `UPDATE reports SET weekly_mail = false
      WHERE tenant = $1 AND hashcode = $2::uuid AND owner = $3::uuid AND weekly_mail`,
    values: [tenant, report, user],
  });
}
