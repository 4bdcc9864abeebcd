import { notFound } from '../../problems';
import type { UserHandler } from '../../tools/ActionTools';

/** Where one is signed in. */
export const listSessions: UserHandler<'listSessions'> = async (
  { sessions },
  { session: { account, tokenHash } },
) => {
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
export const endSession: UserHandler<'endSession'> = async ({ sessions }, { input, session }) => {
  if (!(await sessions.endNamed(session.account, input.session))) throw notFound();
  return {};
};

/** Signs out everywhere else. */
export const endOtherSessions: UserHandler<'endOtherSessions'> = async ({ sessions }, { session }) => {
  return { ended: await sessions.endAll(session.account, session) };
};
