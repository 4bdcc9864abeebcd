import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLong } from '../../testKit/isLong';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

interface Page {
  count: number;
  next: string | null;
  results: MadeRecord[];
}

const entries = 'showquest/entries';
const participants = 'showquest/participants';
const runs = isLong ? 60 : 8;
let api: TestApi;
let staff: TestClient;
let reader: TestClient;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  reader = await api.loginAs('showquest', 'participant');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
});
afterAll(() => api.close());

/** Number that a list counts, and number of records reached by following `next`. */
async function countedAndReached(client: TestClient, path: string): Promise<[number, number]> {
  const hashcodes = new Set<string>();
  let counted: number | undefined;
  let next: string | null = `${path}?page_size=2`;
  while (next !== null) {
    const answer = await client.call('GET', next);
    expect(answer.status).toBe(200);
    // The contract's envelope of a list.
    const page = answer.body as Page;
    for (const { hashcode } of page.results) hashcodes.add(hashcode);
    counted ??= page.count;
    next = page.next;
  }
  return [counted ?? -1, hashcodes.size];
}

async function count(client: TestClient, path: string): Promise<number> {
  const [counted, reached] = await countedAndReached(client, path);
  expect(counted).toBe(reached);
  return counted;
}

const act = (path: string, action: string, target: string) =>
  staff.call('POST', `${path}/actions`, { action, target });

async function begin(messages: number): Promise<string> {
  const { hashcode } = await maker.make('conversations');
  for (let turn = 0; turn < messages; turn += 1) {
    await staff.call('POST', 'callboard/messages', { conversation: hashcode, body: `Message ${turn}` });
  }
  return hashcode;
}

async function join(conversation: string): Promise<MadeRecord> {
  return maker.make('conversationMembers', { conversation, user: reader.user });
}

it('[3.2] counts the messages of a conversation from the moment at which the reader is in it', async () => {
  await join(await begin(6));
  expect(await count(reader, 'callboard/messages')).toBe(6);
  expect(await count(reader, 'messaging/members')).toBe(2);
  const member = await join(await begin(3));
  expect(await count(reader, 'callboard/messages')).toBe(9);
  expect(await count(reader, 'messaging/members')).toBe(4);
  await staff.call('DELETE', `messaging/members/${member.hashcode}`);
  expect(await count(reader, 'callboard/messages')).toBe(6);
});

it('[3.2] counts the tasks of an event as long as the reader has an entry there that stands', async () => {
  const { hashcode: event } = await maker.make('events');
  await maker.make('tasks', { event, audience: 'participant' });
  await maker.make('tasks', { event, audience: 'participant' });
  const before = await count(reader, 'callboard/tasks');
  const entry = await maker.make('entries', { event, performance: null });
  const named = { event, entry: entry.hashcode, individual: reader.individual };
  const performer = await maker.make('participants', named);
  expect(await count(reader, 'callboard/tasks')).toBe(before + 2);
  await act(entries, 'withdraw', entry.hashcode);
  expect(await count(reader, 'callboard/tasks')).toBe(before);
  await act(entries, 'reopen', entry.hashcode);
  expect(await count(reader, 'callboard/tasks')).toBe(before + 2);
  await act(participants, 'withdraw', performer.hashcode);
  expect(await count(reader, 'callboard/tasks')).toBe(before);
});

it(`[3.2] after any write, a count is the number of records that next leads to`, async () => {
  const lists = ['callboard/messages', 'messaging/members', 'messaging/conversations', 'callboard/tasks'];
  const conversations = [await begin(2), await begin(3), await begin(1)];
  const members = new Map<string, string>();
  const { hashcode: event } = await maker.make('events');
  await maker.make('tasks', { event, audience: 'participant' });
  const { hashcode: entry } = await maker.make('entries', { event, performance: null });
  const performer = await maker.make('participants', {
    event,
    entry,
    individual: reader.individual,
  });
  let compared = 0;

  const writes: Record<string, (which: number) => Promise<unknown>> = {
    async join(which) {
      const conversation = conversations[which] ?? '';
      if (!members.has(conversation)) members.set(conversation, (await join(conversation)).hashcode);
    },
    async leave(which) {
      const conversation = conversations[which] ?? '';
      await staff.call('DELETE', `messaging/members/${members.get(conversation)}`);
      members.delete(conversation);
    },
    say: (which) =>
      staff.call('POST', 'callboard/messages', { conversation: conversations[which], body: 'More' }),
    withdrawEntry: () => act(entries, 'withdraw', entry),
    reopenEntry: () => act(entries, 'reopen', entry),
    withdrawPerformer: () => act(participants, 'withdraw', performer.hashcode),
    inviteAgain: () => act(participants, 'invite_again', performer.hashcode),
    addTask: () => maker.make('tasks', { event, audience: 'participant' }),
  };
  const write = fc.record({
    kind: fc.constantFrom(...Object.keys(writes)),
    which: fc.nat(conversations.length - 1),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 2, maxLength: 6 }), async (written) => {
      for (const { kind, which } of written) {
        await writes[kind]?.(which);
        for (const list of lists) {
          const [counted, reached] = await countedAndReached(reader, list);
          expect([kind, list, counted]).toEqual([kind, list, reached]);
          compared += 1;
        }
      }
    }),
    { numRuns: runs, endOnFailure: true },
  );
  process.stdout.write(`${compared} counts of linked records compared with what next leads to\n`);
  expect(compared).toBeGreaterThanOrEqual(runs * 2 * lists.length);
}, 300_000);
