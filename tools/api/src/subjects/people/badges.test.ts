import { apiPrefix, callPaths } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let maker: RecordMaker;
/** A creative with an account, and another participant. */
let tama: TestClient;
let other: TestClient;
let person: string;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('launchpad', 'staff');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  tama = await api.loginAs('launchpad', 'participant');
  other = await api.loginAs('launchpad', 'participant');
  ({ hashcode: person } = await maker.make('individuals', {}));
  await api.asOwner('UPDATE users SET individual = $2 WHERE hashcode = $1', [tama.user, person]);
});
afterAll(() => api.close());

const adult = '1990-05-07';
const minor = '2014-05-07';
/** Values that no one but the office reads. */
const planted = ['Paengarangi', 'secret.test/kaimoana', 'Story of the draft', 'Note of the office'];

/** An achievement of Tama that is reached. */
async function reached(born: string, individual: string | null = person): Promise<MadeRecord> {
  const event = await maker.make('events', {});
  const entry = await maker.make('entries', { event: event.hashcode });
  const creative = await maker.make('participants', {
    name: 'Tama Paengarangi',
    event: event.hashcode,
    entry: entry.hashcode,
    individual,
    date_of_birth: born,
    part: 'lead',
  });
  const template = await maker.make('achievementTemplates', {
    micro_badge: null,
    criteria: 'A whole draft, read by a mentor',
  });
  const achievement = await maker.make('achievementInstances', {
    creative: creative.hashcode,
    template: template.hashcode,
    evidence: 'https://secret.test/kaimoana',
    story: 'Story of the draft',
    notes: 'Note of the office',
  });
  const reach = { action: 'reach', target: achievement.hashcode };
  expect((await staff.call('POST', 'launchpad/achievement_instances/actions', reach)).status).toBe(200);
  return achievement;
}
const act = (by: TestClient, action: string, data: object) =>
  by.call('POST', callPaths.userActions(21), { action, data });
const open = (by: TestClient, { hashcode: achievement }: MadeRecord, consent: string | null = null) =>
  act(by, 'open_badge', { achievement, consent });
const close = (by: TestClient, { hashcode: achievement }: MadeRecord) =>
  act(by, 'close_badge', { achievement });
const addressOf = async (by: TestClient, given: MadeRecord, consent: string | null = null) => {
  const { status, body } = await open(by, given, consent);
  expect(status).toBe(200);
  return String(Object(body).data.badge);
};
/** Answer to a stranger at an address. */
async function read(badge: string, tenant = 'launchpad') {
  const { app } = api;
  const url = `${apiPrefix()}${badge}`;
  const answer = await app.inject({ method: 'GET', url, headers: { domain: tenant } });
  return { status: answer.statusCode, text: answer.body, body: answer.json<Record<string, unknown>>() };
}
const credentialOf = async (badge: string) =>
  String(Object((await read(`badges/${badge}`)).body).data.credential);
const decoded = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());

/** Checks a token as anyone can: with the public keys and RFC 7515 alone. */
async function holds(token: string): Promise<boolean> {
  const [header, claims, signature = ''] = token.split('.');
  const { keys } = (await read('badge_keys')).body as { keys: (JsonWebKey & { kid: string })[] };
  const jwk = keys.find(({ kid }) => kid === decoded(header).kid);
  if (!jwk) return false;
  const key = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  return verify('sha256', Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, 'base64url'));
}

describe('[7.41] the badge of an adult', () => {
  it('is opened by them, and its credential holds with the public key until a letter of it is changed', async () => {
    const achievement = await reached(adult);
    const badge = await addressOf(tama, achievement);
    const token = await credentialOf(badge);
    expect(await holds(token)).toBe(true);
    const [header, claims, signature] = token.split('.');
    expect(decoded(header)).toMatchObject({ alg: 'ES256', typ: 'JWT', jwk: { kty: 'EC', crv: 'P-256' } });
    expect(decoded(claims)).toMatchObject({
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      iss: expect.stringMatching(/^http/),
      jti: expect.stringContaining(`/badges/${badge}`),
      credentialSubject: {
        identifier: [{ identityHash: 'Tama Paengarangi' }],
        achievement: { criteria: { narrative: 'A whole draft, read by a mentor' } },
      },
    });
    const forged = Buffer.from(JSON.stringify({ ...decoded(claims), name: 'Another' })).toString('base64url');
    expect(await holds([header, forged, signature].join('.'))).toBe(false);
  });

  it('is revoked when the achievement does not count any more, and valid when it does again', async () => {
    const achievement = await reached(adult);
    const badge = await addressOf(tama, achievement);
    const move = (action: string) =>
      staff.call('POST', 'launchpad/achievement_instances/actions', { action, target: achievement.hashcode });
    await move('withdraw');
    expect((await read(`badges/${badge}`)).body).toMatchObject({ data: { status: 'revoked' } });
    expect((await read(`badges/${badge}`)).text).not.toContain('Tama');
    await move('reopen');
    expect((await open(tama, achievement)).status).toBe(409);
    await move('reach');
    expect((await read(`badges/${badge}`)).body).toMatchObject({ data: { status: 'valid' } });
  });

  it('is not that of a user without a person, where the creative has no account either', async () => {
    const achievement = await reached(adult, null);
    await api.asOwner('UPDATE users SET individual = NULL WHERE hashcode = $1', [other.user]);
    expect((await open(other, achievement)).status).toBe(404);
  });

  it('is absent before it is opened and after it is closed, and opens again at another address', async () => {
    const achievement = await reached(adult);
    expect((await read(`badges/${achievement.hashcode}`)).status).toBe(404);
    const first = await addressOf(tama, achievement);
    expect(await addressOf(tama, achievement)).toBe(first);
    expect((await close(tama, achievement)).status).toBe(200);
    expect((await read(`badges/${first}`)).status).toBe(404);
    const second = await addressOf(tama, achievement);
    expect(second).not.toBe(first);
    expect((await read(`badges/${first}`)).status).toBe(404);
    expect((await read(`badges/${second}`)).status).toBe(200);
  });

  it('is at no other tenant, and at no address that differs in a letter', async () => {
    const badge = await addressOf(tama, await reached(adult));
    expect((await read(`badges/${badge}`, 'showquest')).status).toBe(404);
    for (const wrong of [
      badge.slice(0, -1),
      `${badge}A`,
      badge.replace('.', '.A'),
      'x',
      `${'0'.repeat(36)}.`,
    ])
      expect((await read(`badges/${encodeURIComponent(wrong)}`)).status).toBe(404);
  });

  it('is gone with the person who is erased', async () => {
    const someone = await maker.make('individuals', { first_name: 'Tama', last_name: 'Paengarangi' });
    const achievement = await reached(adult, someone.hashcode);
    const badge = await addressOf(staff, achievement);
    const admin = await api.loginAs('launchpad', 'admin');
    const erased = await act(admin, 'erase_person', {
      person: someone.hashcode,
      name: 'Tama Paengarangi',
      reason: 'At their request',
    });
    expect(erased.status).toBe(200);
    expect((await read(`badges/${badge}`)).status).toBe(404);
  });
});

describe('[7.41] the badge of a minor', () => {
  it('is closed until the office opens it with how the guardian agreed, and has a given name and an initial', async () => {
    const achievement = await reached(minor);
    const own = await open(tama, achievement, 'My mother agreed');
    expect([own.status, Object(own.body).error.message]).toEqual([
      409,
      'The office opens the badge of a minor, once the guardian agreed.',
    ]);
    expect((await open(staff, achievement)).status).toBe(409);
    const badge = await addressOf(staff, achievement, 'Their mother, by email on 7 May');
    const token = await credentialOf(badge);
    expect(decoded(token.split('.')[1]).credentialSubject.identifier[0].identityHash).toBe('Tama P.');
    const all = (await read(`badges/${badge}`)).text + JSON.stringify(decoded(token.split('.')[1]));
    for (const value of [...planted, minor, person, 'Their mother']) expect(all).not.toContain(value);
    // The control: the office reads them.
    const { body } = await staff.call('GET', `launchpad/achievement_instances/${achievement.hashcode}`);
    const record = JSON.stringify(body);
    for (const value of [...planted, 'Their mother']) expect(record).toContain(value);
    expect((await close(tama, achievement)).status).toBe(200);
    expect((await read(`badges/${badge}`)).status).toBe(404);
  });

  it('is of no concern to others, who learn neither whether it is open nor its address', async () => {
    const achievement = await reached(minor);
    await addressOf(staff, achievement, 'Their mother');
    const answer = await other.call('GET', `achievements/${achievement.hashcode}/badge`);
    expect(Object(answer.body).data).toEqual({ can_open: false, needs_consent: false, badge: null });
    expect((await close(other, achievement)).status).toBe(404);
    expect((await open(other, achievement)).status).toBe(404);
    const foreign = await api.loginAs('rockquest', 'staff');
    expect((await open(foreign, achievement)).status).toBe(404);
    const { body } = await tama.call('GET', `launchpad/achievement_instances/${achievement.hashcode}`);
    expect(JSON.stringify(body)).not.toContain('badge_');
  });
});
