import { json, stubApi } from '@callboard/api-client/testing';
import type { UnpaidPlaces } from '@callboard/api-contract/booking';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { UnpaidPlacesCard } from './UnpaidPlacesCard';

afterEach(cleanup);

const performance = '00000000-0000-4000-8000-00000000000b';
const address = `booking/office/performances/${performance}/unpaid`;

const reservation = (nth: number, given: object) => ({
  kind: 'order' as const,
  hashcode: `00000000-0000-4000-8000-0000000000${String(10 + nth)}`,
  number: `ABCD000${String(nth)}`,
  name: 'Mere Tamati',
  email: 'mere@example.org',
  places: 4,
  since: '2027-05-01T00:00:00Z',
  until: '2027-05-04T00:00:00Z',
  network: 1,
  network_places: 10,
  ...given,
});
const unpaid: UnpaidPlaces = {
  capacity: 40,
  places: 12,
  reservations: [
    reservation(1, {}),
    reservation(2, { kind: 'hold', number: null, name: null, email: null, places: 6 }),
    reservation(3, { name: 'Kiri Ngata', places: 2, network: 2, network_places: 2 }),
  ],
};
const answer = (data: UnpaidPlaces) => json({ success: true, data });

function show(first: Response) {
  const api = stubApi();
  api.on(`GET ${address}`, first);
  return { api, ...renderScreen(<UnpaidPlacesCard performance={performance} />, { roles: ['staff'] }) };
}

describe('[7.46] [2.17] places that are not paid', () => {
  it('are listed by network, with its share of all places', async () => {
    show(answer(unpaid));
    expect(await screen.findByText('12 of 40 places are not paid.')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Network 1: 10 places, 25 % of all' })).toBeTruthy();
    const list = screen.getByRole('list', { name: 'Network 2: 2 places, 5 % of all' });
    expect(within(list).getByRole('link', { name: 'Kiri Ngata ABCD0003' })).toBeTruthy();
  });

  it('says that all is paid, and why it cannot be read', async () => {
    show(answer({ capacity: 40, places: 0, reservations: [] }));
    expect(await screen.findByText('All reserved places are paid')).toBeTruthy();
    cleanup();
    show(json({ detail: 'Not for you' }, 403));
    expect(await screen.findByText('Not for you')).toBeTruthy();
  });

  it('are released after the consequence was shown', async () => {
    const { api, user } = show(answer(unpaid));
    const release = await screen.findByRole('button', { name: 'Release' });
    expect(release.hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'Network 1: 10 places, 25 % of all' }));
    await user.click(screen.getByRole('button', { name: 'Release 10 places' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Release 10 places?' });
    expect(
      within(dialog).getByText(
        '1 order is cancelled. 1 buyer who selects seats loses them. Others can buy these places immediately. It cannot be undone.',
      ),
    ).toBeTruthy();
    api.on('POST booking/office/release', json({ success: true, data: { places: 10 } }));
    await user.click(within(dialog).getByRole('button', { name: 'Release' }));
    expect(await screen.findByText('10 places are free')).toBeTruthy();
    const [{ body } = { body: null }] = api.callsOf('POST booking/office/release');
    expect(body).toEqual({
      performance,
      holds: [unpaid.reservations[1]?.hashcode],
      orders: [unpaid.reservations[0]?.hashcode],
    });
  });
});
