import { loginDataSchema } from '@callboard/api-contract/accounts';
import { act, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { actions, queries } from './actions';
import { collections, messagesOf } from './collections';
import { callAction, configureApi, readQuery, sendRequest } from './index';
import { hashcodeOf } from './testing/records';
import { renderWithApi } from './testing/renderWithApi';

/** A record with no more than the specification gives every record (clause 3.1). */
interface Row {
  hashcode: string;
  qed_model: { title: string };
  name: string;
}

const row = (number: number, name: string): Row => ({
  hashcode: hashcodeOf(number),
  qed_model: { title: name },
  name,
});
const done = { success: true, data: {} };
const login = {
  authorization: { token: 'token-1' },
  server: { version: '1' },
  global_permissions: [],
  user: { hashcode: hashcodeOf(9), email: 'a@b.test', name_search: 'Aroha Ngata', is_admin: false },
  applications: [],
  navigation: { modules: [], flow: { redirect_url: '/dashboard' }, routes: [], user_menu: [] },
  user_menu: [],
};

const bodySchema = v.object({
  action: v.optional(v.string()),
  name: v.optional(v.string()),
  hashcodes: v.optional(v.array(v.string())),
  bulk_patch: v.optional(v.array(v.object({ hashcode: v.string() }))),
});
type Body = v.InferOutput<typeof bodySchema>;

/**
 * A backend that was written from the decisions of the specification alone, and answers the least that it allows: no ETag, no `previous`, no version, no
 * size, bare records where they are bare, and `{}` after each action.
 */
function createOtherBackend() {
  const rows = [row(1, 'Town Hall'), row(2, 'Opera House')];
  const messages = [
    { ...row(5, 'Aroha'), number: 1, body: 'Kia ora', author_name: 'Aroha', created: '2030-01-01T00:00:00Z' },
  ];
  const bulk = (hashcodes: readonly string[] = []) => ({
    results: hashcodes.map((hashcode) => ({ hashcode, success: true })),
  });
  const answers: Readonly<Record<string, (body: Body, query: URLSearchParams) => unknown>> = {
    'GET app/arguments': () => ({ success: true, data: { app_args: {} } }),
    'GET tenant/domains': () => [{ code: 'showquest', name: 'Showquest' }],
    'GET user/passwords/reset': () => ({ success: true }),
    'GET user/activations/invited': () => ({
      success: true,
      data: { status: 'pending', mode: 'new', hashcode: 'invited', details: { user: {} } },
    }),
    'GET attachments/file': () => ({
      hashcode: 'file',
      name: 'plan.pdf',
      qed_model: { title: 'Plan', url: 'https://files.test/plan.pdf' },
    }),
    'DELETE attachments/file': () => undefined,
    'POST user/actions': ({ action }) => (action === 'login' ? { success: true, data: login } : done),
    'GET callboard/venues': (_body, query) =>
      query.get('paginate') === 'false' ? rows : { count: rows.length, next: null, results: rows },
    'POST callboard/venues': ({ name = '' }) => ({ success: true, data: row(3, name) }),
    [`GET callboard/venues/${hashcodeOf(1)}`]: () => rows[0],
    [`PATCH callboard/venues/${hashcodeOf(1)}`]: ({ name = '' }) => row(1, name),
    [`DELETE callboard/venues/${hashcodeOf(1)}`]: () => undefined,
    'PATCH callboard/venues': ({ bulk_patch }) => bulk(bulk_patch?.map(({ hashcode }) => hashcode)),
    'DELETE callboard/venues': ({ hashcodes }) => bulk(hashcodes),
    'POST callboard/venues/actions': () => done,
    [`GET messaging/conversations/${hashcodeOf(4)}/messages`]: () => ({
      count: 1,
      next: null,
      results: messages,
    }),
  };
  return (url: string, { method = 'GET', body }: RequestInit) => {
    const { pathname, searchParams } = new URL(url);
    const answer = answers[`${method} ${pathname.replace('/api/v21/system/', '')}`];
    if (!answer) return Promise.reject(new Error(`The decisions have no ${method} ${pathname}.`));
    const given = answer(v.parse(bodySchema, typeof body === 'string' ? JSON.parse(body) : {}), searchParams);
    return Promise.resolve(given === undefined ? new Response(null, { status: 204 }) : Response.json(given));
  };
}

const onProblem = vi.fn();

beforeEach(() => {
  onProblem.mockReset();
  configureApi({
    origin: 'https://other.test',
    version: 21,
    domain: 'showquest',
    timeZone: 'Pacific/Auckland',
    getToken: () => 'token-1',
    onProblem,
  });
  vi.stubGlobal('fetch', createOtherBackend());
  return () => {
    vi.unstubAllGlobals();
    expect(onProblem.mock.calls).toEqual([]);
  };
});

describe('another backend, which answers the least', () => {
  it('[7.2] signs in and resumes, with the navigation that it has', async () => {
    const answer = await sendRequest({
      method: 'POST',
      path: 'user/actions',
      body: { action: 'login' },
      schema: v.object({ success: v.literal(true), data: loginDataSchema }),
    });
    expect(answer.ok && answer.body.data.authorization.token).toBe('token-1');
  });

  it.each([
    ['changePassword', { old_password: 'Old-secret-1', new_password: 'New-secret-1' }],
    ['resetPassword', { email: 'a@b.test' }],
    ['consumeTemporaryPassword', { temporary_password: 'reset', new_password: 'New-secret-1' }],
    ['activateUser', { user_activation: hashcodeOf(6), password: 'New-secret-1' }],
    ['activateUser', { user_activation: hashcodeOf(6), add_to_domain: true }],
    ['resetLockout', { user: hashcodeOf(9) }],
  ] as const)('[7.4] [7.7] does %s', async (name, input) => {
    expect(await callAction(name, { input })).toMatchObject({ ok: true });
  });

  it('[7.10] [7.11] [7.12] [7.14] [7.15] answers what is read before and besides the collections', async () => {
    const read = [
      await readQuery('appArguments', {}),
      await readQuery('domains', {}),
      await readQuery('resetToken', { token: 'reset' }),
      await readQuery('activation', { hashcode: 'invited', fields: 'status,mode' }),
      await readQuery('attachment', { hashcode: 'file' }),
    ];
    expect(read.map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
    expect(read[4]).toMatchObject({ data: { name: 'plan.pdf', size: null } });
  });

  it('[7.16] [7.17] [7.18] [7.19] [7.20] [7.21] [7.22] [7.23] reads and writes collections', async () => {
    const { result } = renderWithApi(() => ({
      list: collections.venues.useList(),
      one: collections.venues.useGet(hashcodeOf(1)),
      create: collections.venues.useCreate()[0],
      patch: collections.venues.usePatch()[0],
      patchAll: collections.venues.useBulkPatch()[0],
      act: collections.venues.useAct()[0],
      remove: collections.venues.useRemove()[0],
      removeAll: collections.venues.useBulkRemove()[0],
    }));
    await waitFor(() => expect(result.current.list.data && result.current.one.data).toBeDefined());
    expect(result.current.list.data?.results).toHaveLength(2);
    const { create, patch, patchAll, act: transit, remove, removeAll } = result.current;
    const outcomes = await act(async () => [
      await create({ name: 'Hall', time_zone: 'Pacific/Auckland' }),
      await patch(hashcodeOf(1), { name: 'New Hall' }, undefined),
      await patchAll([{ hashcode: hashcodeOf(1), name: 'Hall' }]),
      await transit('retire', hashcodeOf(1)),
      await remove(hashcodeOf(1), undefined),
      await removeAll([hashcodeOf(1), hashcodeOf(2)]),
    ]);
    expect(outcomes.map(({ ok }) => ok)).toEqual(outcomes.map(() => true));
  });

  it('[7.32] lists the messages of a conversation', async () => {
    const { result } = renderWithApi(() =>
      messagesOf(hashcodeOf(4)).useList({ additionalFields: ['linked_users'] }),
    );
    await waitFor(() => expect(result.current.data?.results[0]?.body).toBe('Kia ora'));
  });

  it('[7.31] removes a file, and reads what an attachment has by its hook', async () => {
    const { result } = renderWithApi(() => ({
      file: queries.attachment.useQuery({ hashcode: 'file' }),
      remove: actions.removeAttachment.useAction()[0],
    }));
    await waitFor(() => expect(result.current.file.data?.qed_model.title).toBe('Plan'));
    expect(await act(() => result.current.remove('file'))).toMatchObject({ ok: true });
  });
});
