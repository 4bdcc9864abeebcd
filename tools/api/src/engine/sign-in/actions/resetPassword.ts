import { addJob } from '../../jobs/queue';
import { sendPasswordLink } from '../sendPasswordLink';
import type { UserHandler } from '../../tools/ActionTools';

/** Has a reset link mailed (clause 7.5). The answer is always the same, after the same work, so that it reveals nothing. */
export const resetPassword: UserHandler<'resetPassword'> = async (
  { database },
  { request, input: { email } },
) => {
  await database.shared.transact((transaction) =>
    addJob(transaction, sendPasswordLink, { tenant: request.tenant, email }),
  );
  return {};
};
