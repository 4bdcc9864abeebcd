import { apiPrefix } from '@callboard/api-contract';
import { attachmentSchema, uploadLimits } from '@callboard/api-contract/attachments';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { sendOne, testPicture } from '../../testKit/uploads';

let api: TestApi;
let owner: TestClient;
let address: string;
let view: string;

/** A WAV file of silence: the shortest thing that a viewer plays. */
const sound = Buffer.concat([
  Buffer.from('RIFF'),
  Buffer.from([36 + 100, 0, 0, 0]),
  Buffer.from('WAVEfmt '),
  Buffer.from([16, 0, 0, 0, 1, 0, 1, 0, 68, 172, 0, 0, 136, 88, 1, 0, 2, 0, 16, 0]),
  Buffer.from('data'),
  Buffer.from([100, 0, 0, 0]),
  Buffer.from(Array.from({ length: 100 }, (_, index) => index)),
]);

beforeAll(async () => {
  api = await startTestApi();
  owner = await api.loginAs('showquest', 'participant');
  const attachment = await read((await sendOne(api, owner, sound, 'silence.wav')).hashcode);
  address = attachment.qed_model.url;
  view = attachment.view_url ?? '';
});
afterAll(() => api.close());
afterEach(() => void vi.useRealTimers());

async function read(hashcode: string) {
  return v.parse(attachmentSchema, (await owner.call('GET', `attachments/${hashcode}`)).body);
}

const get = (url: string, headers = {}) => api.app.inject({ url, headers });

describe('ranges of bytes', () => {
  it('are sent as they are requested, so that a player can seek', async () => {
    const part = await get(view, { range: 'bytes=4-9' });
    expect([part.statusCode, part.rawPayload]).toEqual([206, sound.subarray(4, 10)]);
    expect(part.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': '6',
      'content-range': `bytes 4-9/${sound.length}`,
      'content-type': 'audio/wav',
    });
    const last = await get(view, { range: 'bytes=-10' });
    expect(last.rawPayload).toEqual(sound.subarray(-10));
  });

  it('outside the file are refused with its length', async () => {
    const answer = await get(view, { range: `bytes=${sound.length}-` });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, `bytes */${sound.length}`]);
  });

  it('of a file that has changed are not mixed: all of it comes', async () => {
    const { headers } = await get(view);
    const same = await get(view, { range: 'bytes=0-3', 'if-range': String(headers.etag) });
    const changed = await get(view, { range: 'bytes=0-3', 'if-range': '"another"' });
    expect([same.statusCode, changed.statusCode]).toEqual([206, 200]);
    expect(changed.rawPayload).toEqual(sound);
  });
});

describe('an address', () => {
  it('[2.11] [7.15] works for five minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + (uploadLimits.addressSeconds - 5) * 1_000);
    expect((await get(address)).statusCode).toBe(200);
    vi.setSystemTime(Date.now() + 6_000);
    const answer = await get(address);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      403,
      { detail: 'This address has expired. Open the file again.' },
    ]);
  });

  it('opens nothing else when any of it is changed', async () => {
    const other = await sendOne(api, owner, 'secret', 'other.txt');
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const changed = [
      ['expires', '99999999999'],
      ['tenant', 'rockquest'],
      ['use', 'view'],
      ['part', 'large'],
      ['signature', '0'.repeat(64)],
      ['signature', 'x'],
      ['expires', 'NaN'],
    ].map(([name = '', value = '']) => {
      const query = new URLSearchParams(searchParams);
      query.set(name, value);
      return `${pathname}?${query}`;
    });
    const moved = `${apiPrefix()}attachments/${other.hashcode}/file?${searchParams}`;
    for (const url of [...changed, moved, pathname, `${pathname}?${searchParams}&expires=99999999999`]) {
      expect((await get(url)).statusCode, url).toBe(403);
    }
  });

  it('shows in the page only what a browser can but show, and downloads the rest', async () => {
    const picture = await read((await sendOne(api, owner, await testPicture('png'), 'p.png')).hashcode);
    const shown = await get(picture.view_url ?? '');
    expect(shown.headers['content-disposition']).toMatch(/^inline/);
    expect((await get(view)).headers['content-disposition']).toMatch(/^inline/);
    for (const [content, name] of [
      ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'drawing.svg'],
      ['<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'drawing.png'],
      ['<!doctype html><script>alert(1)</script>', 'page.html'],
      ['<html><script>alert(1)</script>', 'photo.jpg'],
      ['%!PS', 'video.mp4'],
      ['plain words', 'sound.mp3'],
    ] as const) {
      const uploaded = await sendOne(api, owner, content, name);
      const { view_url, pictures, qed_model } = await read(uploaded.hashcode);
      expect([name, view_url, pictures]).toEqual([name, null, null]);
      for (const url of [uploaded.media_url, qed_model.url]) {
        const { headers, body } = await get(url);
        expect(body).toBe(content);
        expect(headers).toMatchObject({
          'content-type': 'application/octet-stream',
          'content-disposition': expect.stringMatching(/^attachment/),
          'content-security-policy': "sandbox; default-src 'none'",
          'x-content-type-options': 'nosniff',
        });
      }
    }
  });

  it('knows a document by its content, regardless of its name', async () => {
    const document = `%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF`;
    const attachment = await read((await sendOne(api, owner, document, 'holiday.exe')).hashcode);
    expect(attachment).toMatchObject({ type: 'application/pdf', view_url: expect.any(String) });
    const shown = await get(attachment.view_url ?? '');
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': expect.stringMatching(/^default-src 'none'/),
      'x-content-type-options': 'nosniff',
    });
    const saved = await get(attachment.qed_model.url);
    expect(saved.headers['content-security-policy']).toBe("sandbox; default-src 'none'");
  });

  it('gives a name that no header and no disk misunderstands', async () => {
    const evil = '../../..\\\u202Egpj.exe";\r\nSet-Cookie: a=b\0.html';
    const { media_url, name } = await sendOne(api, owner, 'x', 'x.txt', { name: evil });
    expect(name).toBe('gpj.exe_;Set-Cookie_ a=b.html');
    const { headers } = await get(media_url);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['content-disposition']).toMatch(/^attachment; filename="gpj\.exe_;Set-Cookie_ a=b\.html"/);
  });
});
