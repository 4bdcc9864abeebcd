import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bulkResponseSchema, listResponseSchema, patchedSchema } from '.';
import { loginDataSchema } from './accounts';
import { attachmentSchema } from './attachments';

const record = { hashcode: 'ab12', qed_model: { title: 'Town Hall' } };

describe('answers of another backend', () => {
  it('[3.2] [7.16] are lists with links, without them, or bare', () => {
    const page = { results: [record], count: 1, next: null, previous: null };
    expect(v.parse(listResponseSchema, { results: [record], count: 1 })).toEqual(page);
    expect(v.parse(listResponseSchema, [record])).toEqual(page);
    const next = 'https://api.example/venues?page=2';
    expect(v.parse(listResponseSchema, { ...page, next })).toEqual({ ...page, next });
    expect(v.safeParse(listResponseSchema, { results: [{}] }).success).toBe(false);
  });

  it('[7.19] are changed records, bare or in an envelope', () => {
    expect(v.parse(patchedSchema, record)).toEqual(record);
    expect(v.parse(patchedSchema, { success: true, data: record })).toEqual(record);
  });

  it('[7.20] [8.2] name the error of a bulk item in any of its shapes', () => {
    const results = [
      { hashcode: 'a', success: true },
      { hashcode: 'b', success: false, error: 'No item found' },
      { hashcode: 'c', success: false, error: { message: 'Seat taken' } },
      { hashcode: 'd', success: false, error: { name: ['Field is required'] } },
      { hashcode: 'e', success: true, error: null },
    ];
    expect(v.parse(bulkResponseSchema, { results }).results.map(({ error }) => error)).toEqual([
      undefined,
      'No item found',
      'Seat taken',
      'Field is required',
      undefined,
    ]);
  });

  it('[3.3] [7.15] describe an attachment by hashcode, name and address alone', () => {
    const file = { hashcode: 'ab', name: 'a.pdf', qed_model: { title: 'A', url: '/files/ab' } };
    expect(v.parse(attachmentSchema, file)).toMatchObject({
      ...file,
      size: null,
      view_url: null,
      pictures: null,
    });
  });

  it('[3.9] begin a session with a token and a user', () => {
    const data = { authorization: { token: 't' }, user: {}, navigation: { menus: {} } };
    expect(v.parse(loginDataSchema, data)).toMatchObject({ user: { roles: [] }, user_menu: [] });
  });
});
