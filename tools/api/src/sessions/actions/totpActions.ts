import * as v from 'valibot';
import { invalid } from '../../problems';
import { requireSession } from '../authenticate';
import { attemptLogin } from '../loginThrottle';
import { base32, totpUri } from '../security/totp';
import { tooManyAttempts } from './attemptAnswers';
import { accountInHand } from './changePassword';
import { confirmPassword } from './confirmPassword';
import { codeSubject } from './loginByCode';
import { hashcodeSchema, parseGiven, refuseAction, typedPassword, type UserAction } from './userAction';

const passwordSchema = v.object({ password: typedPassword });
const codeSchema = v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(40)) });
const removalSchema = v.union([v.object({ user: hashcodeSchema }), passwordSchema]);

/** Begins to turn two-step sign-in on: answers the secret for an authenticator app. Nothing is on before its first code. */
export const beginTotp: UserAction = async (tools, request, given) => {
  const session = await requireSession(request, tools.sessions);
  const { password } = parseGiven(passwordSchema, given);
  await confirmPassword(tools, session, request, 'password', password);
  const secret = await tools.twoStep.begin(session.account);
  if (!secret) throw refuseAction('Two-step sign-in is on already.');
  return { secret: base32(secret), uri: totpUri(secret, session.email) };
};

/** Turns two-step sign-in on by a first code, answers the recovery codes once, and ends all other sessions. */
export const confirmTotp: UserAction = async (tools, request, given) => {
  const session = await requireSession(request, tools.sessions);
  const { account } = session;
  const code = parseGiven(codeSchema, given).code.replace(/\s/g, '');
  const source = { subject: codeSubject(account), address: request.ip };
  const attempt = await attemptLogin(tools.database, source, () =>
    tools.twoStep.confirm(session, code, Date.now()),
  );
  if (attempt.status === 'blocked') throw tooManyAttempts(attempt);
  if (attempt.status === 'wrong') throw invalid({ code: ['The code is not right.'] });
  await tools.sessions.endAll(account, session);
  return { recovery_codes: attempt.value };
};

/** Turns two-step sign-in off: one's own by the password, or as an admin that of somebody who lost their phone. */
export const removeTotp: UserAction = async (tools, request, given) => {
  const session = await requireSession(request, tools.sessions);
  const asked = parseGiven(removalSchema, given);
  const isOwn = 'password' in asked;
  if (isOwn) await confirmPassword(tools, session, request, 'password', asked.password);
  const account = isOwn ? session.account : await accountInHand(tools, session, asked.user, 'twoStep');
  if (!(await tools.twoStep.remove({ account, tenant: session.tenant })))
    throw refuseAction('Two-step sign-in is off already.');
  await tools.sessions.endAll(account, session);
  return {};
};

/** Exchanges the recovery codes. */
export const renewRecoveryCodes: UserAction = async (tools, request, given) => {
  const session = await requireSession(request, tools.sessions);
  const { password } = parseGiven(passwordSchema, given);
  await confirmPassword(tools, session, request, 'password', password);
  const codes = await tools.twoStep.renewCodes(session);
  if (!codes) throw refuseAction('Two-step sign-in is off.');
  return { recovery_codes: codes };
};
