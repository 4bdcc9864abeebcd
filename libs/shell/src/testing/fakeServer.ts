import { vi } from 'vitest';

/** A recorded request. */
export interface ServerCall {
  name: string;
  headers: Headers;
  body: unknown;
}

type Answer = () => Response | Promise<Response>;

export interface FakeAnswers {
  arguments?: Answer;
  login?: Answer;
  resume?: Answer;
  logout?: Answer;
  /** The check of a reset link, the lookup of an invitation, and the list of domains. */
  resetToken?: Answer;
  activation?: Answer;
  domains?: Answer;
  notificationCount?: Answer;
  notifications?: Answer;
  unreadMessages?: Answer;
  /** Public notices, and the address of a public file. */
  notices?: Answer;
  /** The night of a performance in the foyer. */
  foyer?: Answer;
  /** The public timetable of an event. */
  timetable?: Answer;
  /** The vote of the audience on a stage, and a vote that is cast. */
  audienceVote?: Answer;
  castVote?: Answer;
  /** A public badge, and the keys that it is checked with. */
  publicBadge?: Answer;
  badgeKeys?: Answer;
  /** The public season, and the schools that a search finds. */
  season?: Answer;
  publicResults?: Answer;
  publicLadders?: Answer;
  schools?: Answer;
  /** Questions behind a guardian's link. */
  consentLink?: Answer;
  /** Any other action of the user, by its name. */
  [action: string]: Answer | undefined;
}

export const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
export const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

const user = {
  hashcode: 'user-1',
  email: 'staff@showquest.test',
  name_search: 'Aroha Ngata',
  is_admin: false,
  roles: ['staff'],
};

const modules = [
  {
    code: 'events',
    name: 'Events',
    icon_name: 'calendar',
    action: { type: 'redirect', redirect_url: '/events' },
    items: [],
  },
  {
    code: 'entries',
    name: 'Acts',
    icon_name: 'stage',
    action: { type: 'redirect', redirect_url: '/entries' },
    items: [
      { code: 'entries', name: 'All acts', action: { type: 'redirect', redirect_url: '/entries' } },
      {
        code: 'participants',
        name: 'Performers',
        action: { type: 'redirect', redirect_url: '/participants' },
      },
    ],
  },
];

const routes = [
  {
    name: 'Events',
    path: '/events',
    component: 'EventsCentre',
    meta: { title: 'All events', collection: 'events' },
  },
  { name: 'Event', path: '/events/:hashcode', component: 'EventProfile' },
  { name: 'Acts', path: '/entries', component: 'RecordList', meta: { title: 'Acts' } },
];

/** The response to a login, with overrides. */
export function loginAnswer(navigation: object = {}, person: object = {}, menu: unknown[] = []) {
  return {
    success: true,
    data: {
      authorization: { token: 'token-1' },
      user: { ...user, ...person },
      navigation: { menus: { modules }, flow: { redirect_url: '/dashboard' }, routes, ...navigation },
      user_menu: menu,
    },
  };
}

/** Stands in for the server of the shell's own calls; throws on any other. */
export function fakeServer(given: FakeAnswers = {}): { calls: ServerCall[] } {
  const answers: FakeAnswers = {
    arguments: json({ success: true, data: { app_args: { environment: 'production' } } }),
    login: json(loginAnswer()),
    resume: json(loginAnswer()),
    logout: json({ success: true, data: {} }),
    notificationCount: json({ success: true, data: { unread: 0 } }),
    notifications: json({ success: true, data: { results: [], has_more: false } }),
    unreadMessages: json({ success: true, data: { total: 0, conversations: [] } }),
    publicResults: json({ success: true, data: { stages: [] } }),
    publicLadders: json({ success: true, data: { stages: [] } }),
    ...given,
  };
  const calls: ServerCall[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = new URL(String(input), 'http://localhost').pathname.replace('/api/v21/system/', '');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const name = nameOf(path, body);
    calls.push({ name, headers: new Headers(init.headers), body });
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
    if (!answer) throw new Error(`The test answers no call of ${init.method} ${path}.`);
    return answer();
  });
  return { calls };
}

const names: readonly [string, string][] = [
  ['app/arguments', 'arguments'],
  ['user/passwords/', 'resetToken'],
  ['user/activations/', 'activation'],
  ['tenant/domains', 'domains'],
  ['notifications/count', 'notificationCount'],
  ['notifications', 'notifications'],
  ['messaging/unread', 'unreadMessages'],
  ['notices', 'notices'],
  ['foyer/', 'foyer'],
  ['timetable/', 'timetable'],
  ['badges/', 'publicBadge'],
  ['badge_keys', 'badgeKeys'],
  ['vote/', 'audienceVote'],
  ['vote', 'castVote'],
  ['season/results', 'publicResults'],
  ['season/ladders', 'publicLadders'],
  ['season', 'season'],
  ['schools', 'schools'],
  ['consents/links/', 'consentLink'],
];

function nameOf(path: string, body: unknown): string {
  const known = names.find(([start]) => path.startsWith(start));
  if (known) return known[1];
  const { action, data } = body as { action: string; data?: unknown }; // Only the shell's own calls come here.
  return action === 'login' && data === undefined ? 'resume' : action;
}
