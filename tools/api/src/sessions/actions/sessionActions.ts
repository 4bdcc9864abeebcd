import * as v from 'valibot';
import { notFound } from '../../problems';
import { requireSession } from '../authenticate';
import { hashcodeSchema, parseGiven, type UserAction } from './userAction';

const endSchema = v.object({ session: hashcodeSchema });

/** Where one is signed in. */
export const listSessions: UserAction = async ({ sessions }, request) => {
  const { account, tokenHash } = await requireSession(request, sessions);
  const found = await sessions.list(account);
  return {
    sessions: found.map((session) => ({
      hashcode: session.hashcode,
      created: session.created.toISOString(),
      last_seen: session.last_seen.toISOString(),
      user_agent: session.user_agent,
      is_current: session.token_hash.equals(tokenHash),
      domain: session.tenant,
    })),
  };
};

/** Signs one of one's own sessions out. */
export const endSession: UserAction = async ({ sessions }, request, given) => {
  const { account } = await requireSession(request, sessions);
  const { session } = parseGiven(endSchema, given);
  if (!(await sessions.endNamed(account, session))) throw notFound();
  return {};
};

/** Signs out everywhere else. */
export const endOtherSessions: UserAction = async ({ sessions }, request) => {
  const session = await requireSession(request, sessions);
  return { ended: await sessions.endAll(session.account, session) };
};
