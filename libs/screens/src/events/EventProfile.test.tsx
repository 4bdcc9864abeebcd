import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { aRecordOf, fakeApi, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Screen } from './EventProfile';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const hashcode = '00000000-0000-4000-8000-000000000090';

function recordOf(collection: CollectionName, name: string, values: object) {
  const record = aRecordOf(collectionNamed(collection));
  return { ...record, name, qed_model: { ...record.qed_model, title: name }, ...values };
}

it('[3.24] lists the stages of the event, and adds one to it', async () => {
  const event = { hashcode, title: 'National Final', model: 'model' };
  const api = fakeApi({
    events: [recordOf('events', event.title, { hashcode, status: 'announced' })],
    stages: [recordOf('stages', 'Final', { event, status: 'judging' })],
    ...Object.fromEntries((['performances', 'entries', 'participants'] as const).map((name) => [name, []])),
  });
  const { user } = renderScreen(<Screen />, {
    at: `/events/${hashcode}?tab=stages`,
    path: '/events/:hashcode',
  });
  expect(await screen.findByRole('tab', { name: 'Stages', selected: true })).toBeTruthy();
  expect(await screen.findByText('Judging')).toBeTruthy();
  const read = api.calls.filter(({ path }) => path === 'competition/stages');
  expect(read.at(-1)?.query.get('event')).toBe(hashcode);
  await user.click(screen.getByRole('button', { name: 'New stage' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByLabelText(/^Kind/)).toBeTruthy();
  // It is of this event.
  expect(dialog.queryByLabelText(/^Event/)).toBeNull();
  // Its last requests end here, and not in the next test.
  const requested = () => api.calls.map(({ path }) => path);
  const last = [`events/${hashcode}/fees`, `callboard/venues/00000000-0000-4000-8000-000000000001`];
  await waitFor(() => expect(requested()).toEqual(expect.arrayContaining(last)), { timeout: 10_000 });
});
