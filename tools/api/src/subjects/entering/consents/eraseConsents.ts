import type { EraseCopies } from '../../../engine/personal-data/personCopies';

/** Guardians of a member, and their answers. */
export const eraseConsents: EraseCopies = async (transaction, { tenant, about }) => {
  for (const table of ['guardians', 'consent_links', 'consents'])
    await transaction.query({
      text: `DELETE FROM ${table} WHERE tenant = $1 AND participant = ANY ($2::uuid[])`,
      values: [tenant, about.get('participants') ?? []],
    });
};
