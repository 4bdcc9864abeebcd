import { attachmentSchema } from '@callboard/api-contract/attachments';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { filesIn, forgetFiles, sendForm, sendOne, testPicture } from '../../testKit/uploads';

let api: TestApi;
let owner: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.loginAs('showquest', 'participant');
});
afterAll(() => api.close());
beforeEach(() => forgetFiles(api));

describe('a photo of a kind that is not shown', () => {
  it.each([
    ['webp', 'webp'],
    ['avif', 'heif'],
  ] as const)(
    'loses where it was taken and by what, stands upright, and is a file like any other: %s',
    async (kind, read) => {
      const taken = await sharp(await testPicture('jpeg', 80, 40))
        .withExif({
          IFD0: { Make: 'CanaryPhone' },
          IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '41/1 17/1 0/1' },
        })
        .withMetadata({ orientation: 6 })
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><canary/></x:xmpmeta>')
        .toFormat(kind)
        .toBuffer();
      expect(taken.toString('latin1')).toContain('CanaryPhone');
      const { stored, pictures, size, type } = await storedFileOf(taken, `beach.${kind}`);
      expect([type, pictures, size]).toEqual([`image/${kind}`, null, stored.length]);
      const { format, exif, xmp, orientation, width = 0, height = 0 } = await sharp(stored).metadata();
      expect([format, exif, xmp, orientation]).toEqual([read, undefined, undefined, undefined]);
      expect(stored.toString('latin1')).not.toMatch(/canary|GPS/i);
      expect(height).toBeGreaterThan(width);
    },
  );

  it('goes on moving as WebP', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const { stored } = await storedFileOf(moving, 'wave.webp');
    expect((await sharp(stored).metadata()).pages).toBe(2);
  });

  it('has too many pixels or is cut short as WebP: it is refused', async () => {
    const large = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: 'red' } })
      .webp({ effort: 0 })
      .toBuffer();
    expect((await refusal(large, 'large.webp'))[1]).toMatch(/more than 50 million pixels/);
    const damaged = 'This picture cannot be read. It may be damaged.';
    expect(await refusal(large.subarray(0, 40), 'cut.webp')).toEqual([400, damaged]);
  });

  it('has too many pixels or is cut short as AVIF: it is refused', async () => {
    const small = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
      .avif({ effort: 0 })
      .toBuffer();
    // The head promises what the picture never has: as much as a large one would.
    const large = Buffer.from(small);
    const place = large.indexOf('ispe') + 8;
    large.writeUInt32BE(9_000, place);
    large.writeUInt32BE(9_000, place + 4);
    for (const bytes of [large, small.subarray(0, small.length - 20)]) {
      const [status, words] = await refusal(bytes, 'photo.avif');
      expect([status, words]).toEqual([400, expect.stringMatching(/million pixels|cannot be read/)]);
    }
  });

  it('is refused as HEIC, with what to do', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    const words = 'Only Apple devices can show a HEIC photo. Save it as a JPG and send that.';
    expect(await refusal(heic, 'beach.jpg')).toEqual([400, words]);
  });
});

/** How a file is stored, and its bytes. */
async function storedFileOf(bytes: Buffer, name: string) {
  const { hashcode } = await sendOne(api, owner, bytes, name);
  const { body } = await owner.call('GET', `attachments/${hashcode}`);
  const attachment = v.parse(attachmentSchema, body);
  const { rawPayload: stored } = await api.app.inject(attachment.qed_model.url);
  return { ...attachment, stored };
}

async function refusal(bytes: Buffer, name: string) {
  const answer = await sendForm(api.app, owner.headers, [['attachment', { bytes, name }]]);
  expect(await filesIn(api)).toEqual([]);
  return [answer.statusCode, answer.json().detail];
}
