import { attachmentSchema, pictureSizes } from '@callboard/api-contract/attachments';
import sharp from 'sharp';
import * as v from 'valibot';
import { deflateSync, crc32 } from 'node:zlib';
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

async function picturesOf(hashcode: string) {
  const { body } = await owner.call('GET', `attachments/${hashcode}`);
  const { view_url, pictures, qed_model, ...facts } = v.parse(attachmentSchema, body);
  const bytesAt = async (url: string | undefined | null) => (await api.app.inject(url ?? '')).rawPayload;
  return {
    ...facts,
    download: await bytesAt(qed_model.url),
    view: await bytesAt(view_url),
    small: await bytesAt(pictures?.small),
    medium: await bytesAt(pictures?.medium),
    large: await bytesAt(pictures?.large),
  };
}

async function refusal(bytes: Buffer, name: string, fields: Record<string, string> = {}) {
  const answer = await sendForm(api.app, owner.headers, [
    ...Object.entries(fields),
    ['attachment', { bytes, name }],
  ]);
  expect(await filesIn(api)).toEqual([]);
  return [answer.statusCode, answer.json().detail];
}

const damaged = [400, 'This picture cannot be read. It may be damaged.'];

describe('a picture', () => {
  it.each(['png', 'jpeg', 'gif'] as const)(
    '[9.5] is stored in three sizes and its own: %s',
    async (format) => {
      const { hashcode } = await sendOne(api, owner, await testPicture(format, 2_000, 1_000), `a.${format}`);
      const files = await picturesOf(hashcode);
      expect(files.type).toBe(`image/${format}`);
      for (const [size, longest] of Object.entries(pictureSizes)) {
        const drawn = v.parse(v.instance(Buffer), Object.entries(files).find(([name]) => name === size)?.[1]);
        const { width, height } = await sharp(drawn).metadata();
        expect([size, width, height]).toEqual([size, longest, longest / 2]);
      }
      expect((await sharp(files.view).metadata()).width).toBe(2_000);
      expect(files.size).toBe(files.download.length);
    },
  );

  it('is never made larger than it is', async () => {
    const { hashcode } = await sendOne(api, owner, await testPicture('png', 60, 40), 'a.png');
    expect((await sharp((await picturesOf(hashcode)).large).metadata()).width).toBe(60);
  });

  it('loses where it was taken and by what, and stands upright', async () => {
    const taken = await sharp(await testPicture('jpeg', 80, 40))
      .withExif({
        IFD0: { Make: 'CanaryPhone', Copyright: 'Canary' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '41/1 17/1 0/1', GPSLongitudeRef: 'E' },
      })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><canary/></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('CanaryPhone');
    const {
      name,
      type,
      created,
      hashcode: _hashcode,
      size: _size,
      ...files
    } = await picturesOf((await sendOne(api, owner, taken, 'beach.jpg')).hashcode);
    expect([name, type, created]).toEqual(['beach.jpg', 'image/jpeg', expect.any(String)]);
    const allBytes = Object.values(files).filter((file) => Buffer.isBuffer(file));
    expect(allBytes).toHaveLength(5);
    for (const bytes of allBytes) {
      const { exif, xmp, iptc, orientation, width = 0, height = 0 } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(bytes.toString('latin1')).not.toMatch(/canary|GPS/i);
      expect(height).toBeGreaterThan(width);
    }
  });

  it('keeps moving, with sizes that stand still', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const files = await picturesOf((await sendOne(api, owner, moving, 'wave.gif')).hashcode);
    expect((await sharp(files.view).metadata()).pages).toBe(2);
    expect((await sharp(files.small).metadata()).format).toBe('png');
  });

  it('brings nothing along that hides behind it', async () => {
    const page = '<html><script>alert("canary")</script></html>';
    for (const format of ['png', 'jpeg', 'gif'] as const) {
      const polyglot = Buffer.concat([await testPicture(format), Buffer.from(page)]);
      const files = await picturesOf((await sendOne(api, owner, polyglot, 'a.html')).hashcode);
      expect(files.download.toString('latin1')).not.toContain('canary');
      expect(files.view.toString('latin1')).not.toContain('canary');
    }
  });
});

describe('what only pretends to be a picture', () => {
  it('has too many pixels: it is refused by its head, before it is unpacked', async () => {
    const words = 'This picture has more than 50 million pixels. Make it smaller and send it again.';
    expect(await refusal(pngOf(10_000, 10_000, Buffer.alloc(1)), 'large.png')).toEqual([400, words]);
    expect(await refusal(pngOf(60_000, 60_000, Buffer.alloc(1)), 'larger.png')).toEqual([400, words]);
    expect(await refusal(await testPicture('jpeg', 10_000, 10_000), 'large.jpg')).toEqual([400, words]);
  });

  it('unpacks to far more than it declares: no more is read than it has room for', async () => {
    // 200 MB of zeros in 200 kB, for a picture of one pixel.
    const bomb = pngOf(1, 1, Buffer.alloc(200_000_000));
    const answer = await sendForm(api.app, owner.headers, [
      ['attachment', { bytes: bomb, name: 'bomb.png' }],
    ]);
    expect([201, 400]).toContain(answer.statusCode);
    if (answer.statusCode === 201) {
      expect((await picturesOf(answer.json().hashcode)).download.length).toBeLessThan(1_000);
    }
  });

  it('is cut short or full of nonsense', async () => {
    const whole = await testPicture('png', 300, 300);
    const jpeg = await testPicture('jpeg', 300, 300);
    expect(await refusal(whole.subarray(0, 60), 'cut.png')).toEqual(damaged);
    expect(await refusal(jpeg.subarray(0, 200), 'cut.jpg')).toEqual(damaged);
    expect(await refusal(Buffer.from('GIF89a nonsense'), 'a.gif')).toEqual(damaged);
    expect(await refusal(pngOf(300, 300, Buffer.alloc(10)), 'short.png')).toEqual(damaged);
  });
});

describe('an avatar', () => {
  const avatar = { subtype_code: 'simple_avatar' };

  it('[3.3] is a picture and nothing else', async () => {
    expect(await refusal(Buffer.from('words'), 'me.png', avatar)).toEqual([
      400,
      'Send a picture: PNG, JPG or GIF.',
    ]);
  });

  it('is a square, from the middle where it was none', async () => {
    const { hashcode } = await sendOne(api, owner, await testPicture('jpeg', 300, 200), 'me.jpg', avatar);
    const { width, height } = await sharp((await picturesOf(hashcode)).view).metadata();
    expect([width, height]).toEqual([200, 200]);
  });

  it('takes the place of the one before', async () => {
    const parent = `individual.Individual.${owner.individual}`;
    const first = await sendOne(api, owner, await testPicture('png', 50, 50), 'old.png', {
      ...avatar,
      parent,
    });
    const fileCount = (await filesIn(api)).length;
    await sendOne(api, owner, await testPicture('png', 70, 70), 'new.png', { ...avatar, parent });
    expect((await owner.call('GET', `attachments/${first.hashcode}`)).status).toBe(404);
    expect((await filesIn(api)).length).toBe(fileCount);
  });
});

describe('the avatar of a record', () => {
  const url = `individual/individuals`;
  const imageOf = (body: unknown) =>
    v.parse(
      v.object({
        qed_model: v.object({ avatar: v.object({ image: v.optional(v.object({ url: v.string() })) }) }),
      }),
      body,
    ).qed_model.avatar.image?.url;

  it('[3.1] shows the picture that its person sent, in records and lists', async () => {
    const path = `${url}/${owner.individual}`;
    expect(imageOf((await owner.call('GET', path)).body)).toBeUndefined();
    const parent = `individual.Individual.${owner.individual}`;
    const picture = await testPicture('png', 300, 300);
    await sendOne(api, owner, picture, 'me.png', { subtype_code: 'simple_avatar', parent });
    const image = imageOf((await owner.call('GET', path)).body) ?? '';
    const sent = await api.app.inject(image);
    expect([sent.statusCode, sent.headers['content-type'], sent.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'private, max-age=3600',
    ]);
    expect((await sharp(sent.rawPayload).metadata()).width).toBe(pictureSizes.small);
    const listed = await owner.call('GET', `${url}?fields=first_name`);
    expect(JSON.stringify(listed.body)).toContain(image);
  });

  it('[3.1] opens at no other address', async () => {
    const parent = `individual.Individual.${owner.individual}`;
    const other = await sendOne(api, owner, await testPicture('png'), 'other.png');
    await sendOne(api, owner, await testPicture('png'), 'me.png', { subtype_code: 'simple_avatar', parent });
    const image = imageOf((await owner.call('GET', `${url}/${owner.individual}`)).body) ?? '';
    const forged = [
      image.replace(/[0-9a-f-]{36}/, other.hashcode),
      image.replace('showquest', 'rockquest'),
      image.replace(/expires=\d+/, 'expires=99999999999'),
      image.replace(/expires=\d+/, 'expires=1'),
      image.replace(/signature=\w+/, 'signature=x'),
      image.split('?')[0] ?? '',
    ];
    for (const address of forged) expect((await api.app.inject(address)).statusCode, address).toBe(403);
    await api.asOwner('DELETE FROM attachments');
    expect((await api.app.inject(image)).statusCode).toBe(404);
  });
});

/** A grey PNG whose head gives this size, with these bytes. */
function pngOf(width: number, height: number, raw: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const mark = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    mark,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(raw)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
