import { apiPrefix } from '@callboard/api-contract';
import { toRichText } from '@callboard/api-contract/text';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { doneOf, importLines } from '../imports/testing/importClient';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { attacks } from './testing/attacks.data';
import { sanitizeRichText } from './sanitizeRichText';

let api: TestApi;
let staff: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
});
afterAll(() => api.close());

const path = 'callboard/venues';
const venue = { name: 'Theatre', time_zone: 'Pacific/Auckland' };

async function create(
  access_notes: unknown,
  name = 'Theatre',
): Promise<{ hashcode: string; version: number; access_notes: unknown }> {
  const { status, body } = await staff.call('POST', path, { ...venue, name, access_notes });
  expect(status, JSON.stringify(body)).toBe(201);
  // The contract's envelope of a create.
  return (body as { data: { hashcode: string; version: number; access_notes: unknown } }).data;
}

it('stores no attack, by create, patch, bulk or import', async () => {
  const { hashcode } = await create(null, 'Patched');
  for (const [index, attack] of attacks.entries()) {
    const sanitized = sanitizeRichText(attack) || null;
    const made = await create(attack, `Attacked ${index}`);
    expect(made.access_notes, attack).toBe(sanitized);
    const patched = await staff.call('PATCH', `${path}/${hashcode}`, { access_notes: attack });
    expect(patched.body, attack).toMatchObject({ access_notes: sanitized });
    await staff.call('PATCH', path, {
      bulk_patch: [{ hashcode: made.hashcode, access_notes: `<p>x</p>${attack}` }],
    });
    const { body } = await staff.call('GET', `${path}/${made.hashcode}`);
    expect(body, attack).toMatchObject({ access_notes: sanitizeRichText(`<p>x</p>${attack}`) });
  }
  const rows = attacks.map(
    (attack, index) => `Imported ${index},"${`<p>${attack}</p>`.replaceAll('"', '""')}"`,
  );
  const lines = await importLines(api, `Name,Access\n${rows.join('\n')}\n`, {
    mode: 'commit',
    to: `${apiPrefix()}${path}/imports`,
    as: staff,
    defaults: { time_zone: 'Pacific/Auckland' },
  });
  expect(doneOf(lines)).toMatchObject({ created: attacks.length });
  const stored = await api.asOwner(`SELECT access_notes FROM venues WHERE access_notes IS NOT NULL`);
  expect(stored.length).toBeGreaterThan(attacks.length);
  for (const { access_notes } of stored) expect(sanitizeRichText(String(access_notes))).toBe(access_notes);
}, 120_000);

it('cleans the defaults of an import too', async () => {
  await importLines(api, 'Name\nBy default\n', {
    mode: 'commit',
    to: `${apiPrefix()}${path}/imports`,
    as: staff,
    defaults: { time_zone: 'Pacific/Auckland', access_notes: '<p>x</p><img src=x onerror=alert(1)>' },
  });
  const { body } = await staff.call('GET', `${path}?search=By%20default`);
  expect(body).toMatchObject({ results: [{ access_notes: '<p>x</p>' }] });
});

it('takes the plain text of a cell as paragraphs', async () => {
  await importLines(api, 'Name,Access\nPlain,"Dock < 3 m\n\nRing & wait"\n', {
    mode: 'commit',
    to: `${apiPrefix()}${path}/imports`,
    as: staff,
    defaults: { time_zone: 'Pacific/Auckland' },
  });
  const { body } = await staff.call('GET', `${path}?search=Plain`);
  expect(body).toMatchObject({ results: [{ access_notes: '<p>Dock &lt; 3 m</p><p>Ring &amp; wait</p>' }] });
});

it('makes no new version of what is the same once it is clean', async () => {
  const { hashcode, version } = await create('<p>Step-free</p>', 'Same');
  const again = await staff.call('PATCH', `${path}/${hashcode}`, {
    access_notes: '<p onclick="x">Step-free</p><script>1</script>',
  });
  expect(again.body).toMatchObject({ version });
});

it('refuses what is too long, before and after it is cleaned', async () => {
  for (const access_notes of [`<p>${'x'.repeat(30_000)}</p>`, `<p>${'&'.repeat(7_000)}</p>`]) {
    const { status, body } = await staff.call('POST', path, { ...venue, name: 'Long', access_notes });
    expect(status).toBe(400);
    expect(body).toMatchObject({ access_notes: ['The maximum length allowed is 30000'] });
  }
});

it('stores the paragraphs that are made of a plain text as they are', () => {
  const rich = '<p>Dock &lt; 3 m &amp; "low"</p><p>Stairs:<br>one &gt; two</p>';
  expect(toRichText('Dock < 3 m & "low"\r\n\r\n\nStairs:\none > two\n')).toBe(rich);
  expect(sanitizeRichText(rich)).toBe(rich);
});
