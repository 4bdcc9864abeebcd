import { tenantCodes } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../app';
import { createLogger } from '../plugins/logging';
import { createRecordContext } from '../records/recordContext';
import { fakeBucket } from '../../testKit/fakeBucket';
import { startTestApi, type TestApi } from '../../testKit/startTestApi';
import { filesIn, forgetFiles, sendForm, sendOne } from '../../testKit/uploads';
import { createAttachmentTools } from './attachmentTools';
import { cleanFiles } from './cleanFiles';
import { createFinishUpload } from './finishUpload';
import { createResumable } from './resumable';

const variables = { CALLBOARD_ANONYMOUS_UPLOADS: '1' };
const aDayAgo = new Date(Date.now() - 25 * 3_600_000);
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ variables });
});
afterAll(() => api.close());
beforeEach(() => forgetFiles(api));

async function clean({ database, settings }: TestApi): Promise<void> {
  const context = createRecordContext(database, collectionNames.map(collectionNamed));
  const log = createLogger('silent');
  const tools = createAttachmentTools({ context, settings, secretKey: Buffer.alloc(32), log });
  await cleanFiles(tools, createResumable(tools, createFinishUpload(tools)));
}

/** A file in the data folder that was last written yesterday, or just now. */
async function leftOver(name: string, isOld = true): Promise<void> {
  const path = join(api.settings.dataFolder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'left over');
  if (!isOld) return;
  await utimes(path, aDayAgo, aDayAgo);
  if (name.includes('incoming')) await utimes(dirname(path), aDayAgo, aDayAgo);
}

it('removes what no one owns and nothing links to after a day, and keeps what people sent', async () => {
  const owner = await api.loginAs('showquest', 'participant');
  await sendOne(api, owner, 'mine', 'mine.txt');
  for (const tenant of tenantCodes)
    await sendForm(api.app, { domain: tenant }, [['attachment', { bytes: 'x', name: 'a' }]]);
  await api.asOwner(
    `UPDATE attachments SET created = now() - interval '25 hours' WHERE tenant <> 'rockquest'`,
  );
  await clean(api);
  expect(await api.asOwner('SELECT tenant, "user" FROM attachments ORDER BY tenant')).toEqual([
    { tenant: 'rockquest', user: null },
    { tenant: 'showquest', user: owner.user },
  ]);
  expect(await filesIn(api)).toHaveLength(2);
});

it('removes what people sent and nothing names after a week, and nothing that an answer, a text or a record names', async () => {
  const owner = await api.loginAs('showquest', 'participant');
  const staff = await api.loginAs('showquest', 'staff');
  const send = async (name: string, fields = {}) => (await sendOne(api, staff, name, name, fields)).hashcode;
  await send('linked', { parent: `individual.Individual.${staff.individual}` });
  const named = { text: await send('text'), answer: await send('answer') };
  await sendOne(api, owner, 'forgotten', 'forgotten');
  await api.asOwner(`UPDATE attachments SET created = now() - interval '8 days'`);
  await sendOne(api, owner, 'new', 'new');
  // Without the definition and the person that they belong to.
  await api.asOwner(`SET session_replication_role = replica;
    INSERT INTO form_instances (tenant, name, definition, edition, answers) VALUES ('showquest', 'Form',
      gen_random_uuid(), gen_random_uuid(), '{"track": [{"hashcode": "${named.answer}", "name": "answer"}]}');
    INSERT INTO form_definitions (tenant, name, description, content) VALUES ('showquest', 'Form', 'See /download/${named.text}', '{}');
    SET session_replication_role = DEFAULT`);
  await clean(api);
  const left = await api.asOwner<{ name: string }>('SELECT name FROM attachments ORDER BY name');
  expect(left.map(({ name }) => name)).toEqual(['answer', 'linked', 'new', 'text']);
  expect(await filesIn(api)).toHaveLength(4);
});

it('removes what a killed server left behind: half-sent files, and bytes that no row knows', async () => {
  const key = 'ab'.repeat(16);
  const owner = await api.loginAs('showquest', 'participant');
  const { media_url } = await sendOne(api, owner, 'mine', 'mine.txt');
  await leftOver(`attachments/showquest/ab/${key}.file`);
  await leftOver(`attachments/showquest/ab/${key}.small`);
  await leftOver('uploads/incoming/request-old/0');
  await leftOver(`uploads/resumable/showquest/${owner.user}_1`);
  await leftOver(`uploads/resumable/showquest/${owner.user}_1.json`);
  await leftOver(`attachments/showquest/cd/${'cd'.repeat(16)}.file`, false);
  await leftOver('uploads/incoming/request-new/0', false);
  await leftOver(`uploads/resumable/showquest/${owner.user}_2`, false);
  await leftOver(`uploads/resumable/showquest/${owner.user}_2.json`);
  await clean(api);
  expect(await filesIn(api)).toHaveLength(5);
  expect((await api.app.inject(media_url)).body).toBe('mine');
  await clean(api);
  expect(await filesIn(api)).toHaveLength(5);
});

it('cleans as soon as the server listens', async () => {
  await leftOver('uploads/incoming/request-old/0');
  const { database, settings } = api;
  const next = await buildApp({
    database,
    settings,
    logger: createLogger('silent'),
    metrics: new Registry(),
  });
  await next.listen({ port: 0, host: '127.0.0.1' });
  await expect.poll(() => filesIn(api)).toEqual([]);
  await next.close();
});

it('removes from a bucket what no row knows', async () => {
  const bucket = await fakeBucket('callboard');
  const stored = await startTestApi({ variables: { ...variables, ...bucket.variables } });
  await sendForm(stored.app, {}, [['attachment', { bytes: 'x', name: 'a' }]]);
  bucket.objects.set(`showquest/ab/${'ab'.repeat(16)}.file`, { bytes: Buffer.alloc(1), modified: aDayAgo });
  bucket.objects.set('somebody/else', { bytes: Buffer.alloc(1), modified: aDayAgo });
  await clean(stored);
  expect([...bucket.objects.keys()]).toEqual([expect.stringMatching(/^showquest/), 'somebody/else']);
  await stored.close();
  await bucket.close();
});
