import type { TenantCode } from '@callboard/api-contract';
import type { Transaction } from '../../engine/database/TenantDatabase';

/**
 * Ends the weekly mails of a report to one user, its owner or one of its receivers, for the link in those mails. The link never expires,
 * by design: a mail that is found years after it was sent must still be able to end them. It opens nothing and can only end mails.
 */
export async function stopMails(
  transaction: Transaction,
  { tenant, user, report }: { tenant: TenantCode; user: string; report: string },
): Promise<void> {
  await transaction.query({
    text: `UPDATE reports SET weekly_mail = false
      WHERE tenant = $1 AND hashcode = $2::uuid AND owner = $3::uuid AND weekly_mail`,
    values: [tenant, report, user],
  });
  await transaction.query({
    text: `UPDATE report_receivers SET stopped = true
      WHERE tenant = $1 AND report = $2::uuid AND "user" = $3::uuid AND stopped IS NOT TRUE`,
    values: [tenant, report, user],
  });
}
