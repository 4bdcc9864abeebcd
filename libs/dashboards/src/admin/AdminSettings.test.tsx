import { json, stubApi } from '@callboard/api-client/testing';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Screen } from './AdminSettings';

afterEach(cleanup);

const mail = {
  id: '00000000-0000-4000-8000-000000000001',
  to: 'person@school.test',
  subject: 'You are invited',
  created: '2026-05-01T09:00:00.000Z',
  status: 'failed',
  attempts: 11,
  error: 'connect ECONNREFUSED 127.0.0.1:587',
};

it('[2.15] says in one place that every mail was sent, beside the settings', async () => {
  stubApi().on('GET mails/undelivered', json({ success: true, data: [] }));
  renderScreen(<Screen />, { roles: ['admin'] });
  expect(await screen.findByText('Every email was sent.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Rights of roles' }).getAttribute('href')).toBe('/admin/roles');
});

it('[2.15] shows the mails that could not be sent', async () => {
  stubApi().on('GET mails/undelivered', json({ success: true, data: [mail] }));
  renderScreen(<Screen />, { roles: ['admin'] });
  expect(await screen.findByText('You are invited')).toBeTruthy();
  expect(screen.queryByText('Every email was sent.')).toBeNull();
});
