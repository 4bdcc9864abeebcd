import { collectionNamed } from '@callboard/api-contract/collections';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aRecordOf } from '../testing/aRecordOf';
import { fakeApi } from '../testing/fakeApi';
import { renderScreen } from '../testing/renderScreen';
import { RecordForm } from './RecordForm';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function edit(fee: number | null, currency: string | null) {
  const record = { ...aRecordOf(collectionNamed('events')), entry_fee: fee, currency };
  const api = fakeApi({ events: [record], regions: [], venues: [], spaces: [] });
  const onDone = vi.fn();
  const rendered = renderScreen(<RecordForm collection="events" record={record} onDone={onDone} />);
  const patched = async () => {
    await rendered.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    return api.calls.find(({ method }) => method === 'PATCH')?.body;
  };
  return { ...rendered, api, patched, fee: screen.getByRole('textbox', { name: /Fee for each entry/ }) };
}

it('shows an amount in the main unit, and sends the smallest unit', async () => {
  const { user, fee, patched } = edit(1_000, 'NZD');
  expect(fee).toHaveProperty('value', '10.00');
  await user.clear(fee);
  await user.type(fee, '12.5');
  expect(await patched()).toEqual({ entry_fee: 1_250 });
});

it('sends the default currency if the user selected none', async () => {
  const { user, fee, patched } = edit(null, null);
  await user.type(fee, '20');
  expect(await patched()).toEqual({ entry_fee: 2_000, currency: 'NZD' });
});

it('[5.6] shows errors for too large and invalid amounts in the same unit', async () => {
  const { user, fee, api } = edit(1_000, 'NZD');
  await user.clear(fee);
  await user.type(fee, '100001');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('This must be under 100,000.00', { exact: false })).not.toEqual([]);
  await user.clear(fee);
  await user.type(fee, 'ten');
  expect(await screen.findAllByText('This must be an amount such as 10.00', { exact: false })).not.toEqual(
    [],
  );
  expect(api.calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
});
