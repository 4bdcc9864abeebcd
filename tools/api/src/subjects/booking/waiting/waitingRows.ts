import type { TenantCode } from '@callboard/api-contract';
import { languageSchema } from '@callboard/api-contract/languages';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { createToken, hashToken } from '../../../engine/sessions/tokens';

export const waitingRow = v.object({
  hashcode: v.string(),
  name: v.string(),
  email: v.string(),
  places: v.number(),
  is_accessible: v.boolean(),
  definition: v.nullable(v.string()),
  language: v.nullable(languageSchema),
});
export type WaitingRow = v.InferOutput<typeof waitingRow>;
export const waitingColumns =
  'w.hashcode, w.name, w.email, w.places, w.is_accessible, w.definition, w.language';

/** Adds a link to leave the list. Those before it go on working: they are in mails. */
export async function addWaitingLink(
  transaction: Transaction,
  tenant: TenantCode,
  party: string,
): Promise<string> {
  const token = createToken(tenant);
  await transaction.query({
    text: 'INSERT INTO waiting_links (tenant, digest, party) VALUES ($1, $2, $3::uuid)',
    values: [tenant, hashToken(token), party],
  });
  return token;
}
