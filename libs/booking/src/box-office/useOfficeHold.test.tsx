import { hashcodeOf, json, renderWithApi, stubApi } from '@callboard/api-client/testing';
import type { Hold, SeatRefusal } from '@callboard/api-contract/booking';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOfficeHold } from './useOfficeHold';

const address = 'POST booking/office/hold';

const holdOf = (number: number, ...seats: string[]): Hold => ({
  hashcode: hashcodeOf(number),
  secret: `secret ${number}`,
  expires_at: '2027-06-09T07:00:00Z',
  seconds_left: 600,
  is_extended: false,
  seats: seats.map((seat) => ({ seat, place: `Hall · ${seat}`, group: 'near' })),
  general: [],
  is_split: false,
});
const reserved = (hold: Hold) => json({ success: true, data: { hold } });
const refused = (...seats: { seat: string; place: string; reason: SeatRefusal }[]) =>
  json({ success: false, data: seats.length > 0 ? { seats } : {}, error: { message: 'Not free.' } }, 409);
const taken = { seat: 'A2', place: 'Hall · A2', reason: 'held' } as const;

const counter = () => renderWithApi(() => useOfficeHold(hashcodeOf(9), 'office')).result;

async function tap(result: ReturnType<typeof counter>, ...seats: string[]): Promise<void> {
  act(() => result.current.want({ seats, general: [] }));
  await waitFor(() => expect(result.current.isBusy).toBe(false));
}

it('[7.46] names the seat that is refused, and the customer has the others still', async () => {
  stubApi().on(address, reserved(holdOf(1, 'A1')), refused(taken));
  const result = counter();
  await tap(result, 'A1');
  await tap(result, 'A1', 'A2');
  expect(result.current.refused).toEqual([taken]);
  expect(result.current.hold?.hashcode).toBe(hashcodeOf(1));
  expect(result.current.wish.seats).toEqual(['A1']);
});

it('[7.46] begins a new hold with the next tap where the time of the last one is over', async () => {
  const api = stubApi();
  api.on(address, reserved(holdOf(1, 'A1')), refused(), reserved(holdOf(2, 'A3')));
  const result = counter();
  await tap(result, 'A1');
  await tap(result, 'A3');
  expect(result.current.hold).toBeNull();
  expect(result.current.problem?.message).toBe('Not free.');
  await tap(result, 'A3');
  expect(result.current.hold?.hashcode).toBe(hashcodeOf(2));
  const [first, second, third] = api.callsOf(address).map(({ body }) => body);
  expect(first).not.toHaveProperty('hold');
  expect(second).toHaveProperty('hold', { hashcode: hashcodeOf(1), secret: 'secret 1' });
  expect(third).not.toHaveProperty('hold');
});

it('[7.46] has the seats still where there are not enough of the best', async () => {
  stubApi().on(address, reserved(holdOf(1, 'A1')), refused());
  const result = counter();
  await tap(result, 'A1');
  act(() => result.current.best({ quantity: 9 }));
  await waitFor(() => expect(result.current.isBusy).toBe(false));
  expect(result.current.hold?.hashcode).toBe(hashcodeOf(1));
});

it('[7.46] shows every tap, and sends the last of those that come before an answer', async () => {
  const api = stubApi();
  api.on(address, reserved(holdOf(1, 'A1')), reserved(holdOf(1, 'A1', 'A2', 'A3')));
  const result = counter();
  for (const seats of [['A1'], ['A1', 'A2'], ['A1', 'A2', 'A3']])
    act(() => result.current.want({ seats, general: [] }));
  expect(result.current.wish.seats).toEqual(['A1', 'A2', 'A3']);
  await waitFor(() => expect(result.current.isBusy).toBe(false));
  expect(api.callsOf(address).map(({ body }) => body)).toMatchObject([
    { seats: ['A1'] },
    { seats: ['A1', 'A2', 'A3'], hold: { hashcode: hashcodeOf(1) } },
  ]);
});

it('[7.46] frees the seats of a customer who wants none', async () => {
  const api = stubApi();
  api.on(address, reserved(holdOf(1, 'A1')));
  api.on('POST sale/release', json({ success: true, data: {} }));
  const result = counter();
  await tap(result, 'A1');
  await tap(result);
  expect(api.callsOf('POST sale/release')[0]?.body).toEqual({ hashcode: hashcodeOf(1), secret: 'secret 1' });
  expect(result.current.hold).toBeNull();
});
