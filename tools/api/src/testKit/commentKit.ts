import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect } from 'vitest';
import { act, made } from './notificationKit';
import type { TestAnswer, TestClient } from './startTestApi';

/** A region to comment on: admins make them. */
export async function makeRegion(admin: TestClient): Promise<string> {
  return made(await admin.call('POST', 'callboard/regions', { name: `Region ${randomUUID()}` }));
}

interface GivenComment {
  collection?: string;
  comment?: string;
  body?: string;
  mentions?: string[];
}

/** Comments on a region. */
export function commentOn(by: TestClient, record: string, given: GivenComment = {}): Promise<TestAnswer> {
  return act(by, 'comment', {
    collection: 'regions',
    record,
    comment: randomUUID(),
    body: 'Kia ora',
    ...given,
  });
}

/** Comments on a region, and answers the comment. */
export async function commented(by: TestClient, record: string, given: GivenComment = {}): Promise<string> {
  const hashcode = randomUUID();
  expect(await commentOn(by, record, { ...given, comment: hashcode })).toMatchObject({ status: 200 });
  return hashcode;
}

const listSchema = v.object({
  data: v.object({
    count: v.number(),
    has_more: v.boolean(),
    is_following: v.boolean(),
    results: v.array(v.looseObject({ hashcode: v.string(), body: v.string() })),
  }),
});

/** The comments on a region, as a user reads them. */
export async function commentsOn(by: TestClient, record: string, search = '') {
  return v.parse(listSchema, (await by.call('GET', `comments/regions/${record}${search}`)).body).data;
}

/** Begins or ends that a user follows a record. */
export const follow = (by: TestClient, record: string, is_on: boolean, collection = 'regions') =>
  act(by, 'follow_record', { collection, record, is_on });
