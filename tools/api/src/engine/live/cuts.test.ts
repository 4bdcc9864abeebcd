import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { isLong } from '../../testKit/isLong';
import { startSilentProxy } from '../../testKit/silentProxy';
import { connectSocket, listen } from '../../testKit/socketClient';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const cutMs = isLong ? 90_000 : 2_000;
const messages = isLong ? 200 : 40;
const changes = isLong ? 50 : 10;

let api: TestApi;
let address: string;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  address = await listen(api);
  admin = await api.loginAs('showquest', 'admin');
});
afterAll(() => api.close());

async function written(method: 'POST' | 'PATCH', path: string, body: object): Promise<string> {
  const answer = await admin.call(method, path, body);
  expect(answer.status).toBeLessThan(300);
  // A create answers its record under `data`, a patch answers it as it is.
  const record = answer.body as { data?: { hashcode: string }; hashcode: string };
  return record.data?.hashcode ?? record.hashcode;
}

it(
  '[7.48] loses, doubles and reorders nothing in a cut during messages and changes',
  async () => {
    const member = await api.loginAs('showquest', 'participant');
    const conversation = await written('POST', 'messaging/conversations', {
      subject: 'Lights',
      members: [member.user],
    });
    const regions: string[] = [];
    for (let count = 0; count < changes; count += 1) {
      regions.push(await written('POST', 'callboard/regions', { name: `Region ${randomUUID()}` }));
    }
    const proxy = await startSilentProxy(address);
    onTestFinished(() => proxy.close());
    const cut = connectSocket({ to: proxy.url, token: member.token });
    const whole = connectSocket({ to: address, token: member.token });
    await Promise.all([cut.connected, whole.connected]);

    const expected: string[] = [];
    const total = messages + changes;
    const every = Math.round(total / changes);
    const writeOne = async (index: number) => {
      const region = index % every === 0 ? regions[index / every] : undefined;
      expected.push(
        region === undefined
          ? await written('POST', `messaging/conversations/${conversation}/messages`, { body: `${index}` })
          : await written('PATCH', `callboard/regions/${region}`, { name: `Region ${randomUUID()}` }),
      );
    };
    const writing = (async () => {
      for (let index = 0; index < total; index += 1) {
        await writeOne(index);
        // A tenth of them before the cut, a tenth after it.
        await pause(cutMs / (total * 0.8));
      }
    })();
    while (expected.length < total * 0.1) await pause(10);
    proxy.setSilent(true);
    await pause(cutMs);
    // As a client does that has heard nothing for a minute.
    cut.socket.terminate();
    const arrived = cut.changed();
    const resumed = connectSocket({ to: address, token: member.token, after: cut.position() });
    await writing;
    await expect.poll(() => whole.changed().length).toBe(total);
    const seen = new Set(cut.numbers);
    const fresh = () => resumed.changed().filter((_record, index) => !seen.has(resumed.numbers[index] ?? 0));
    await expect.poll(() => arrived.length + fresh().length).toBe(total);
    expect([...arrived, ...fresh()]).toEqual(expected);
    expect(whole.changed()).toEqual(expected);
    expect(new Set(resumed.numbers).size).toBe(resumed.numbers.length);
    process.stdout.write(
      `cut for ${cutMs / 1_000} s during ${messages} messages and ${changes} changes: ${arrived.length} before, ${fresh().length} after it, of ${total}\n`,
    );
  },
  cutMs * 2 + 60_000,
);
