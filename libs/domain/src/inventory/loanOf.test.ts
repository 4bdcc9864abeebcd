import { describe, expect, it } from 'vitest';
import { loanOf, type AssetPromise } from './loanOf';

const at = (clock: string) => `2027-05-05T${clock}:00Z`;
const terms = { individual: 'hana', now: at('10:00'), until: at('18:00') };
const promise = (from: string, until: string, given: Partial<AssetPromise> = {}): AssetPromise => ({
  hashcode: 'promise',
  individual: 'wiremu',
  who: 'Wiremu Tane',
  from: at(from),
  until: at(until),
  is_out: false,
  ...given,
});

describe('an asset that someone wants until 18:00', () => {
  it('is free without reservations in that time', () => {
    const promises = [promise('08:00', '10:00'), promise('18:00', '20:00')];
    expect(loanOf({ status: 'available', promises }, terms)).toEqual({ kind: 'free' });
  });

  it('is promised to the first other person who reserved it', () => {
    const promises = [promise('16:00', '19:00'), promise('12:00', '13:00', { hashcode: 'first' })];
    expect(loanOf({ status: 'available', promises }, terms)).toMatchObject({
      kind: 'promised',
      promise: { hashcode: 'first' },
    });
  });

  it('is theirs by their own reservation, unless another person follows', () => {
    const own = promise('11:00', '14:00', { individual: 'hana' });
    expect(loanOf({ status: 'available', promises: [own] }, terms)).toEqual({
      kind: 'reserved',
      promise: own,
    });
    const next = promise('15:00', '16:00');
    expect(loanOf({ status: 'available', promises: [own, next] }, terms)).toEqual({
      kind: 'promised',
      promise: next,
    });
  });

  it('is out with its person, also past the time', () => {
    const out = promise('06:00', '09:00', { is_out: true });
    expect(loanOf({ status: 'in_use', promises: [out] }, terms)).toEqual({ kind: 'out', promise: out });
    expect(loanOf({ status: 'in_use', promises: [] }, terms)).toEqual({ kind: 'out', promise: null });
  });

  it.each(['in_repair', 'retired'] as const)('is not lent while it is %s', (status) => {
    expect(loanOf({ status, promises: [] }, terms)).toEqual({ kind: status });
  });

  it('is checked for now alone while the end is not selected', () => {
    const wanted = { ...terms, individual: null, until: null };
    const now = promise('09:00', '11:00');
    expect(loanOf({ status: 'available', promises: [promise('12:00', '13:00')] }, wanted).kind).toBe('free');
    expect(loanOf({ status: 'available', promises: [now] }, wanted).kind).toBe('promised');
  });
});
