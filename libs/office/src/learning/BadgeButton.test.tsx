import { json, stubApi } from '@callboard/api-client/testing';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BadgeButton } from './BadgeButton';

const achievement = '00000000-0000-4000-8000-000000000001';
const badge = `${achievement}.proof`;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(given: { can_open: boolean; needs_consent: boolean; badge: string | null }) {
  const api = stubApi();
  api.on(`GET achievements/${achievement}/badge`, json({ success: true, data: given }));
  api.on('POST user/actions', json({ success: true, data: { badge } }));
  const { user } = renderScreen(<BadgeButton achievement={achievement} />, { at: '/', path: '/' });
  return { user, sent: () => api.callsOf('POST user/actions').map(({ body }) => body), api };
}

it('[7.41] makes the badge of a minor public with how the guardian agreed, and asks for it first', async () => {
  const { user, sent } = show({ can_open: true, needs_consent: true, badge: null });
  await user.click(await screen.findByRole('button', { name: 'Make a public badge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a public badge?' }));
  await user.click(dialog.getByRole('button', { name: 'Make a public badge' }));
  expect(dialog.getByText('Write how the guardian agreed.')).toBeTruthy();
  expect(sent()).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /^How the guardian agreed/ }), 'By email');
  await user.click(dialog.getByRole('button', { name: 'Make a public badge' }));
  expect(await screen.findByText('The badge is public')).toBeTruthy();
  expect(sent()).toEqual([{ action: 'open_badge', data: { achievement, consent: 'By email' } }]);
});

it('[7.41] has the address of a public badge, and closes it', async () => {
  const { user, sent } = show({ can_open: true, needs_consent: false, badge });
  await user.click(await screen.findByRole('button', { name: 'Public badge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Public badge' }));
  expect(dialog.getByRole('link', { name: 'Open its page' }).getAttribute('href')).toBe(
    `${location.origin}/badges/${badge}`,
  );
  await user.click(dialog.getByRole('button', { name: 'Close the badge' }));
  expect(await screen.findByText('The badge is closed')).toBeTruthy();
  expect(sent()).toEqual([{ action: 'close_badge', data: { achievement } }]);
});

it('[7.41] is not there for those who can neither open nor close it', async () => {
  const { api } = show({ can_open: false, needs_consent: false, badge: null });
  await waitFor(() => expect(api.callsOf(`GET achievements/${achievement}/badge`)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /badge/ })).toBeNull();
});
