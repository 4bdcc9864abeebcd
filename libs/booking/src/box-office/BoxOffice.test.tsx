import { json, stubApi } from '@callboard/api-client/testing';
import type { SalePerformance } from '@callboard/api-contract/booking';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Screen } from './BoxOffice';

afterEach(cleanup);

const performance = (number: number, name: string, event: string | null): SalePerformance => ({
  hashcode: `00000000-0000-4000-8000-00000000000${number}`,
  name,
  event,
  starts_at: `2027-05-0${number}T07:00:00Z`,
  doors_at: null,
  zone: 'Pacific/Auckland',
  venue: 'Town Hall',
  city: null,
  region: null,
  picture: null,
  sale: 'open',
  sale_opens: null,
  sale_closes: null,
  from_price: null,
  currency: 'NZD',
  free: number * 10,
});

const evening = performance(1, 'Evening', 'Heat 1');
const gala = performance(2, 'Gala', null);
const matinee = performance(3, 'Matinee', 'Heat 2');
const late = performance(4, 'Late show', 'Heat 1');

it('[3.4] sells for a performance that the server names, under the name of its event', async () => {
  const api = stubApi();
  const performances = [evening, gala, matinee, late];
  api.on('GET booking/office/performances', () => json({ success: true, data: { performances } }));
  const { user, address } = renderScreen(<Screen />, { at: '/booking/box-office?view=find' });
  await user.click(
    await screen.findByRole('button', { name: /^Performance: Evening, 01-May-2027 19:00.*: 10 free$/ }),
  );
  const namesIn = (part: HTMLElement) =>
    within(part)
      .getAllByRole('menuitemradio')
      .map(({ textContent }) => textContent?.split(',')[0]);
  expect(namesIn(screen.getByRole('menu'))).toEqual(['Gala', 'Evening', 'Late show', 'Matinee']);
  expect(namesIn(screen.getByRole('group', { name: 'Heat 1' }))).toEqual(['Evening', 'Late show']);
  expect(namesIn(screen.getByRole('group', { name: 'Heat 2' }))).toEqual(['Matinee']);
  await user.click(screen.getByRole('menuitemradio', { name: /^Matinee/ }));
  expect(await screen.findByRole('button', { name: /^Performance: Matinee/ })).toBeTruthy();
  await waitFor(() => expect(address.history.at(-1)).toContain(`performance=${matinee.hashcode}`));
});
