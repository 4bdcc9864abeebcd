import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { collections } from '../collections';
import { page, venue } from '../testing/records';
import { json, stubApi } from '../testing/stubApi';
import { CacheProvider } from './CacheProvider';

function Names() {
  const { data } = collections.venues.useList();
  return <p>{data ? data.results.map(({ name }) => name).join() : 'Nothing yet'}</p>;
}

afterEach(cleanup);

it('[2.38] begins empty with each session: nothing of the one before is shown', async () => {
  const api = stubApi();
  api.on('GET callboard/venues', json(page([venue(1)])), () => new Promise(() => {}));
  const { rerender } = render(
    <CacheProvider key="first">
      <Names />
    </CacheProvider>,
  );
  await screen.findByText('Venue 1');
  rerender(
    <CacheProvider key="second">
      <Names />
    </CacheProvider>,
  );
  screen.getByText('Nothing yet');
  await waitFor(() => expect(api.calls).toHaveLength(2));
});
