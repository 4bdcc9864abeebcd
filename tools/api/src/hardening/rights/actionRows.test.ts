import { actionRequest, collectionOfAction, hasRole, roles, type TenantCode } from '@callboard/api-contract';
import { actionNamed, actionNames, type ActionName } from '@callboard/api-contract/actions';
import { collectionAt, collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createRecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi } from '../../testKit/startTestApi';
import { contact, coworker, meant, member, ownAnswer, receiver, school } from './memberRows';
import { driver, headOfPanel, seatOnGames, seatOnPanel } from './panelRows';
import type { Office, RowCase } from './rowCase';

interface ActionRow {
  tenant?: TenantCode;
  actions: readonly ActionName[];
  make: (office: Office) => Promise<RowCase>;
}

const ofEntries = [
  'changeMembers',
  'openContactData',
  'saveGuardian',
  'sendConsentLinks',
  'replaceMember',
  'undoReplacement',
  'resendCoworker',
] as const;

/** The rows by which users call what their role alone does not permit, by whom they make of a user. */
const rows: Readonly<Record<string, ActionRow>> = {
  'a judge of a panel': {
    make: seatOnPanel,
    actions: ['score', 'signSheet', 'stepAside', 'markPrivately', 'scoreTryout'],
  },
  'the head judge': {
    make: headOfPanel,
    actions: [
      'takeOverWork',
      'dismissWork',
      'reopenSheet',
      'replaceJudge',
      'planRelease',
      'decidePlace',
      'releaseResults',
      'correctResults',
      'runCeremony',
    ],
  },
  'who runs a ceremony': { make: driver, actions: ['runCeremony'] },
  'a judge of games': {
    tenant: 'basketball',
    make: seatOnGames,
    actions: ['recordScore', 'postponeGame', 'abandonGame', 'forfeitGame', 'finishGame'],
  },
  'the owner of an answer': { make: ownAnswer, actions: ['submitForm'] },
  'the contact of an entry': { make: contact, actions: ofEntries },
  'a person of the school': { make: school, actions: ofEntries },
  'a co-worker who can edit': { make: coworker, actions: ['changeMembers', 'viewRecord'] },
  'a member of a conversation': {
    make: member,
    actions: [
      'reactToMessage',
      'readConversation',
      'typeInConversation',
      'muteConversation',
      'reportMessage',
    ],
  },
  'a receiver of an announcement': { make: receiver, actions: ['readAnnouncement'] },
  'one for whom a resource is meant': { make: meant, actions: ['openResource'] },
};

let api: TestApi;
const offices = new Map<TenantCode, Office>();
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function officeAt(tenant: TenantCode): Promise<Office> {
  const known = offices.get(tenant);
  if (known) return known;
  const [staff, admin] = [await api.loginAs(tenant, 'staff'), await api.loginAs(tenant, 'admin')];
  const maker = createRecordMaker(api, admin, collectionNames.map(collectionNamed));
  const office = { api, staff, admin, maker };
  offices.set(tenant, office);
  return office;
}

test.each(Object.entries(rows))(
  '[6.8] %s can call what the row permits, and nothing of it without the row',
  async (_title, { tenant = 'showquest', actions, make }) => {
    const office = await officeAt(tenant);
    const { losses } = await make(office);
    for (const cause of Object.keys(losses)) {
      const { client, calls, losses: all } = await make(office);
      for (const action of actions) {
        const { status, body } = await call(client, action, calls);
        const was = `${action}: ${JSON.stringify(body)}`;
        // Refused for what the record is by now, the right was there.
        expect([200, 400, 409], was).toContain(status);
        expect(was).not.toMatch(/another user|head judge|is running/i);
      }
      await all[cause]?.();
      for (const action of actions)
        // A process hears a little later that a user has changed.
        await vi.waitFor(async () => {
          const { status, body } = await call(client, action, calls);
          const was = `${action}, when ${cause}: ${status} ${JSON.stringify(body)}`;
          expect(cause === 'another runs it' ? [409] : [403, 404], was).toContain(status);
        });
    }
  },
);

function call(client: RowCase['client'], key: ActionName, calls: RowCase['calls']) {
  const action = actionNamed(key);
  const args = calls[key];
  if (!args) throw new Error(`${key} is not prepared.`);
  const name = collectionOfAction(action);
  const collection = name ? collectionAt(name, client.tenant) : undefined;
  const { method, path, body } = actionRequest(action, args, 21, collection);
  return client.call(method, path, body);
}

/** Actions of users on their own account, pages, orders and notifications: the call names no record of anyone else. */
const onOwn: readonly ActionName[] = [
  'beginEntry',
  'beginPasskey',
  'beginTotp',
  'changeNotificationSettings',
  'changePassword',
  'confirmPasskey',
  'confirmTotp',
  'endOtherSessions',
  'endSession',
  'exportMyData',
  'handOverWork',
  'keepOwnPage',
  'listSessions',
  'logout',
  'markNotificationsRead',
  'markNotificationsUnread',
  'openOwnOrder',
  'removeOwnPage',
  'removePasskey',
  'removeTotp',
  'renewRecoveryCodes',
  'saveOwnPage',
  'security',
  'setLanguage',
  'subscribePush',
  'unsubscribePush',
];

/** Actions of the owner of a file, a creative or the maker of a change, of whom nothing takes the record away: their own tests try strangers. */
const byMaker: readonly ActionName[] = [
  'removeAttachment',
  'describePicture',
  'undo',
  'proposeAchievement',
  'openBadge',
  'closeBadge',
];

test('[6.8] every action of others than the office is called by a row, or concerns the caller alone', () => {
  const others = roles.filter((role) => !hasRole(['staff'], [role]) && role !== 'admin');
  const open = actionNames.filter((key) => {
    const { roles: audience } = actionNamed(key);
    if (audience === 'public') return false;
    return audience === 'session' || others.some((role) => hasRole([role], audience));
  });
  const tried = new Set(Object.values(rows).flatMap(({ actions }) => actions));
  expect(open.filter((key) => !tried.has(key)).sort()).toEqual([...onOwn, ...byMaker].sort());
});
