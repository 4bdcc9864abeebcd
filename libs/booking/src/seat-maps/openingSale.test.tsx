import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { SaleCheck } from '@callboard/api-contract/booking';
import { aRecordOf, fakeApi, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HiddenSale, type HiddenSaleProps } from './HiddenSale';
import { OpenSaleDialog, type OpenSaleDialogProps } from './OpenSaleDialog';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const recordOf = (name: CollectionName, values: object) => ({
  ...aRecordOf(collectionNamed(name)),
  ...values,
});

const soon = new Date(Date.now() + 86_400_000).toISOString();
const past = new Date(Date.now() - 86_400_000).toISOString();
const performance = { hashcode: 'performance', status: 'planned', starts_at: soon } as const;
const part = (status: string) => ({ status, sale_opens: null, sale_closes: null });
const notAnnounced = 'No one can buy yet: the performance is not announced';

describe('[2.21] the note of a sale that no one can see', () => {
  const show = (given: Partial<HiddenSaleProps['performance']>, statuses: string[], at = '/') => {
    fakeApi({});
    const parts = statuses.map(part);
    return renderScreen(<HiddenSale performance={{ ...performance, ...given }} parts={parts} />, { at });
  };

  it.each(['on_sale,planned', 'on_sale,paused', 'on_sale'])('is there with %s, and leads on', (statuses) => {
    show({}, statuses.split(','));
    expect(screen.getByText(notAnnounced)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To the performance' }).getAttribute('href')).toBe(
      '/performances/performance',
    );
  });

  it('has no link on the page of the performance itself', () => {
    show({}, ['on_sale'], '/performances/performance');
    expect(screen.getByText(notAnnounced)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each<[string, Partial<HiddenSaleProps['performance']>, string[]]>([
    ['nothing is sold', {}, []],
    ['no sale was opened', {}, ['planned', 'paused', 'closed']],
    ['the performance is announced', { status: 'scheduled' }, ['on_sale']],
    ['the performance is running', { status: 'running' }, ['on_sale']],
    ['the performance has begun', { starts_at: past }, ['on_sale']],
  ])('is not there where %s', (_case, given, statuses) => {
    show(given, statuses);
    expect(screen.queryByText(notAnnounced)).toBeNull();
  });
});

describe('[2.21] the dialog that opens a sale', () => {
  function show(given: { status?: string; sale_opens?: string | null; checks?: readonly SaleCheck[] } = {}) {
    const { status = 'planned', sale_opens = null, checks = [] } = given;
    const map = recordOf('seatMaps', { hashcode: 'map', name: 'Final', status: 'planned', sale_opens });
    const shown = recordOf('performances', { ...performance, status });
    const api = fakeApi({ seatMaps: [map], performances: [shown] });
    const onClose = vi.fn();
    // The dialog reads no more of the setup of a sale than this.
    const setup = {
      map,
      performance: shown,
      counts: { forSale: 3 },
      checks,
    } as unknown as OpenSaleDialogProps['setup'];
    const view = renderScreen(<OpenSaleDialog setup={setup} onClose={onClose} />);
    const open = () => view.user.click(screen.getByRole('button', { name: 'Open the sale' }));
    const acts = () =>
      api.calls.filter(({ method }) => method === 'POST').map(({ body }) => Object(body).action);
    return { ...view, api, open, acts, onClose };
  }
  const announces = () => screen.queryByRole('checkbox', { name: 'Announce the performance too' });

  it('announces the performance first, unless staff do not want that', async () => {
    const { open, acts, onClose } = show();
    expect(screen.getByText('3 seats are for sale.')).toBeTruthy();
    expect(announces()).toHaveProperty('checked', true);
    expect(screen.queryByText(notAnnounced)).toBeNull();
    await open();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(acts()).toEqual(['schedule', 'open_sale']);
  });

  it('warns that no one can buy where it is not announced, and opens the sale alone', async () => {
    const { user, open, acts, onClose } = show();
    await user.click(screen.getByRole('checkbox', { name: 'Announce the performance too' }));
    expect(screen.getByText(notAnnounced)).toBeTruthy();
    expect(screen.queryByText(/^Buyers can buy/)).toBeNull();
    await open();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(acts()).toEqual(['open_sale']);
  });

  it.each([
    [null, /^Buyers can buy as soon as it is open\./],
    ['2028-05-01T07:00:00Z', /^Buyers can buy from 01-May-2028/],
  ])('has nothing to announce of an announced one, and says from when: %s', async (sale_opens, text) => {
    const { open, acts } = show({ status: 'scheduled', sale_opens });
    expect(announces()).toBeNull();
    expect(screen.getByText(text)).toBeTruthy();
    await open();
    await waitFor(() => expect(acts()).toEqual(['open_sale']));
  });

  it('cannot announce a performance that was cancelled, and warns', () => {
    show({ status: 'cancelled' });
    expect(announces()).toBeNull();
    expect(screen.getByText(notAnnounced)).toBeTruthy();
  });

  it('names what is missing, and does not open', () => {
    show({ checks: [{ kind: 'plan', state: 'missing', why: 'no_plan', count: 0 }] });
    expect(screen.getByText('It cannot be opened yet:')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Open the sale' })).toHaveProperty('disabled', true);
  });

  it('names what is to be checked, and opens', async () => {
    const { open, onClose } = show({
      checks: [{ kind: 'times', state: 'open', why: 'no_opening', count: 0 }],
    });
    expect(screen.getByText('Please check:')).toBeTruthy();
    await open();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it.each(['performances', 'seatMaps'] as const)('stays where %s refuses', async (collection) => {
    const { api, open, acts, onClose } = show();
    const path = `callboard/performances/actions`;
    const of = collection === 'performances' ? path : 'booking/seat_maps/actions';
    api.answerOnce('POST', of, 400, { success: false, error: { message: 'Not now.' } });
    await open();
    // Nothing is sold of a performance that could not be announced.
    const expected = collection === 'performances' ? ['schedule'] : ['schedule', 'open_sale'];
    await waitFor(() => expect(acts()).toEqual(expected));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Open the sale' })).toHaveProperty('disabled', false),
    );
    expect(onClose).not.toHaveBeenCalled();
  });
});
