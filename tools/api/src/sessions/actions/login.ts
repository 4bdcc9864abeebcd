import { tenantCodes } from '@callboard/api-contract';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { forbidden } from '../../problems';
import { requireSession, tokenOf } from '../authenticate';
import { attemptLogin } from '../loginThrottle';
import { isPassword } from '../passwords';
import { presentLogin } from '../presentLogin';
import { counts, tooManyAttempts } from './attemptAnswers';
import { emailSchema, parseGiven, refuseAction, type ActionTools, type UserAction } from './userAction';

const givenSchema = v.object({
  email: emailSchema,
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(1_000)),
  domain: v.optional(v.picklist(tenantCodes)),
});

/** Signs in by e-mail and password, or resumes the session of the header's token (clauses 2.29, 7.2). */
export const login: UserAction = async (tools, request, given) => {
  if (!isEmpty(given)) return loginByPassword(tools, request, given);
  const token = tokenOf(request);
  if (token === null) throw refuseAction('wrong payload');
  return presentLogin(await requireSession(request, tools.sessions), token, tools.settings);
};

function isEmpty(given: unknown): boolean {
  return given == null || (typeof given === 'object' && Object.keys(given).length === 0);
}

async function loginByPassword(tools: ActionTools, request: FastifyRequest, given: unknown): Promise<object> {
  request.server.limitRate(request, 'login');
  const { database, sessions, settings } = tools;
  const { email, password, domain } = parseGiven(givenSchema, given);
  if (domain && request.headers.domain !== undefined && request.headers.domain !== domain) {
    throw forbidden('The Domain header names another tenant than the form.');
  }
  const tenant = domain ?? request.tenant;
  const source = { email, address: request.ip };
  const attempt = await attemptLogin(database, tenant, source, () =>
    findHolder(tools, tenant, email, password),
  );
  if (attempt.status === 'blocked') throw tooManyAttempts(attempt);
  if (attempt.status === 'wrong') {
    throw refuseAction('The e-mail or the password is not right.', counts(attempt.failed));
  }
  await endFormerSession(tools, request);
  const token = await sessions.begin(tenant, attempt.value, request.headers['user-agent']);
  const session = await sessions.find(token);
  if (!session) throw new Error('A session that was begun a moment ago cannot be found.');
  return presentLogin(session, token, settings);
}

/** The membership that an e-mail and password belong to. An e-mail that nobody has takes as long as a wrong password. */
async function findHolder({ database }: ActionTools, tenant: ActionTenant, email: string, password: string) {
  const [account] = await database.shared.query<{ id: string; password_hash: string | null }>({
    text: 'SELECT id, password_hash FROM accounts WHERE lower(email) = $1',
    values: [email],
  });
  const isRight = await isPassword(password, account?.password_hash ?? null);
  const [member] = await database.forTenant(tenant).query<{ user: string }>({
    text: `SELECT hashcode AS "user" FROM users WHERE tenant = $1 AND account = $2 AND status = 'active'`,
    values: [tenant, account?.id ?? null],
  });
  return isRight && account && member ? { user: member.user, account: account.id } : null;
}

type ActionTenant = FastifyRequest['tenant'];

/** Whoever signs in anew leaves no session behind that nobody can end any more. */
async function endFormerSession({ sessions }: ActionTools, request: FastifyRequest): Promise<void> {
  const token = tokenOf(request);
  const former = token === null ? null : await sessions.find(token);
  if (former) await sessions.end(former);
}
