import { attachmentSchema } from '@callboard/api-contract/attachments';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readSettings } from '../../settings';
import { fakeBucket } from '../../../testKit/fakeBucket';
import { startTestApi } from '../../../testKit/startTestApi';
import { filesIn, sendOne, testPicture } from '../../../testKit/uploads';

it('keeps files in a bucket, gives them back by ranges, and takes them away', async () => {
  const bucket = await fakeBucket('callboard');
  const api = await startTestApi({ variables: bucket.variables });
  const owner = await api.loginAs('showquest', 'participant');
  const words = 'Ko te reo te mauri. '.repeat(100);
  const { hashcode, media_url } = await sendOne(api, owner, words, 'words.txt');
  expect([...bucket.objects.keys()]).toEqual([
    expect.stringMatching(/^showquest\/[0-9a-f]{2}\/[0-9a-f]{32}\.file$/),
  ]);
  expect(await filesIn(api)).toEqual([]);
  expect((await api.app.inject(media_url)).body).toBe(words);
  const part = await api.app.inject({ url: media_url, headers: { range: 'bytes=3-5' } });
  expect([part.statusCode, part.body]).toMatchObject([206, words.slice(3, 6)]);
  expect(bucket.seen).toContain('GET bytes=3-5');
  expect((await owner.call('DELETE', `attachments/${hashcode}`)).status).toBe(204);
  expect(bucket.objects.size).toBe(0);

  const picture = await sendOne(api, owner, await testPicture('png'), 'p.png');
  expect(bucket.objects.size).toBe(4);
  const { body } = await owner.call('GET', `attachments/${picture.hashcode}`);
  expect((await api.app.inject(v.parse(attachmentSchema, body).view_url ?? '')).statusCode).toBe(200);
  bucket.objects.clear();
  expect((await api.app.inject(picture.media_url)).statusCode).toBe(404);
  await api.close();
  await bucket.close();
});

it('is not begun with half of its settings', () => {
  expect(() => readSettings({ CALLBOARD_S3_BUCKET: 'callboard' }, '/')).toThrow(/CALLBOARD_S3_ENDPOINT/);
});
