import { json, stubApi } from '@callboard/api-client/testing';
import type { DashboardOf } from '@callboard/api-contract/dashboards';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Screen as ToDo } from './ToDo';

afterEach(cleanup);

const facts: DashboardOf<'participant'> = {
  entries: [],
  parts: [],
  tasks: [
    {
      hashcode: 'later',
      title: 'Send the music',
      due_on: '2999-01-02',
      event: { hashcode: 'e', title: 'Heat' },
    },
    {
      hashcode: 'sooner',
      title: 'Say what you need',
      due_on: '2001-01-02',
      event: { hashcode: 'e', title: 'Heat' },
    },
  ],
  regions: [],
  today: [],
  waiting: null,
  changes: [],
  setup: null,
};

describe('[2.21] what is to do, for those who take part', () => {
  const serve = (given: Partial<DashboardOf<'participant'>> = {}) =>
    stubApi().on(
      'GET dashboards/participant',
      json({ success: true, data: { ...facts, layout: null, own: null, ...given } }),
    );
  const show = () => renderScreen(<ToDo />, { roles: ['participant'] });

  it('is a list of links, the soonest first, and no table', async () => {
    serve();
    show();
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/tasks/sooner', '/tasks/later']);
    expect(screen.getByText(/overdue/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says that nothing is left', async () => {
    serve({ tasks: [] });
    show();
    expect(await screen.findByText('You are up to date')).toBeTruthy();
  });

  it('says what went wrong, and reads again', async () => {
    stubApi().on('GET dashboards/participant', json({ detail: 'Not today' }, 403));
    const { user } = show();
    expect(await screen.findByText('Not today')).toBeTruthy();
    serve();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Send the music' })).toBeTruthy();
  });
});
