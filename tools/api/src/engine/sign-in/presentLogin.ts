import { roles } from '@callboard/api-contract';
import type { AnswerOf } from '@callboard/api-contract/actions';
import { serverName } from '../buildNumber';
import { pages } from '../ports/pages';
import { readProfiles } from '../ports/profiles';
import { featuresOf } from '../navigation/featuresOf';
import { navigationFor } from '../navigation/navigationFor';
import type { ActionTools } from '../tools/ActionTools';
import type { Session } from '../plugins/session';

const myTickets = {
  name: 'My tickets',
  icon_name: 'ticket',
  action: { type: 'redirect', redirect_url: '/account/tickets' },
};

const userMenu = [
  { name: 'Change Password', icon_name: 'key', action: { type: 'open_modal', modal: 'change_password' } },
  { name: 'Your account', icon_name: 'user', action: { type: 'redirect', redirect_url: '/account' } },
  {
    name: 'Send me my data',
    icon_name: 'download',
    action: { type: 'action_endpoint', endpoint: 'user/actions', action: 'export_my_data' },
  },
];

/** Answer of a sign-in (clauses 3.9, 3.16 to 3.20): who it is, what they can do, and where they can go. */
export async function presentLogin(
  session: Session,
  token: string,
  {
    database,
    secrets,
    settings: { hasSuperAdmin, features },
  }: Pick<ActionTools, 'database' | 'secrets' | 'settings'>,
): Promise<AnswerOf<'viewAs'>> {
  const { user, name, email, language, individual, viewing } = session;
  const { navigation, ...rest } = navigationFor(session, features, await pages().list(database, session));
  const hasTickets = featuresOf(session.tenant, features).ticketing;
  const isAdmin = session.roles.includes('admin');
  const { employee, principal_contractor } = await readProfiles()(database, session);
  return {
    // A user who views as another one types nothing in their name.
    authorization: { token, ...(!viewing && { draft_key: secrets.draftKey(session.tenant, user) }) },
    server: { version: serverName },
    global_permissions: isAdmin ? [...roles] : [...session.roles],
    user: {
      hashcode: user,
      email,
      language,
      name_search: name,
      is_admin: isAdmin,
      is_super_admin: isAdmin && hasSuperAdmin,
      roles: [...session.roles],
      limits: isAdmin ? {} : session.roles.limits,
      individual,
      profiles: employee ? { Employee: { hashcode: employee } } : {},
      ...(principal_contractor && { principal_contractor }),
      qed_model: { title: name, model: 'individual.Individual' },
    },
    ...rest,
    navigation: { ...navigation, routes: navigation.routes.map((route) => ({ ...route })) },
    // The account is the user's own: an admin who views as them neither sees nor changes it.
    user_menu: viewing ? [] : [...(hasTickets ? [myTickets] : []), ...userMenu],
    ...(viewing && { viewing: { by: viewing.by, until: viewing.until.toISOString() } }),
  };
}
