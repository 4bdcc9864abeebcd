import type { UserHandler } from '../../tools/ActionTools';

/** Ends the session of the header's token (clause 7.3): the token is worth nothing from now on. */
export const logout: UserHandler<'logout'> = async ({ sessions }, { session }) => {
  await sessions.end(session);
  return {};
};
