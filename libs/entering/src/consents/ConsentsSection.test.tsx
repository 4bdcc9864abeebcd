import { json, stubApi } from '@callboard/api-client/testing';
import type { Role } from '@callboard/api-contract';
import type { ConsentMember, EntryConsents } from '@callboard/api-contract/consents';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConsentsSection } from './ConsentsSection';

const entry = '00000000-0000-4000-8000-0000000000ee';
const kinds = [{ kind: 'take_part', label: 'Taking part' }];
const at = '2027-03-01T00:00:00Z';
const member = (name: string, given: Partial<ConsentMember> = {}): ConsentMember => ({
  hashcode: `00000000-0000-4000-8000-0000000000${name.length}0`,
  name,
  has_email: true,
  requested: at,
  expires: '2999-01-01T00:00:00Z',
  answers: [],
  ...given,
});
const yes = [{ kind: 'take_part', answer: 'given', at }] as const;
const no = [{ kind: 'take_part', answer: 'withdrawn', at }] as const;
const calls = 'POST user/actions';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(members: readonly ConsentMember[], roles: readonly Role[] = ['participant']) {
  const api = stubApi();
  const consents: EntryConsents = { kinds, members: [...members] };
  api.on(`GET consents/entries/${entry}`, json({ success: true, data: consents }));
  api.on(`GET consents/entries/${entry}/looks`, json({ success: true, data: [] }));
  const user = renderScreen(<ConsentsSection entry={entry} />, { roles });
  return { api, ...user };
}

it('[7.40] shows at a glance who has answered, and what is missing of the others', async () => {
  show([
    member('Ana', { answers: [...yes] }),
    member('Benn', { answers: [...no] }),
    member('Clara'),
    member('Daniel', { expires: '2020-01-01T00:00:00Z' }),
    member('Ephraim', { requested: null, expires: null }),
    member('Fetuilele', { has_email: false, requested: null }),
  ]);
  expect(await screen.findByText('2 of 6 answered')).toBeTruthy();
  const states = screen
    .getAllByRole('listitem')
    .map((line) => /All yes|Not all yes|Waiting|Link expired|Not asked|No email/.exec(line.textContent)?.[0]);
  expect(states).toEqual(['All yes', 'Not all yes', 'Waiting', 'Link expired', 'Not asked', 'No email']);
  expect(screen.getByRole('button', { name: 'Send to all who are missing (3)' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send the link for Fetuilele' }).hasAttribute('disabled')).toBe(
    true,
  );
});

it('[7.40] sends to all who are missing, and says why others got none', async () => {
  const { api, user } = show([member('Clara')]);
  api.on(calls, json({ success: true, data: { sent: 0, without_email: 2, too_soon: 1 } }));
  await user.click(await screen.findByRole('button', { name: 'Send to all who are missing (1)' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(
    await screen.findByText('No link was sent. One was reminded in the last day. 2 have no email.'),
  ).toBeTruthy();
  expect(api.calls.find(({ body }) => body !== null)?.body).toMatchObject({
    action: 'send_consent_links',
    data: { entry },
  });
});

it('[7.40] opens contact data by a click alone, and saves it', async () => {
  const { api, user } = show([member('Clara', { has_email: false })]);
  api.on(calls, json({ success: true, data: { guardian: null, date_of_birth: '2014-05-06', answers: [] } }));
  await user.click(await screen.findByRole('button', { name: 'Guardian of Clara' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('06-May-2014')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Write the name of the guardian.')).toBeTruthy();
  await user.type(dialog.getByLabelText(/Name of the guardian/), 'Hana');
  await user.type(dialog.getByLabelText('Email'), 'hana@example.test');
  api.on(calls, json({ success: true, data: {} }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Contact saved')).toBeTruthy();
});

it('[7.40] says that there is no one to ask, and shows the looks to admins alone', async () => {
  show([], ['staff']);
  expect(await screen.findByText('No consents are needed')).toBeTruthy();
  expect(screen.queryByText('Who viewed contact data')).toBeNull();
  cleanup();
  show([], ['admin']);
  expect(await screen.findByText('No one has viewed it yet.')).toBeTruthy();
});
