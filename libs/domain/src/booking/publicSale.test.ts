import { registry } from '@callboard/api-contract/collections';
import { describe, expect, it } from 'vitest';
import { announcedStatuses, publicSale, saleState, saleStateOf, type SaleWindow } from './publicSale';

const now = '2027-05-01T00:00:00Z';
const later = '2027-06-01T00:00:00Z';
const before = '2027-04-01T00:00:00Z';
const part = (status: string, more: Partial<SaleWindow> = {}): SaleWindow => ({
  status,
  sale_opens: null,
  sale_closes: null,
  ...more,
});
const performanceStatuses = Object.keys(registry.performances.lifecycle.statuses);
const saleStatuses = Object.keys(registry.seatMaps.lifecycle.statuses);

describe('whether anyone can buy', () => {
  it.each([
    ['planned', {}, 'coming'],
    ['on_sale', {}, 'open'],
    ['on_sale', { sale_opens: later }, 'coming'],
    ['on_sale', { sale_opens: before, sale_closes: later }, 'open'],
    ['on_sale', { sale_closes: before }, 'closed'],
    ['paused', {}, 'paused'],
    ['closed', {}, 'closed'],
  ] as const)('what is %s with %j is %s', (status, more, state) => {
    expect(saleState(part(status, more), later, now)).toBe(state);
    expect(saleState(part(status, more), before, now)).toBe('closed');
  });

  it('is open where one part is, even if the others are closed', () => {
    for (const status of saleStatuses)
      expect(saleStateOf([part(status), part('on_sale')], later, now)).toBe('open');
    expect(saleStateOf([], later, now)).toBe('closed');
  });

  it.each(performanceStatuses.flatMap((status) => saleStatuses.map((sale) => [status, sale] as const)))(
    'of a %s performance that is %s: only what is announced is for the public',
    (status, sale) => {
      const state = publicSale({ status, starts_at: later }, [part(sale)], now);
      const isAnnounced = status === 'scheduled' || status === 'running';
      expect(announcedStatuses.includes(status)).toBe(isAnnounced);
      expect(state === 'open').toBe(isAnnounced && sale === 'on_sale');
      expect(state === 'hidden').toBe(!isAnnounced && sale !== 'closed');
    },
  );
});
