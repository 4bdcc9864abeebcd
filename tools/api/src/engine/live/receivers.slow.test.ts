import { tenantCodes, type Role, type TenantCode } from '@callboard/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLong } from '../../testKit/isLong';
import { connectSocket, listen } from '../../testKit/socketClient';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const changesOfTenant = isLong ? 5_000 : 300;
const usersOfTenant = 20;
const conversationsOfTenant = 12;
/** Less than what is sent one by one. */
const batchSize = 50;
const roleOf = (index: number): Role =>
  (['admin', 'staff', 'judge', 'participant', 'collaborator'] as const)[index % 5] ?? 'judge';

let api: TestApi;
let address: string;
beforeAll(async () => {
  api = await startTestApi();
  address = await listen(api);
});
afterAll(() => api.close());

/** The same numbers in every run. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** User with the pushes that they must get, by what the test itself knows of rights, and those that they got. */
interface Person {
  client: TestClient;
  role: Role;
  sockets: ReturnType<typeof connectSocket>[];
  expected: string[];
}

const readsAll = ({ role }: Person) => role === 'admin' || role === 'staff';
/** Members come and go by records of their own, which some can read: those do not count. */
const got = ({ sockets }: Person, { members }: Pick<Running, 'members'>) =>
  sockets.flatMap(({ changed }) => changed()).filter((record) => members.has(record));

async function startTenant(tenant: TenantCode, random: (below: number) => number) {
  const people: Person[] = [];
  for (let index = 0; index < usersOfTenant; index += 1) {
    const role = roleOf(index);
    const client = await api.loginAs(tenant, role);
    people.push({ client, role, sockets: [], expected: [] });
  }
  const [admin] = people;
  if (!admin) throw new Error('There is nobody.');
  const members = new Map<string, Person[]>();
  for (let count = 0; count < conversationsOfTenant; count += 1) {
    const some = people.filter(() => random(3) === 0);
    const answer = await admin.client.call('POST', 'messaging/conversations', {
      subject: `Conversation ${count}`,
      members: some.map(({ client }) => client.user),
    });
    // Every create answers its record under `data`.
    const { hashcode } = (answer.body as { data: { hashcode: string } }).data;
    members.set(hashcode, some);
  }
  for (const person of people) {
    person.sockets.push(connectSocket({ to: address, token: person.client.token, domain: tenant }));
  }
  for (const { sockets } of people) await sockets[0]?.connected;
  return { tenant, people, members };
}

type Running = Awaited<ReturnType<typeof startTenant>>;

/** Changes some conversations in one transaction, and adds to what all of them must get. */
async function changeSome({ tenant, people, members }: Running, random: (below: number) => number) {
  const all = [...members.keys()];
  const selected = Array.from({ length: batchSize }, () => all[random(all.length)] ?? '');
  await api.database.forTenant(tenant).write({ actor: null }, async (transaction) => {
    for (const conversation of selected) {
      await transaction.query({
        text: `UPDATE conversations SET subject = $3 WHERE tenant = $1 AND hashcode = $2`,
        values: [tenant, conversation, `Subject ${random(1_000_000)}`],
      });
    }
  });
  for (const person of people) {
    person.expected.push(
      ...selected.filter(
        (conversation) => readsAll(person) || (members.get(conversation) ?? []).includes(person),
      ),
    );
  }
}

async function untilComplete(running: Running): Promise<void> {
  const isMissing = (person: Person) => got(person, running).length < person.expected.length;
  await expect.poll(() => running.people.filter(isMissing).length, { timeout: 20_000 }).toBe(0);
}

/** Takes the role of a member of staff away, and lets them connect again, where they get no more than a judge. */
async function demote({ tenant, people }: Running): Promise<void> {
  const person = people.find(({ role }) => role === 'staff');
  const [socket] = person?.sockets ?? [];
  if (!person || !socket) throw new Error('There is no staff.');
  await api.asOwner(`UPDATE users SET roles = '{judge}' WHERE tenant = $1 AND hashcode = $2`, [
    tenant,
    person.client.user,
  ]);
  expect(await socket.ended).toContain('4403');
  person.role = 'judge';
  const again = connectSocket({
    to: address,
    token: person.client.token,
    domain: tenant,
    after: socket.position(),
  });
  person.sockets.push(again);
  await again.connected;
}

/** Takes a member out of a conversation. */
async function expel({ tenant, members }: Running): Promise<void> {
  const found = [...members].flatMap(([conversation, some]) =>
    some.filter((person) => !readsAll(person)).map((person) => ({ conversation, some, person })),
  );
  const [first] = found;
  if (!first) throw new Error('There is no member.');
  await api.asOwner(
    `DELETE FROM conversation_members WHERE tenant = $1 AND conversation = $2 AND "user" = $3`,
    [tenant, first.conversation, first.person.client.user],
  );
  members.set(
    first.conversation,
    first.some.filter((person) => person !== first.person),
  );
}

it(
  '[7.48] sends nothing to the wrong receiver and everything to the right ones, also after rights were taken away',
  async () => {
    const random = createRandom(7);
    const running: Running[] = [];
    for (const tenant of tenantCodes) running.push(await startTenant(tenant, random));
    const batches = changesOfTenant / batchSize;
    for (let batch = 0; batch < batches; batch += 1) {
      await Promise.all(running.map((tenant) => changeSome(tenant, random)));
      // Not more than is sent one by one.
      if (batch % 5 === 4) await Promise.all(running.map(untilComplete));
      if (batch === Math.floor(batches / 2)) {
        await Promise.all(running.map(untilComplete));
        for (const tenant of running) {
          await demote(tenant);
          await expel(tenant);
        }
      }
    }
    await Promise.all(running.map(untilComplete));
    const totals = { sockets: 0, sent: 0, wrong: 0 };
    for (const tenant of running) {
      for (const person of tenant.people) {
        const received = got(person, tenant);
        totals.sockets += person.sockets.length;
        totals.sent += received.length;
        if (received.join() !== person.expected.join()) totals.wrong += 1;
        expect(person.sockets.flatMap(({ codes }) => codes())).not.toContain('resync');
      }
    }
    process.stdout.write(
      `${running.length} tenants, ${totals.sockets} sockets, ${changesOfTenant * running.length} changes: ${totals.sent} pushes, ${totals.wrong} sockets with a wrong, missing or doubled one\n`,
    );
    expect(totals.wrong).toBe(0);
    expect(totals.sent).toBeGreaterThan(changesOfTenant);
  },
  isLong ? 900_000 : 120_000,
);
