import type { EraseCopies } from '../../engine/personal-data/personCopies';

/** The links that were mailed for requests of an account. */
export const eraseAccountLinks: EraseCopies = async (transaction, { tenant, emails }) => {
  await transaction.query({
    text: 'DELETE FROM account_request_links WHERE tenant = $1 AND email = ANY ($2::text[])',
    values: [tenant, emails],
  });
};
