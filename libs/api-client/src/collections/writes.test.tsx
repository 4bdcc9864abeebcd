import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { collections } from '../collections';
import { hashcodeOf, page, venue } from '../testing/records';
import { renderWithApi } from '../testing/renderWithApi';
import { json, stubApi } from '../testing/stubApi';

const { performances, regions, venues } = collections;
const list = 'GET callboard/venues';
const one = `callboard/venues/${hashcodeOf(1)}`;
const changed = { 'Change-Set': 'set-1' };

describe('create', () => {
  it('[7.18] posts the draft and refetches the lists', async () => {
    const api = stubApi();
    api.on(list, json(page([])), json(page([venue(1)])));
    api.on('POST callboard/venues', json({ success: true, data: venue(1) }, 201, changed));
    const { result } = renderWithApi(() => ({ venues: venues.useList(), create: venues.useCreate()[0] }));
    await waitFor(() => expect(result.current.venues.data?.count).toBe(0));
    const outcome = await act(() =>
      result.current.create({ name: 'Venue 1', time_zone: 'Pacific/Auckland' }),
    );
    expect(outcome).toEqual({ ok: true, data: venue(1), changeSet: 'set-1' });
    expect(api.callsOf('POST callboard/venues')[0]?.body).toEqual({
      name: 'Venue 1',
      time_zone: 'Pacific/Auckland',
    });
    await waitFor(() => expect(result.current.venues.data?.count).toBe(1));
  });

  it('reuses the idempotency key when the response to the same draft was lost, and makes a new one otherwise', async () => {
    const api = stubApi();
    const created = json({ success: true, data: venue(1) }, 201);
    api.on('POST callboard/venues', json({}, 500), created, created);
    const { result } = renderWithApi(() => venues.useCreate()[0]);
    const draft = { name: 'Venue 1', time_zone: 'Pacific/Auckland' };
    for (let times = 0; times < 3; times++) await act(() => result.current(draft));
    const [lost, again, another] = api.calls.map((call) => call.headers.get('Idempotency-Key'));
    expect(again).toBe(lost);
    expect(another).not.toBe(lost);
  });

  it('returns the errors of each field', async () => {
    const api = stubApi();
    api.on('POST callboard/venues', json({ name: ['Field is required'] }, 400));
    const { result } = renderWithApi(() => venues.useCreate()[0]);
    const outcome = await act(() => result.current({ name: '', time_zone: 'Pacific/Auckland' }));
    expect(outcome).toMatchObject({ ok: false, problem: { fields: { name: ['Field is required'] } } });
  });
});

describe('patch', () => {
  const screen = () => ({
    venues: venues.useList(),
    venue: venues.useGet(hashcodeOf(1)),
    patch: venues.usePatch()[0],
  });

  function open(api: ReturnType<typeof stubApi>) {
    api.on(list, json(page([venue(2), venue(1)])));
    api.on(`GET ${one}`, json(venue(1)));
    return renderWithApi(screen);
  }

  it('[7.19] shows the change immediately, based on the version that was edited', async () => {
    const api = stubApi();
    const { result } = open(api);
    await waitFor(() => expect(result.current.venues.data && result.current.venue.data).toBeDefined());
    let answer = (_response: Response) => {};
    api.on(`PATCH ${one}`, () => new Promise<Response>((resolve) => (answer = resolve)));
    const after = venue(1, { name: 'Opera House', version: 2 });
    let pending: Promise<unknown> = Promise.resolve();
    await act(async () => {
      pending = result.current.patch(hashcodeOf(1), { name: 'Opera House' }, 1);
      await waitFor(() => expect(api.callsOf(`PATCH ${one}`)).toHaveLength(1));
    });
    await waitFor(() => expect(result.current.venue.data?.name).toBe('Opera House'));
    expect(result.current.venues.data?.results[1]?.qed_model.title).toBe('Opera House');
    expect(api.callsOf(`PATCH ${one}`)[0]?.headers.get('If-Match')).toBe('"1"');
    api.on(`GET ${one}`, json(after));
    api.on(list, json(page([venue(2), after])));
    await act(async () => answer(json(after, 200, changed)));
    expect(await pending).toEqual({ ok: true, data: after, changeSet: 'set-1' });
    await waitFor(() => expect(result.current.venue.data?.version).toBe(2));
  });

  it('rolls the change back when the server refuses it, also in a list that was sorted again meanwhile', async () => {
    const api = stubApi();
    const { result } = open(api);
    await waitFor(() => expect(result.current.venues.data && result.current.venue.data).toBeDefined());
    api.on(`PATCH ${one}`, async () => {
      api.on(list, json(page([venue(1), venue(2)])));
      result.current.venues.refetch();
      await waitFor(() => expect(result.current.venues.data?.results[0]?.hashcode).toBe(hashcodeOf(1)));
      return json({ town: ['Too long'] }, 400);
    });
    // Both stay pending, so that only the rollback changes what is shown.
    const outcome = await act(async () => {
      const patched = result.current.patch(hashcodeOf(1), { name: 'X', town: 'Y' }, 1);
      api.on(`GET ${one}`, json(venue(1)));
      return patched;
    });
    expect(outcome.ok).toBe(false);
    await waitFor(() => expect(result.current.venue.data?.name).toBe('Venue 1'));
    expect(result.current.venues.data?.results.map((row) => row.name)).toEqual(['Venue 1', 'Venue 2']);
  });

  it('leaves what another user has saved meanwhile when the server refuses it', async () => {
    const api = stubApi();
    const { result } = open(api);
    await waitFor(() => expect(result.current.venues.data && result.current.venue.data).toBeDefined());
    const theirs = venue(1, { name: 'Theirs', version: 2 });
    api.on(`PATCH ${one}`, async () => {
      api.on(list, json(page([venue(2), theirs])));
      result.current.venues.refetch();
      await waitFor(() => expect(result.current.venues.data?.results[1]?.version).toBe(2));
      // From here on only the rollback changes what is shown.
      api.on(list, () => new Promise<Response>(() => {}));
      return json({ name: ['Too long'] }, 400);
    });
    const outcome = await act(() => result.current.patch(hashcodeOf(1), { name: 'Ours' }, 1));
    expect(outcome.ok).toBe(false);
    await waitFor(() => expect(result.current.venue.data?.name).toBe('Venue 1'));
    expect(result.current.venues.data?.results[1]?.name).toBe('Theirs');
  });

  it('returns the current record when another user was faster', async () => {
    const api = stubApi();
    const { result } = open(api);
    const current = venue(1, { name: 'Theirs', version: 2 });
    api.on(`PATCH ${one}`, json({ detail: 'Somebody changed it.', current }, 412));
    const outcome = await act(() => result.current.patch(hashcodeOf(1), { name: 'Ours' }, 1));
    expect(outcome).toMatchObject({ ok: false, problem: { kind: 'stale', current: { name: 'Theirs' } } });
  });

  it('bases a second quick edit on the version that the first one made', async () => {
    const api = stubApi();
    const { result } = open(api);
    api.on(`PATCH ${one}`, json(venue(1, { version: 2 })), json(venue(1, { version: 3 })));
    await act(() =>
      Promise.all([
        result.current.patch(hashcodeOf(1), { name: 'A' }, 1),
        result.current.patch(hashcodeOf(1), { town: 'B' }, 1),
      ]),
    );
    const sent = api.callsOf(`PATCH ${one}`).map((call) => call.headers.get('If-Match'));
    expect(sent).toEqual(['"1"', '"2"']);
  });

  it('refetches what shows the title of a renamed record, and leaves it alone otherwise', async () => {
    const api = stubApi();
    api.on('GET callboard/performances', json(page([])));
    api.on('GET callboard/regions', json(page([])));
    api.on(`PATCH ${one}`, json(venue(1, { version: 2 })));
    const { result } = renderWithApi(() => ({
      performances: performances.useList(),
      regions: regions.useList(),
      patch: venues.usePatch()[0],
    }));
    await waitFor(() =>
      expect(result.current.regions.data && result.current.performances.data).toBeDefined(),
    );
    await act(() => result.current.patch(hashcodeOf(1), { capacity: 5 }, 1));
    expect(api.callsOf('GET callboard/performances')).toHaveLength(1);
    await act(() => result.current.patch(hashcodeOf(1), { name: 'Renamed' }, 2));
    await waitFor(() => expect(api.callsOf('GET callboard/performances')).toHaveLength(2));
    expect(api.callsOf('GET callboard/regions')).toHaveLength(1);
  });
});

describe('other writes', () => {
  it('[7.20] [8.8] patches several records and reports the messages of the failed ones', async () => {
    const api = stubApi();
    const results = [
      { hashcode: hashcodeOf(1), success: true },
      { hashcode: hashcodeOf(2), success: false, error: 'No item found' },
    ];
    api.on('PATCH callboard/venues', json({ results }, 207));
    const { result } = renderWithApi(() => venues.useBulkPatch()[0]);
    const items = [
      { hashcode: hashcodeOf(1), town: 'Nelson' },
      { hashcode: hashcodeOf(2), town: 'Nelson' },
    ];
    const outcome = await act(() => result.current(items));
    expect(api.calls[0]?.body).toEqual({ bulk_patch: items });
    expect(outcome).toMatchObject({ ok: true, data: results });
    expect(api.onProblem.mock.calls).toMatchObject([[{ message: 'No item found' }]]);
  });

  it('[7.21] posts a transition with its target', async () => {
    const api = stubApi();
    api.on('POST callboard/venues/actions', json({ success: true, data: venue(1, { status: 'retired' }) }));
    const { result } = renderWithApi(() => venues.useAct()[0]);
    const outcome = await act(() => result.current('retire', hashcodeOf(1)));
    expect(api.calls[0]?.body).toEqual({
      action: 'retire',
      target: hashcodeOf(1),
      data: {},
    });
    expect(api.calls[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(outcome).toMatchObject({ ok: true, data: { status: 'retired' } });
  });

  it('[7.21] accepts that a transition was made without its record', async () => {
    const api = stubApi();
    api.on('POST callboard/venues/actions', json({ success: true, data: {} }, 200, changed));
    const { result } = renderWithApi(() => venues.useAct()[0]);
    const outcome = await act(() => result.current('retire', hashcodeOf(1)));
    expect(outcome).toEqual({ ok: true, data: null, changeSet: 'set-1' });
    expect(api.onProblem).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing', new Response(null, { status: 204, headers: changed })],
    ['success', json({ success: true }, 200, changed)],
  ])('[7.22] deletes a record when the server answers %s', async (_name, response) => {
    const api = stubApi();
    api.on(`DELETE ${one}`, response);
    const { result } = renderWithApi(() => venues.useRemove()[0]);
    const outcome = await act(() => result.current(hashcodeOf(1), 3));
    expect(outcome).toEqual({ ok: true, data: null, changeSet: 'set-1' });
    expect(api.calls[0]?.headers.get('If-Match')).toBe('"3"');
  });

  it('[7.23] deletes several records', async () => {
    const api = stubApi();
    const results = [{ hashcode: hashcodeOf(1), success: true }];
    api.on('DELETE callboard/venues', json({ results }));
    const { result } = renderWithApi(() => venues.useBulkRemove()[0]);
    await act(() => result.current([hashcodeOf(1)]));
    expect(api.calls[0]?.body).toEqual({ hashcodes: [hashcodeOf(1)] });
    expect(api.onProblem).not.toHaveBeenCalled();
  });
});
