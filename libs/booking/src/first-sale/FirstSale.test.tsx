import { collectionPath, type CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { aRecordOf, fakeApi, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Screen } from './FirstSale';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  // With the modules of many other tests, its first list found no server: these tests have their own.
  vi.resetModules();
});

const hashcode = '00000000-0000-4000-8000-000000000001';
const recordOf = (name: CollectionName, values: object) => ({
  ...aRecordOf(collectionNamed(name)),
  ...values,
});
const starts = new Date(Date.now() + 86_400_000 * 30).toISOString();

/** Collections of which the form makes a record, in this order. */
const created = [
  'taxes',
  'pricePlans',
  'priceTypes',
  'paymentMethods',
  'generalAdmissionDefinitions',
  'generalAdmissionPrices',
] as const;

function show(given: Parameters<typeof fakeApi>[0] = {}, parts: object[] = []) {
  const api = fakeApi({
    performances: [
      recordOf('performances', { hashcode, name: 'Evening', status: 'planned', starts_at: starts }),
    ],
    ...Object.fromEntries(created.map((name) => [name, []])),
    ...given,
  });
  for (let times = 0; times < 3; times += 1)
    api.answerOnce('GET', `booking/office/performances/${hashcode}/readiness`, 200, {
      success: true,
      data: { parts },
    });
  for (const name of created) {
    const data = recordOf(name, { hashcode: `a ${name}` });
    api.answerOnce('POST', collectionPath(collectionNamed(name)), 201, { success: true, data });
  }
  const made = () =>
    api.calls
      .filter(({ method, path }) => method === 'POST' && !path.endsWith('/actions'))
      .map(({ path }) => path);
  const sent = (path: string) =>
    Object(api.calls.find((call) => call.method === 'POST' && call.path === path)?.body) as object;
  return { api, made, sent, ...renderScreen(<Screen />) };
}

describe('[7.46] the first ticket of an empty installation', () => {
  it('asks where something is missing, and makes nothing', async () => {
    const { user, made } = show();
    await user.click(await screen.findByRole('button', { name: 'Make the ticket' }));
    for (const text of ['Enter a whole number from 1 to 200,000.', 'Enter an amount such as 10.00'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('Buyers need an account to pay into.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Places/));
    expect(made()).toEqual([]);
  });

  it('has the tax of the country, a template, a price type and a way to pay', async () => {
    const { user, made, sent } = show();
    await user.type(await screen.findByLabelText(/^Places/), '40');
    await user.type(screen.getByLabelText(/^Price of one ticket, NZD/), '25');
    await user.type(screen.getByLabelText(/^Bank account/), '12-3456');
    await user.click(screen.getByRole('button', { name: 'Make the ticket' }));
    await waitFor(() => expect(made()).toEqual(created.map((name) => collectionPath(collectionNamed(name)))));
    expect(sent('finance/taxes')).toMatchObject({ name: 'GST', rate: 15, is_inclusive: true });
    expect(sent('booking/price_plans')).toMatchObject({ no_tax: null, currency: 'NZD' });
    expect(sent('booking/general_admission_definitions')).toMatchObject({
      performance: hashcode,
      capacity: 40,
    });
    expect(sent('booking/general_admission_prices')).toMatchObject({ price: 2_500, currency: 'NZD' });
  });

  it('uses what is there, and names the reason for no tax', async () => {
    const { user, made, sent } = show({
      priceTypes: [recordOf('priceTypes', { status: 'active', is_complimentary: false, group_size: 1 })],
      paymentMethods: [recordOf('paymentMethods', { name: 'Card', status: 'active', is_online: true })],
    });
    await user.type(await screen.findByLabelText(/^Places/), '40');
    await user.type(screen.getByLabelText(/^Price of one ticket, NZD/), '25');
    await user.selectOptions(screen.getByLabelText(/^Tax in the price/), 'No tax: Not registered for tax');
    expect(screen.getByText(/As you have it: Card/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Make the ticket' }));
    await waitFor(() =>
      expect(made()).toEqual([
        'booking/price_plans',
        'booking/general_admission_definitions',
        'booking/general_admission_prices',
      ]),
    );
    expect(sent('booking/price_plans')).toMatchObject({ tax: null, no_tax: 'not_registered' });
  });

  it('is announced, opened and tried once it is there', async () => {
    const part = {
      hashcode,
      collection: 'generalAdmissionDefinitions',
      name: 'Lawn',
      status: 'planned',
      checks: [],
    };
    const { user, api } = show({}, [part]);
    await user.click(await screen.findByRole('button', { name: 'Announce the performance' }));
    await waitFor(() =>
      expect(api.calls.find(({ path }) => path === 'callboard/performances/actions')?.body).toMatchObject({
        action: 'schedule',
      }),
    );
    expect(screen.getByRole('button', { name: 'Open the sale' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open the shop' })).toBeNull();
    cleanup();
    show({ performances: [recordOf('performances', { hashcode, status: 'scheduled', starts_at: starts })] }, [
      { ...part, status: 'on_sale' },
    ]);
    expect((await screen.findByRole('link', { name: 'Open the shop' })).getAttribute('href')).toBe(
      `/tickets/${hashcode}`,
    );
  });
});
