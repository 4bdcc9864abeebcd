import { randomUUID } from 'node:crypto';
import { does } from '../../testKit/judgingKit';
import { blankTarget } from '../../testKit/madeRecord';
import { converse, sendMessage } from '../../testKit/messagingKit';
import { anotherPerson, change, reason, transit, type Office, type RowCase } from './rowCase';

/** An answer of one's own to a form. */
export async function ownAnswer(office: Office): Promise<RowCase> {
  const { api, maker } = office;
  const client = await api.loginAs('showquest', 'collaborator');
  const { hashcode: target } = await maker.make('formInstances');
  const name = (individual: string | null) =>
    api.asOwner('UPDATE form_instances SET individual = $2 WHERE hashcode = $1', [target, individual]);
  await name(client.individual);
  return {
    client,
    calls: { submitForm: { target } },
    losses: {
      'it is of another person': async () => name((await maker.make('individuals')).hashcode),
      'they are another person': () => anotherPerson(office, client),
    },
  };
}

const entries = 'showquest/entries';
/** A submitted entry with one member. */
async function anEntry({ maker, staff }: Office, given: object) {
  const event = await maker.make('events', {
    starts_on: '2029-05-01',
    ends_on: '2029-05-02',
    entries_close: null,
    entry_limit: null,
  });
  const entry = await maker.make('entries', {
    event: event.hashcode,
    performance: null,
    slot_starts_at: null,
    ...given,
  });
  const place = { event: event.hashcode, entry: entry.hashcode, individual: null };
  const member = await maker.make('participants', place);
  const coworker = await maker.make('collaborators', { entry: entry.hashcode });
  return { staff, entry: entry.hashcode, participant: member.hashcode, coworker: coworker.hashcode };
}

type Entry = Awaited<ReturnType<typeof anEntry>>;

/** Calls of those who enter on an entry, besides changing it. */
function callsOnEntry({ entry, participant, coworker }: Entry): RowCase['calls'] {
  const guardian = { name: 'Mere Tui', email: 'mere@example.org', phone: null, medical_notes: null };
  const member = { name: 'Cleo Kea', date_of_birth: '2016-02-29', year_level: 9 };
  return {
    changeMembers: { input: { entry, add: [{ ...member, name: `Ana ${randomUUID()}` }] } },
    openContactData: { input: { entry, participant } },
    saveGuardian: { input: { entry, participant, guardian } },
    sendConsentLinks: { input: { entry } },
    replaceMember: { input: { entry, participant, member, reason } },
    undoReplacement: { input: { entry, participant } },
    resendCoworker: { input: { coworker } },
  };
}

/** The entry's contact. */
export async function contact(office: Office): Promise<RowCase> {
  const client = await office.api.loginAs('showquest', 'participant');
  const entry = await anEntry(office, { contact: client.individual });
  return {
    client,
    calls: callsOnEntry(entry),
    losses: {
      'another is the contact': async () =>
        change(office, entries, entry.entry, { contact: (await office.maker.make('individuals')).hashcode }),
      'they are another person': () => anotherPerson(office, client),
    },
  };
}

/** A person of the school that entered. */
export async function school(office: Office): Promise<RowCase> {
  const { api, maker } = office;
  const client = await api.loginAs('showquest', 'participant');
  const [organisation, other] = [
    (await maker.make('organizationStructures')).hashcode,
    (await maker.make('organizationStructures')).hashcode,
  ];
  const entry = await anEntry(office, { organisation });
  const join = (school: string) =>
    change(office, 'individual/individuals', client.individual ?? '', { enters_for: school });
  await join(organisation);
  return {
    client,
    calls: callsOnEntry(entry),
    losses: {
      'they are at another school': () => join(other),
      'another school entered': () => change(office, entries, entry.entry, { organisation: other }),
      'they are another person': () => anotherPerson(office, client),
    },
  };
}

/** A co-worker of an entry, who can edit it. */
export async function coworker(office: Office): Promise<RowCase> {
  const { api, maker, staff } = office;
  const client = await api.loginAs('showquest', 'collaborator');
  const entry = await anEntry(office, {});
  const path = 'showquest/collaborators';
  const row = await maker.make('collaborators', { entry: entry.entry, user: client.user, right: 'edit' });
  const { changeMembers } = callsOnEntry(entry);
  return {
    client,
    calls: {
      ...(changeMembers && { changeMembers }),
      viewRecord: { input: { collection: 'entries', record: entry.entry, visit: randomUUID() } },
    },
    losses: {
      'they only see it': () => change(office, path, row.hashcode, { right: 'see' }),
      'they are removed': () => staff.call('DELETE', `${path}/${row.hashcode}`),
      'the entry is withdrawn': () => transit(staff, entries, 'withdraw', entry.entry),
    },
  };
}

/** A member of a conversation. */
export async function member({ api, staff }: Office): Promise<RowCase> {
  const client = await api.loginAs('showquest', 'participant');
  const conversation = await converse(staff, [client]);
  const message = await sendMessage(staff, conversation);
  const [row] = await api.asOwner<{ hashcode: string }>(
    'SELECT hashcode FROM conversation_members WHERE conversation = $1 AND "user" = $2',
    [conversation, client.user],
  );
  return {
    client,
    calls: {
      reactToMessage: { input: { message, emoji: '👍', is_on: true } },
      readConversation: { input: { conversation, number: 1 } },
      typeInConversation: { input: { conversation } },
      muteConversation: { input: { conversation, is_muted: true } },
      reportMessage: { input: { message, reason } },
    },
    losses: {
      'they are removed': () => staff.call('DELETE', `messaging/members/${row?.hashcode}`),
    },
  };
}

/** A receiver of an announcement. */
export async function receiver({ api, maker }: Office): Promise<RowCase> {
  const client = await api.loginAs('showquest', 'participant');
  const { hashcode: announcement } = await maker.make('announcements', {});
  await api.asOwner(`UPDATE announcements SET status = 'published' WHERE hashcode = $1`, [announcement]);
  await maker.make('announcementReceivers', { announcement, user: client.user });
  return {
    client,
    calls: { readAnnouncement: { input: { announcement } } },
    losses: {
      'they receive it no more': () =>
        api.asOwner('DELETE FROM announcement_receivers WHERE announcement = $1', [announcement]),
      'it is not published': () =>
        api.asOwner(`UPDATE announcements SET status = 'draft' WHERE hashcode = $1`, [announcement]),
    },
  };
}

/** One for whom a resource is meant. */
export async function meant({ api, maker, staff }: Office): Promise<RowCase> {
  const client = await api.loginAs('showquest', 'participant');
  const { hashcode: resource } = await maker.make('resources', { is_public: false });
  const target = await maker.make('resourceTargets', {
    ...blankTarget,
    resource,
    user: client.user,
  });
  await does(staff, 'callboard/resources', 'publish', resource);
  return {
    client,
    calls: { openResource: { input: { resource } } },
    losses: {
      'it is for them no more': () => staff.call('DELETE', `callboard/resource_targets/${target.hashcode}`),
      'it is for another': async () =>
        api.asOwner('UPDATE resource_targets SET "user" = $2 WHERE hashcode = $1', [
          target.hashcode,
          (await maker.make('users')).hashcode,
        ]),
    },
  };
}
