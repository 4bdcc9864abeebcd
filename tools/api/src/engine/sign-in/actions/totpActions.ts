import { sentences } from '@callboard/api-contract/sentences';
import { invalid, refusedAction } from '../../problems';
import { attemptLogin } from '../../sessions/loginThrottle';
import { base32, totpUri } from '../../sessions/security/totp';
import { tooManyAttempts } from './attemptAnswers';
import { accountInHand } from './changePassword';
import { confirmPassword } from './confirmPassword';
import { codeSubject } from './loginByCode';
import type { UserHandler } from '../../tools/ActionTools';

/** Begins to turn two-step sign-in on: answers the secret for an authenticator app. Nothing is on before its first code. */
export const beginTotp: UserHandler<'beginTotp'> = async (tools, { request, input, session }) => {
  await confirmPassword(tools, session, request, 'password', input.password);
  const secret = await tools.twoStep.begin(session.account);
  if (!secret) throw refusedAction(sentences.twoStepOn());
  return { secret: base32(secret), uri: totpUri(secret, session.email) };
};

/** Turns two-step sign-in on by a first code, answers the recovery codes once, and ends all other sessions. */
export const confirmTotp: UserHandler<'confirmTotp'> = async (tools, { request, input, session }) => {
  const { account } = session;
  const code = input.code.replace(/\s/g, '');
  const source = { subject: codeSubject(account), address: request.ip };
  const attempt = await attemptLogin(tools.database, source, () =>
    tools.twoStep.confirm(session, code, Date.now()),
  );
  if (attempt.status === 'blocked') throw tooManyAttempts(attempt);
  if (attempt.status === 'wrong') throw invalid({ code: [sentences.wrongCode()] });
  await tools.sessions.endAll(account, session);
  return { recovery_codes: attempt.value };
};

/** Turns two-step sign-in off: one's own by the password, or as an admin that of a user who lost their phone. */
export const removeTotp: UserHandler<'removeTotp'> = async (tools, { request, input, session }) => {
  const isOwn = 'password' in input;
  if (isOwn) await confirmPassword(tools, session, request, 'password', input.password);
  const account = isOwn ? session.account : await accountInHand(tools, session, input.user, 'twoStep');
  if (!(await tools.twoStep.remove({ account, tenant: session.tenant })))
    throw refusedAction(sentences.twoStepOffAlready());
  await tools.sessions.endAll(account, session);
  return {};
};

/** Exchanges the recovery codes. */
export const renewRecoveryCodes: UserHandler<'renewRecoveryCodes'> = async (
  tools,
  { request, input, session },
) => {
  await confirmPassword(tools, session, request, 'password', input.password);
  const codes = await tools.twoStep.renewCodes(session);
  if (!codes) throw refusedAction(sentences.twoStepOff());
  return { recovery_codes: codes };
};
