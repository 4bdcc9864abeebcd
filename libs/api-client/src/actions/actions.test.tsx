import { actionRequest, collectionOfAction, noOutput } from '@callboard/api-contract';
import { type ActionName, actionNamed, actionNames } from '@callboard/api-contract/actions';
import { collectionNamed } from '@callboard/api-contract/collections';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { actions } from '../actions';
import { collections } from '../collections';
import { callAction } from '../index';
import { sendAction } from './callAction';
import { hashcodeOf, page, venue } from '../testing/records';
import { renderWithApi } from '../testing/renderWithApi';
import { json, stubApi } from '../testing/stubApi';

const address = 'POST task/templates/actions';
const [template, event] = [hashcodeOf(1), hashcodeOf(2)];
const record = { ...venue(1), hashcode: template };

it('sends an action with its target and input, and refetches what it wrote', async () => {
  const api = stubApi();
  api.on(address, json({ success: true, data: record }, 200, { 'Change-Set': 'set-1' }));
  api.on('GET callboard/tasks', json(page([])));
  api.on('GET callboard/venues', json(page([])));
  const { result } = renderWithApi(() => ({
    makeTasks: actions.makeTasks.useAction()[0],
    tasks: collections.tasks.useList(),
    venues: collections.venues.useList(),
  }));
  await waitFor(() => expect(result.current.tasks.data && result.current.venues.data).toBeDefined());
  const outcome = await act(() => result.current.makeTasks(template, { events: [event] }));
  expect(outcome).toEqual({ ok: true, data: record, changeSet: 'set-1' });
  expect(api.callsOf(address)[0]?.body).toEqual({
    action: 'make_tasks',
    target: template,
    data: { events: [event] },
  });
  await waitFor(() => expect(api.callsOf('GET callboard/tasks')).toHaveLength(2));
  expect(api.callsOf('GET callboard/venues')).toHaveLength(1);
});

it('reuses the idempotency key when the response was lost, and makes a new one otherwise', async () => {
  const api = stubApi();
  const done = json({ success: true, data: record });
  api.on(address, json({}, 500), done, done);
  const { result } = renderWithApi(() => actions.makeTasks.useAction()[0]);
  for (let times = 0; times < 3; times++) await act(() => result.current(template, { events: [event] }));
  const [lost, again, another] = api.calls.map((call) => call.headers.get('Idempotency-Key'));
  expect(again).toBe(lost);
  expect(another).not.toBe(lost);
});

it('reports a response of another shape as a problem', async () => {
  const api = stubApi();
  api.on(address, json({ success: true, data: null }));
  const { result } = renderWithApi(() => actions.makeTasks.useAction()[0]);
  const outcome = await act(() => result.current(template, { events: [event] }));
  expect(outcome).toMatchObject({ ok: false, problem: { kind: 'server' } });
});

describe('[7.2] a server that answers no more than that it was done', () => {
  // Actions that the specification names, and every action whose answer is its record or nothing.
  const named = ['activateUser', 'resendActivation'] as const satisfies readonly ActionName[];
  const silent = actionNames.filter((name) => {
    const { output, wire } = actionNamed(name);
    return typeof wire !== 'object' && (output === 'record' || output === noOutput);
  });

  it.each([...new Set([...named, ...silent])])('%s shows no error', async (name) => {
    const api = stubApi();
    const action = actionNamed(name);
    const of = collectionOfAction(action);
    const collection = of === null ? undefined : collectionNamed(of);
    const { method, path } = actionRequest(action, {}, 21, collection);
    api.on(`${method} ${path}`, json({ success: true, data: {} }));
    const outcome = await sendAction(action, { target: template }, { collection });
    expect(outcome).toMatchObject({ ok: true });
    expect(api.onProblem).not.toHaveBeenCalled();
  });
});

it('undoes a change set and refetches everything visible', async () => {
  const api = stubApi();
  api.on('GET callboard/venues', json(page([])), json(page([venue(1)])));
  api.on('POST changes/actions', json({ success: true, data: { change_set: 'set-2' } }));
  const { result } = renderWithApi(() => ({
    venues: collections.venues.useList(),
    undo: actions.undo.useAction()[0],
  }));
  await waitFor(() => expect(result.current.venues.data?.count).toBe(0));
  expect(await act(() => result.current.undo('set-1'))).toMatchObject({ ok: true });
  expect(api.callsOf('POST changes/actions')[0]?.body).toEqual({ action: 'undo', target: 'set-1' });
  await waitFor(() => expect(result.current.venues.data?.count).toBe(1));
});

it('does not put the input into the store', async () => {
  const api = stubApi();
  api.on('POST user/actions', json({ success: true, data: {} }));
  const input = { old_password: 'Old-secret-1', new_password: 'New-secret-1' };
  const { result, store } = renderWithApi(() => actions.changePassword.useAction()[0]);
  expect((await act(() => result.current(input))).ok).toBe(true);
  expect(JSON.stringify(store.getState())).not.toContain('secret');
  expect(api.calls[0]?.headers.has('Idempotency-Key')).toBe(false);
});

it('[7.5] calls an action on the user without React', async () => {
  const api = stubApi({ version: 2 });
  api.on('POST user/users/actions', json({ detail: 'wrong payload' }, 400));
  const outcome = await callAction('resetPassword', { input: { email: 'a@b.test' } }, { isQuiet: true });
  expect(api.calls[0]?.body).toEqual({ action: 'reset_password', data: { email: 'a@b.test' } });
  expect(outcome).toMatchObject({
    ok: false,
    problem: { kind: 'invalid' },
    body: { detail: 'wrong payload' },
  });
  expect(api.onProblem).not.toHaveBeenCalled();
});
