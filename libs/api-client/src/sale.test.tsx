import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { callAction, queries } from './sale';
import { hashcodeOf } from './testing/records';
import { renderWithApi } from './testing/renderWithApi';
import { json, stubApi } from './testing/stubApi';

const input = { token: 'showquest.token' };
const address = 'POST sale/orders/cancel';

it('[7.46] sends a call whose answer was lost under the same key, until one comes', async () => {
  const api = stubApi();
  api.on(address, json({}, 500), json({ success: false, data: {}, error: { message: 'It is over.' } }, 409));
  for (let times = 0; times < 3; times++) await callAction('giveUpOrder', { input });
  const [lost, again, another] = api.calls.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(lost).toBeTruthy();
  expect(again).toBe(lost);
  expect(another).not.toBe(lost);
});

it('[7.46] sends the input of an action alone, and reports no problem: the page shows it', async () => {
  const api = stubApi();
  const body = { success: false, data: { seats: [] }, error: { message: 'It is over.' } };
  api.on('POST sale/extend', json(body, 409));
  const key = { hashcode: hashcodeOf(1), secret: 'between-us' };
  const outcome = await callAction('extendHold', { input: key });
  expect(outcome).toMatchObject({ ok: false, problem: { kind: 'conflict', message: 'It is over.' }, body });
  expect(api.calls[0]?.body).toEqual(key);
  expect(api.onProblem).not.toHaveBeenCalled();
});

it('[7.46] reads a query of the shop, and shows what it had where it cannot be read again', async () => {
  const api = stubApi();
  const programme = { success: true, data: { performances: [] } };
  api.on('GET sale/performances', json(programme), json({ detail: 'No item found' }, 404));
  const { result } = renderWithApi(() => queries.saleProgramme.useQuery({ event: hashcodeOf(1) }));
  expect(result.current).toMatchObject({ data: undefined, problem: undefined });
  await waitFor(() => expect(result.current.data).toEqual({ performances: [] }));
  expect(api.calls[0]?.query.get('event')).toBe(hashcodeOf(1));
  act(() => result.current.refetch());
  await waitFor(() => expect(result.current.problem).toMatchObject({ kind: 'missing' }));
  expect(result.current.data).toEqual({ performances: [] });
});

it('does not show the output of other input', async () => {
  const api = stubApi();
  api.on(`GET sale/plans/${hashcodeOf(1)}`, json({ success: true, data: { plan: { levels: [] } } }));
  api.on(`GET sale/plans/${hashcodeOf(2)}`, json({ detail: 'No item found' }, 404));
  const { result, rerender } = renderWithApi(
    ({ version }: { version: string }) => queries.salePlan.useQuery({ version }),
    { version: hashcodeOf(1) },
  );
  await waitFor(() => expect(result.current.data).toEqual({ plan: { levels: [] } }));
  rerender({ version: hashcodeOf(2) });
  expect(result.current.data).toBeUndefined();
  await waitFor(() => expect(result.current.problem).toMatchObject({ kind: 'missing' }));
  expect(result.current.data).toBeUndefined();
});
