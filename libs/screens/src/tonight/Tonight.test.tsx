import { json, stubApi } from '@callboard/api-client/testing';
import type { Night } from '@callboard/api-contract/scheduling';
import { renderScreen } from '@callboard/records/testing';
import { defineTenant, TenantProvider } from '@callboard/tenant';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Screen } from './Tonight';

afterEach(cleanup);

const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const night: Night = {
  performance: {
    hashcode: 'p',
    title: 'Opening night',
    status: 'running',
    starts_at: at(-20),
    ends_at: at(100),
  },
  zone: 'Pacific/Auckland',
  event: { hashcode: 'e', title: 'Spring heats' },
  venue: { hashcode: 'v', title: 'Town Hall' },
  space: { hashcode: 's', title: 'Main stage' },
  seats: 200,
  sold: 180,
  inside: 120,
  items: [
    {
      hashcode: 'Breeze',
      kind: 'entry',
      entry: 'entry Breeze',
      name: 'Breeze',
      away: null,
      room: null,
      cues: null,
      from: at(-20),
      to: at(-10),
    },
  ],
  steps: [],
  acts: [
    {
      hashcode: 'entry Breeze',
      name: 'Breeze',
      missing: {
        status: 'accepted',
        can_update: true,
        has_contact: true,
        members_count: 4,
        members_standing: 4,
        members_invited: 0,
        members_unanswered: 3,
        has_slot: true,
        event: null,
        fee: null,
        tasks: [],
      },
    },
  ],
};

it('[2.18] leads to where each missing thing is put right', async () => {
  const api = stubApi();
  api.on('GET tonight', json({ success: true, data: { nights: [night] } }));
  api.on('GET schedule/shifts/counts', json({ by: 'status', results: [] }));
  const tenant = defineTenant({
    code: 'showquest',
    name: 'Showquest',
    tagline: 'Schools on stage',
    features: { performances: true, scheduling: true },
    labels: { entries: { one: 'Act', many: 'Acts' } },
  });
  const { user } = renderScreen(
    <TenantProvider tenant={tenant}>
      <Screen />
    </TenantProvider>,
    { at: '/tonight', path: '/tonight' },
  );
  const card = within(await screen.findByRole('region', { name: 'Spring heats: Opening night' }));
  await user.click(card.getByText('1 thing is missing in acts'));
  const link = card.getByRole('link', { name: /3 / });
  expect(link.getAttribute('href')).toBe('/entries/entry Breeze?tab=consents');
});
