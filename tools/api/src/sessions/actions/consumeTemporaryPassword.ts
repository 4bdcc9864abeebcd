import * as v from 'valibot';
import { invalid } from '../../problems';
import { createPasswordResets } from '../passwordResets';
import { passwordFault } from '../passwords';
import { setPassword } from './changePassword';
import { parseGiven, refuseAction, type UserAction } from './userAction';

const givenSchema = v.object({
  temporary_password: v.pipe(v.string(), v.maxLength(200)),
  new_password: v.pipe(v.string(), v.maxLength(1_000)),
});

/** Sets a new password by the token of a reset link (clause 7.6), once; every session of the account ends. */
export const consumeTemporaryPassword: UserAction = async (tools, request, given) => {
  request.server.limitRate(request, 'login');
  const { temporary_password: token, new_password: newPassword } = parseGiven(givenSchema, given);
  const fault = passwordFault(newPassword);
  if (fault) throw invalid({ new_password: [fault] });
  const account = await createPasswordResets(tools.database).consume(token);
  if (account === null) throw refuseAction('Your reset password session has expired, please request again');
  await setPassword(tools, account, newPassword);
  return {};
};
