import * as v from 'valibot';
import { addJob } from '../../jobs/queue';
import { sendPasswordLink } from '../sendPasswordLink';
import { emailSchema, parseGiven, type UserAction } from './userAction';

const givenSchema = v.object({ email: emailSchema });

/** Has a reset link mailed (clause 7.5). The answer is always the same, after the same work, so that it tells nothing. */
export const resetPassword: UserAction = async ({ database }, request, given) => {
  await request.server.limitRate(request, 'login');
  const { email } = parseGiven(givenSchema, given);
  await database.shared.transact((transaction) =>
    addJob(transaction, sendPasswordLink, { tenant: request.tenant, email }),
  );
  return {};
};
