import type { TenantCode } from '@callboard/api-contract';
import type { AnswerOf, ParsedInputOf } from '@callboard/api-contract/actions';
import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { foreignHostWords, isForeignToHost } from '../../plugins/tenantOfRequest';
import { forbidden, refusedAction } from '../../problems';
import { requireSession, tokenOf } from '../../sessions/authenticate';
import { attemptLogin } from '../../sessions/loginThrottle';
import { isPassword, refuseWhenBusy } from '../../sessions/passwords';
import { presentLogin } from '../presentLogin';
import { counts, tooManyAttempts } from './attemptAnswers';
import { beginSession } from './beginSession';
import { loginByPasskey } from './loginByPasskey';
import { loginByCode } from './loginByCode';
import type { ActionTools, UserHandler } from '../../tools/ActionTools';

/**
 * Signs in by email and password, or by the ticket of a first step with a code or a passkey, or resumes the session of the
 * header's token (clauses 2.29, 7.2).
 */
export const login: UserHandler<'login'> = async (tools, { request, input }) => {
  if (!input || !('email' in input || 'ticket' in input)) return resume(tools, request);
  if ('email' in input) return loginByPassword(tools, request, input);
  return 'passkey' in input ? loginByPasskey(tools, request, input) : loginByCode(tools, request, input);
};

async function resume(tools: ActionTools, request: FastifyRequest): Promise<AnswerOf<'login'>> {
  const token = tokenOf(request);
  if (token === null) throw refusedAction(sentences.wrongPayload());
  const session = await requireSession(request, tools.sessions, 'reading');
  return presentLogin(session, token, tools);
}

async function loginByPassword(
  tools: ActionTools,
  request: FastifyRequest,
  { email, password, domain }: Extract<ParsedInputOf<'login'>, { email: string }>,
): Promise<AnswerOf<'login'>> {
  refuseWhenBusy();
  if (domain && request.headers.domain !== undefined && request.headers.domain !== domain) {
    throw forbidden(sentences.otherTenantInForm());
  }
  const tenant = domain ?? request.tenant;
  if (isForeignToHost(request, tenant)) throw forbidden(foreignHostWords);
  const source = { subject: email, address: request.ip };
  const attempt = await attemptLogin(tools.database, source, () =>
    findHolder(tools, tenant, email, password),
  );
  if (attempt.status === 'blocked') throw tooManyAttempts(attempt);
  if (attempt.status === 'wrong') {
    throw refusedAction(sentences.wrongLogin(), counts(attempt.failed));
  }
  const holder = { tenant, ...attempt.value };
  const { isOn } = await tools.twoStep.stateOf(holder.account);
  return isOn ? requestSecondStep(tools, request, holder) : beginSession(tools, request, holder);
}

const accountRow = v.object({ id: v.string(), password_hash: v.nullable(v.string()) });
const memberRow = v.object({ user: v.string() });

/** The membership that an email and password belong to. An unknown email takes as long as a wrong password. */
async function findHolder({ database }: ActionTools, tenant: TenantCode, email: string, password: string) {
  const [account] = await database.shared.rows(accountRow, {
    text: 'SELECT id, password_hash FROM accounts WHERE lower(email) = $1',
    values: [email],
  });
  const isRight = await isPassword(password, account?.password_hash ?? null);
  const [member] = await database.forTenant(tenant).rows(memberRow, {
    text: `SELECT hashcode AS "user" FROM users WHERE tenant = $1 AND account = $2 AND status = 'active'`,
    values: [tenant, account?.id ?? null],
  });
  return isRight && account && member ? { user: member.user, account: account.id } : null;
}

async function requestSecondStep(
  { tickets, passkeys }: ActionTools,
  request: FastifyRequest,
  holder: { tenant: TenantCode; user: string; account: string },
): Promise<AnswerOf<'login'>> {
  const ticket = await tickets.issue('second_step', { ...holder, challenge: null }, request.ip);
  const hasPasskey = (await passkeys.list(holder.tenant, holder.user)).length > 0;
  return {
    second_step: { ticket, methods: hasPasskey ? ['totp', 'recovery', 'passkey'] : ['totp', 'recovery'] },
  };
}
