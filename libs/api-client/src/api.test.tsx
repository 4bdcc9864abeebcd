import { AppStoreProvider, createAppStore, sessionLeft } from '@callboard/app-state';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ApiCache, collections } from './collections';
import { page, venue } from './testing/records';
import { json, stubApi } from './testing/stubApi';

function Names() {
  const { data } = collections.venues.useList();
  return <p>{data ? data.results.map(({ name }) => name).join() : 'Nothing yet'}</p>;
}

afterEach(cleanup);

it('[2.38] starts each session with an empty cache', async () => {
  const server = stubApi();
  server.on('GET callboard/venues', json(page([venue(1)])), () => new Promise(() => {}));
  const store = createAppStore();
  const app = (session: string) => (
    <AppStoreProvider store={store}>
      <Names key={session} />
    </AppStoreProvider>
  );
  const { rerender } = render(app('first'));
  await screen.findByText('Venue 1');
  act(() => {
    store.dispatch(sessionLeft());
    rerender(app('second'));
  });
  screen.getByText('Nothing yet');
  await waitFor(() => expect(server.calls).toHaveLength(2));
});

it('ignores a response that arrives after the session of its request has ended', async () => {
  const server = stubApi();
  let answer = (_response: Response) => {};
  server.on(
    'GET callboard/venues',
    () => new Promise((resolve) => (answer = resolve)),
    () => new Promise(() => {}),
  );
  const store = createAppStore();
  const app = (session: string) => (
    <AppStoreProvider store={store}>
      <Names key={session} />
    </AppStoreProvider>
  );
  const { rerender } = render(app('first'));
  await waitFor(() => expect(server.calls).toHaveLength(1));
  act(() => {
    store.dispatch(sessionLeft());
    rerender(app('second'));
  });
  await act(async () => answer(Response.json(page([venue(1)]))));
  screen.getByText('Nothing yet');
});

it('refetches what is visible when the browser is online again', async () => {
  const server = stubApi();
  server.on('GET callboard/venues', json(page([venue(1)])), json(page([venue(2)])));
  render(
    <AppStoreProvider>
      <ApiCache>
        <Names />
      </ApiCache>
    </AppStoreProvider>,
  );
  await screen.findByText('Venue 1');
  act(() => {
    dispatchEvent(new Event('online'));
  });
  await screen.findByText('Venue 2');
});
