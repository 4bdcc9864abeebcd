import { aRecordOf, fakeApi, renderScreen } from '@callboard/records/testing';
import { collectionNamed } from '@callboard/api-contract/collections';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Screen as OwnTask } from './OwnTask';

afterEach(cleanup);

describe('[2.21] a task, for those who do it', () => {
  const task = {
    ...aRecordOf(collectionNamed('tasks')),
    name: 'Say what you need',
    due_on: '2001-01-02',
    instructions: 'One answer for each act.',
    anchor: 'entries_close',
    days: -14,
    per_entry: false,
    status: 'open',
  };
  const show = (hashcode = task.hashcode) =>
    renderScreen(<OwnTask />, { roles: ['participant'], at: `/tasks/${hashcode}`, path: '/tasks/:hashcode' });

  it('says what to do by when, offers to fill it in, and shows nothing of how the office runs it', async () => {
    fakeApi({ tasks: [task], formInstances: [] });
    show();
    expect(await screen.findByText('One answer for each act.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Say what you need' })).toBeTruthy();
    expect(screen.getByText(/overdue/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Fill in' })).toBeTruthy();
    for (const label of ['Counted from', 'Days after', 'For', 'Record', 'History'])
      expect(screen.queryByText(label), label).toBeNull();
  });

  it('offers nothing once it is done', async () => {
    fakeApi({ tasks: [{ ...task, status: 'done' }], formInstances: [] });
    show();
    expect(await screen.findByText('Nothing is left to do here')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leads back to the list where it is gone', async () => {
    fakeApi({ tasks: [] });
    show();
    expect((await screen.findByRole('link', { name: 'To do' })).getAttribute('href')).toBe('/tasks');
  });
});
