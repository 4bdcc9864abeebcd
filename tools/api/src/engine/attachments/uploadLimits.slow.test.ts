import { apiPrefix } from '@callboard/api-contract';
import { randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { filesIn, forgetFiles, formOf, sendForm, sendOne, testPicture } from '../../testKit/uploads';

const path = `${apiPrefix()}attachments/upload`;
const megabyte = 1_048_576;

describe('an upload over a connection that is cut', () => {
  let api: TestApi;
  let owner: TestClient;
  let port: number;
  beforeAll(async () => {
    api = await startTestApi();
    owner = await api.loginAs('showquest', 'participant');
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    port = v.parse(v.object({ port: v.number() }), api.app.server.address()).port;
  });
  afterAll(() => api.close());
  afterEach(() => forgetFiles(api));

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('leaves nothing behind: after %d tenths', async (tenths) => {
    const { type, body } = await formOf([
      ['name', 'half.bin'],
      ['attachment', { bytes: randomBytes(600_000), name: 'half.bin' }],
    ]);
    const headers = { ...owner.headers, 'content-type': type, 'content-length': body.length };
    const call = httpRequest({ port, host: '127.0.0.1', method: 'POST', path, headers });
    call.on('error', () => undefined);
    call.flushHeaders();
    call.write(body.subarray(0, Math.floor((body.length * tenths) / 10)));
    // Its folder is there as soon as the server reads: from the second tenth on there is a file in it.
    if (tenths > 1) await expect.poll(async () => (await filesIn(api)).length).toBe(1);
    call.destroy();
    await expect.poll(() => filesIn(api)).toEqual([]);
    expect(await api.asOwner('SELECT 1 FROM attachments')).toEqual([]);
    // And does not stand in the way of the next one.
    await sendOne(api, owner, 'whole', 'whole.txt');
  });

  it('reports it where it is too long, and lets the connection go', async () => {
    const answered = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${owner.headers.authorization}\r\n` +
            `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 999999999999\r\n\r\n--x\r\n`,
        );
      });
      let response = '';
      socket.on('data', (chunk) => (response += String(chunk)));
      socket.on('end', () => resolve(response));
      socket.on('error', reject);
    });
    expect(answered).toMatch(/^HTTP\/1\.1 413 /);
    expect(answered).toContain('This is larger than 25 MB.');
  });
});

describe('the limits of uploads', () => {
  let api: TestApi;
  let owner: TestClient;
  beforeAll(async () => {
    api = await startTestApi({
      uploads: { maxMultipartBytes: megabyte, maxTenantBytes: 3 * megabyte, maxAtOnce: 2 },
    });
    owner = await api.loginAs('showquest', 'participant');
  });
  afterAll(() => api.close());
  beforeEach(() => forgetFiles(api));

  it('hold for all that one person sends, by bytes and by number, while staff have more', async () => {
    const own = await startTestApi({
      uploads: { maxPersonBytes: 2_000, maxPersonFiles: 3, maxStaffBytes: 10_000, maxStaffFiles: 20 },
    });
    const person = await own.loginAs('showquest', 'participant');
    const neighbour = await own.loginAs('showquest', 'participant');
    const staff = await own.loginAs('showquest', 'staff');
    const send = async ({ headers }: TestClient, length: number) =>
      (await sendForm(own.app, headers, [['attachment', { bytes: randomBytes(length), name: 'a' }]]))
        .statusCode;
    expect([await send(person, 1_500), await send(person, 501), await send(person, 500)]).toEqual([
      201, 413, 201,
    ]);
    const few = [await send(neighbour, 1), await send(neighbour, 1), await send(neighbour, 1)];
    expect([...few, await send(neighbour, 1)]).toEqual([201, 201, 201, 413]);
    expect([await send(staff, 5_000), await send(staff, 5_001)]).toEqual([201, 413]);
    await own.close();
  });

  it('hold for a form as a whole, however it is cut into files', async () => {
    const half = randomBytes(600_000);
    const one = await sendForm(api.app, owner.headers, [
      ['attachment', { bytes: randomBytes(megabyte + 1), name: 'a' }],
    ]);
    const two = await sendForm(api.app, owner.headers, [
      ['attachment', { bytes: half, name: 'a' }],
      ['attachment', { bytes: half, name: 'b' }],
    ]);
    for (const answer of [one, two]) {
      expect([answer.statusCode, answer.json()]).toMatchObject([
        413,
        { detail: 'This is larger than 1 MB.' },
      ]);
    }
    const many = await sendForm(
      api.app,
      owner.headers,
      Array.from({ length: 21 }, (_, number) => ['attachment', { bytes: 'x', name: `${number}` }] as const),
    );
    expect(many.statusCode).toBe(413);
    expect(await filesIn(api)).toEqual([]);
    expect((await sendOne(api, owner, randomBytes(megabyte), 'just.bin')).hashcode).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });

  it('hold for all files of a tenant together, and for no other tenant', async () => {
    const bytes = randomBytes(megabyte);
    for (const name of ['a', 'b', 'c']) await sendOne(api, owner, bytes, name);
    const full = await sendForm(api.app, owner.headers, [['attachment', { bytes: 'x', name: 'd' }]]);
    expect([full.statusCode, full.json().detail]).toEqual([
      413,
      'All the space for files is used. Delete some, or ask an admin for more.',
    ]);
    expect(await filesIn(api)).toHaveLength(3);
    const elsewhere = await api.loginAs('rockquest', 'participant');
    await sendOne(api, elsewhere, bytes, 'e');
  });

  it('let one person send only so many at a time, while others go on', async () => {
    const picture = await testPicture('png', 900, 900);
    const send = () => sendForm(api.app, owner.headers, [['attachment', { bytes: picture, name: 'a.png' }]]);
    const answers = await Promise.all([send(), send(), send(), send()]);
    const refused = answers.filter((answer) => answer.statusCode !== 201);
    expect(refused.map((answer) => [answer.statusCode, answer.headers['retry-after']])).toEqual([
      [429, '2'],
      [429, '2'],
    ]);
    expect((await send()).statusCode).toBe(201);
  });
});

it('fifty uploads at the same time are all stored, whole, while other requests are answered', async () => {
  const api = await startTestApi();
  const clients = await Promise.all(
    Array.from({ length: 10 }, (_, number) =>
      api.loginAs(number % 2 ? 'showquest' : 'rockquest', 'participant'),
    ),
  );
  const picture = await testPicture('jpeg', 1_200, 800);
  const sent = clients.flatMap((client, number) =>
    Array.from({ length: 5 }, async (_, turn) => {
      const bytes = turn === 0 ? picture : randomBytes(50_000 + number * 1_000 + turn);
      return {
        client,
        bytes,
        isPicture: turn === 0,
        uploaded: await sendOne(api, client, bytes, `${number}-${turn}`),
      };
    }),
  );
  expect((await api.app.inject('/healthz')).statusCode).toBe(200);
  for (const { bytes, isPicture, uploaded } of await Promise.all(sent)) {
    const { statusCode, rawPayload } = await api.app.inject(uploaded.media_url);
    expect([statusCode, isPicture || rawPayload.equals(bytes)]).toEqual([200, true]);
  }
  expect(await api.asOwner('SELECT 1 FROM attachments')).toHaveLength(50);
  await api.close();
});

describe('without a sign-in', () => {
  const file = [['attachment', { bytes: 'hello', name: 'entry.txt' }]] as const;
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({
      variables: { CALLBOARD_ANONYMOUS_UPLOADS: '1' },
      uploads: { maxAnonymousBytes: 1_000, maxAnonymousInHour: 2 },
    });
  });
  afterAll(() => api.close());
  beforeEach(() => forgetFiles(api));

  it('files are taken only where the server is configured to', async () => {
    const strict = await startTestApi();
    expect((await sendForm(strict.app, {}, file)).statusCode).toBe(401);
    await strict.close();
    const answer = await sendForm(api.app, { domain: 'launchpad' }, file);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(await api.asOwner('SELECT tenant, "user", linked FROM attachments')).toEqual([
      { tenant: 'launchpad', user: null, linked: null },
    ]);
  });

  it('files are short, few from one network, and belong to no record', async () => {
    const long = await sendForm(api.app, {}, [['attachment', { bytes: 'x'.repeat(1_001), name: 'a' }]]);
    expect(long.statusCode).toBe(413);
    const person = await api.loginAs('showquest', 'participant');
    const parent = `individual.Individual.${person.individual}`;
    const linked = await sendForm(api.app, {}, [['parent', parent], ...file]);
    expect([linked.statusCode, linked.json()]).toMatchObject([400, { parent: ['No item found'] }]);
    for (const status of [201, 201, 429]) expect((await sendForm(api.app, {}, file)).statusCode).toBe(status);
    expect((await sendForm(api.app, person.headers, file)).statusCode).toBe(201);
  });

  it('no one but staff deletes them [4.10], and a dead token is still refused', async () => {
    const { hashcode } = (await sendForm(api.app, {}, file)).json();
    const [staff, participant] = [
      await api.loginAs('showquest', 'staff'),
      await api.loginAs('showquest', 'participant'),
    ];
    expect((await participant.call('DELETE', `attachments/${hashcode}`)).status).toBe(404);
    expect((await staff.call('DELETE', `attachments/${hashcode}`)).status).toBe(204);
    expect((await sendForm(api.app, { authorization: 'Token showquest.dead' }, file)).statusCode).toBe(401);
  });
});
