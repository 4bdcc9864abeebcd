import { apiPrefix, defineCollection, document, text } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableSql } from '../database/tableSql';
import { postCsv } from '../imports/testing/importClient';
import { describeCollection } from '../../testKit/describeCollection';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const everyone = { staff: 'all', judge: 'all', participant: 'all', collaborator: 'all' } as const;
const parts = v.array(v.pipe(v.string(), v.maxLength(20, 'This part is too long')));

const scripts = defineCollection({
  name: 'scripts',
  path: 'callboard/scripts',
  model: 'callboard.Script',
  label: { one: 'Script', many: 'Scripts' },
  fields: {
    name: text({ label: 'Name', required: true, search: true, sort: true, filter: true }),
    content: document({
      label: 'Content',
      required: true,
      schema: v.object({ parts, notes: v.optional(v.record(v.string(), v.unknown())) }),
      example: { parts: ['Prologue'] },
    }),
    extra: document({ label: 'Extra', schema: v.record(v.string(), v.unknown()), readableBy: ['staff'] }),
  },
  title: ['name'],
  avatar: { icon: 'file', shape: 'square' },
  page: '/scripts/{hashcode}',
  access: { read: everyone, create: { staff: 'all' }, update: { staff: 'all' }, remove: { staff: 'all' } },
  ordering: 'name',
  importable: true,
});
const collections = [...collectionNames.map(collectionNamed), scripts];
const options = { collections, sql: tableSql(scripts) };

describeCollection(scripts, collections, options);

describe('a document', () => {
  let api: TestApi;
  let staff: TestClient;
  beforeAll(async () => {
    api = await startTestApi(options);
    staff = await api.loginAs('showquest', 'staff');
  });
  afterAll(() => api.close());

  const path = scripts.path;
  const content = { parts: ['One', 'Two'], notes: { z: 1, a: [{ deep: true }], text: 'Tēnā 🎭 "koe"' } };

  async function make(given: Record<string, unknown> = {}): Promise<{ hashcode: string; version: number }> {
    const { status, body } = await staff.call('POST', path, { name: 'A play', content, ...given });
    expect(status, JSON.stringify(body)).toBe(201);
    // The contract's envelope of a create.
    return (body as { data: { hashcode: string; version: number } }).data;
  }

  it('is read as it was written', async () => {
    const { hashcode } = await make();
    const { body } = await staff.call('GET', `${path}/${hashcode}`);
    expect(body).toMatchObject({ content, extra: null });
  });

  it('makes no new version where nothing in it changed, for any order of its names', async () => {
    const { hashcode, version } = await make();
    const same = { notes: { text: content.notes.text, a: [{ deep: true }], z: 1 }, parts: content.parts };
    expect((await staff.call('PATCH', `${path}/${hashcode}`, { content: same })).body).toMatchObject({
      version,
    });
    const other = { ...content, parts: ['Two', 'One'] };
    const patched = await staff.call('PATCH', `${path}/${hashcode}`, { content: other });
    expect(patched.body).toMatchObject({ version: version + 1, content: other });
  });

  it('stays out of lists unless it is requested', async () => {
    const { hashcode } = await make();
    const rows = async (query: string) => {
      const { body } = await staff.call('GET', `${path}${query}`);
      // The contract's envelope of a list.
      const { results } = body as { results: Record<string, unknown>[] };
      return results.find((row) => row['hashcode'] === hashcode) ?? {};
    };
    expect(Object.keys(await rows(''))).toEqual(expect.arrayContaining(['name', 'created', 'qed_model']));
    expect(await rows('')).not.toHaveProperty('content');
    expect(await rows('?additional_fields=content')).toMatchObject({ content, name: 'A play' });
    expect(await rows('?additional_fields=content')).not.toHaveProperty('extra');
    expect(await rows('?fields=name,extra')).not.toHaveProperty('content');
  });

  it('is noted in the history without what is in it, and undone', async () => {
    const { hashcode } = await make();
    const change = await staff.call('PATCH', `${path}/${hashcode}`, {
      content: { parts: [] },
      extra: { a: 1 },
    });
    const { body } = await staff.call('GET', `${path}/${hashcode}/changes`);
    expect(body).toMatchObject({
      results: [
        {
          fields: [
            { field: 'content', label: 'Content', before: null, after: null },
            { field: 'extra', label: 'Extra', before: null, after: null },
          ],
        },
        { kind: 'create' },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('Two');
    await staff.call('POST', 'changes/actions', { action: 'undo', target: change.headers['change-set'] });
    expect((await staff.call('GET', `${path}/${hashcode}`)).body).toMatchObject({ content, extra: null });
  });

  it('can be emptied where it is not required', async () => {
    const { hashcode } = await make({ extra: {} });
    expect((await staff.call('PATCH', `${path}/${hashcode}`, { extra: null })).body).toMatchObject({
      extra: null,
    });
    expect((await staff.call('PATCH', `${path}/${hashcode}`, { content: null })).status).toBe(400);
  });

  it('cannot be filtered, ordered or searched by', async () => {
    await make({ name: 'Needle', content: { parts: ['haystack'] } });
    const { body } = await staff.call('GET', `${path}?content=x&content__isnull=true&ordering=content`);
    expect(body).toMatchObject({
      content: ['This is not a filter of this list'],
      content__isnull: ['This is not a filter of this list'],
      ordering: [`This list cannot be ordered by 'content'`],
    });
    expect((await staff.call('GET', `${path}?search=haystack`)).body).toMatchObject({ count: 0 });
  });

  it.each([
    ['what its schema refuses', { parts: ['x'.repeat(21)] }, 'parts.0: This part is too long'],
    ['a list', ['parts'], 'This must be a JSON object'],
    ['NUL', { parts: [], notes: { 'a\0': 1 } }, 'This contains characters that cannot be saved'],
    ['half a character', { parts: ['\udc00'] }, 'This contains characters that cannot be saved'],
    ['25 levels', { parts: [], notes: nested(24) }, 'This can be at most 24 levels deep'],
  ])('is refused with a sentence for %s', async (_name, given, sentence) => {
    const { status, body } = await staff.call('POST', path, { name: 'A play', content: given });
    expect(status).toBe(400);
    expect(body).toMatchObject({ content: [sentence] });
  });

  it.each([
    ['100,000 levels', `{"name":"x","content":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['a poisoned prototype', '{"name":"x","content":{"parts":[],"notes":{"__proto__":{"isAdmin":true}}}}'],
    ['a list of 200,000', `{"name":"x","content":{"parts":[${'1,'.repeat(199_999)}1]}}`],
    ['50,000 names', `{"name":"x","content":{${names(50_000)}}}`],
    ['a number without end', '{"name":"x","content":{"parts":[],"notes":{"a":1e999}}}'],
    ['an escaped NUL', String.raw`{"name":"x","content":{"parts":["\u0000"]}}`],
  ])('answers 400 to %s', async (_name, payload) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: `${apiPrefix()}${path}`,
      headers: { ...staff.headers, 'content-type': 'application/json' },
      payload,
    });
    expect(answer.statusCode, answer.body).toBe(400);
  });

  it('is filled by no import', async () => {
    const refused = await postCsv(api, 'Name,Content\nA,B\n', {
      mode: 'columns',
      to: `${apiPrefix()}${path}/imports`,
      as: staff,
      mapping: { content: 'Content' },
    });
    expect(refused.json()).toMatchObject({ content: ['This field cannot be imported'] });
  });
});

function nested(levels: number): unknown {
  return levels === 0 ? 1 : { a: nested(levels - 1) };
}

function names(count: number): string {
  return Array.from({ length: count }, (_, index) => `"n${index}":${index}`).join(',');
}
