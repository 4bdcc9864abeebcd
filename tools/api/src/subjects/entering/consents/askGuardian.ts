import type { Guardian } from '@callboard/api-contract/consents';
import { addJobs } from '../../../engine/jobs/queue';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import type { TenantActor } from '../../../engine/records/actor';
import { sendConsentLink } from './sendConsentLink';
import { storeGuardians } from './storeGuardians';

interface NewGuardian {
  entry: string;
  participant: string;
  guardian: Pick<Guardian, 'name' | 'email'>;
}

/** Stores whom to ask about a new member, and mails them their link where they have an email. */
export async function askGuardian(
  transaction: Transaction,
  { tenant, user }: TenantActor,
  { entry, participant, guardian: { name, email } }: NewGuardian,
): Promise<void> {
  await storeGuardians(transaction, { tenant, user }, entry, [{ participant, name, email }]);
  if (email === null) return;
  await transaction.query({
    text: `INSERT INTO consent_links (tenant, participant) VALUES ($1, $2)
      ON CONFLICT (tenant, participant) DO UPDATE SET token_hash = NULL, expires = NULL, requested = now()`,
    values: [tenant, participant],
  });
  await addJobs(transaction, sendConsentLink, [{ payload: { tenant, participant } }]);
}
