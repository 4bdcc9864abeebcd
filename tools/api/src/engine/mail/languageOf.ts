import { languageSchema, type LanguageCode } from '@callboard/api-contract/languages';
import * as v from 'valibot';
import type { Queries } from '../database/TenantDatabase';

const languageRow = v.object({ language: languageSchema });

/**
 * The language of a mail to an email: the one that its user has here, else the one of the page where the mail was caused, else English.
 */
export async function languageOf(
  queries: Queries,
  tenant: string,
  email: string,
  ofPage: LanguageCode | null = null,
): Promise<LanguageCode> {
  const [user] = await queries.rows(languageRow, {
    text: 'SELECT language FROM users WHERE tenant = $1 AND lower(email) = lower($2) AND language IS NOT NULL LIMIT 1',
    values: [tenant, email],
  });
  return user?.language ?? ofPage ?? 'en';
}
