import { hashcodeOf, json, renderWithApi, stubApi } from '@callboard/api-client/testing';
import type { Hold, SeatRefusal } from '@callboard/api-contract/booking';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { holdStore } from './holdStore';
import { useHold } from './useHold';

const address = 'POST sale/hold';
const performance = hashcodeOf(9);

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
const wishFor = (...seats: string[]) => ({ seats, general: [] });

const buyer = () => renderWithApi(() => useHold(performance, () => undefined)).result;

async function answered(result: ReturnType<typeof buyer>): Promise<void> {
  await waitFor(() => expect(result.current.isBusy).toBe(false));
}

async function select(result: ReturnType<typeof buyer>, ...seats: string[]): Promise<void> {
  act(() => result.current.want(wishFor(...seats)));
  await answered(result);
}

beforeEach(() => localStorage.clear());

it('[7.46] names the seat that is refused, and the buyer has the others still', async () => {
  stubApi().on(address, reserved(holdOf(1, 'A1')), refused(taken));
  const result = buyer();
  await select(result, 'A1');
  await select(result, 'A1', 'A2');
  expect(result.current.refused).toEqual([taken]);
  expect(result.current.wish.seats).toEqual(['A1']);
  expect(result.current.hold?.hashcode).toBe(hashcodeOf(1));
});

it('[7.46] makes a new hold where the last one is over by the clock of the server', async () => {
  const api = stubApi();
  api.on(address, reserved(holdOf(1, 'A1')), refused(), reserved(holdOf(2, 'A3')));
  const result = buyer();
  await select(result, 'A1');
  await select(result, 'A3');
  expect(result.current.hold?.hashcode).toBe(hashcodeOf(2));
  expect(result.current.problem).toBeUndefined();
  expect(api.callsOf(address)[1]?.body).toHaveProperty('hold', {
    hashcode: hashcodeOf(1),
    secret: 'secret 1',
  });
  expect(api.callsOf(address)[2]?.body).not.toHaveProperty('hold');
});

it('[7.46] reserves the seats of a hold that is over again, but for those that another buyer has now', async () => {
  const api = stubApi();
  api.on(address, reserved(holdOf(1, 'A1', 'A2')), refused(taken), reserved(holdOf(2, 'A1')));
  const result = buyer();
  await select(result, 'A1', 'A2');
  act(() => result.current.end());
  expect(result.current.state.status).toBe('over');
  act(() => result.current.again(wishFor('A1', 'A2')));
  await answered(result);
  expect(api.callsOf(address)[2]?.body).toMatchObject({ seats: ['A1'] });
  expect(result.current.hold?.hashcode).toBe(hashcodeOf(2));
  expect(result.current.refused).toEqual([taken]);
  expect(result.current.problem).toBeUndefined();
});

it('[7.46] a reload finds the seats, and what became of them', async () => {
  stubApi().on(address, reserved(holdOf(1, 'A1')));
  const result = buyer();
  await select(result, 'A1');
  expect(buyer().current.wish.seats).toEqual(['A1']);
  act(() => result.current.ordered('token'));
  expect(buyer().current.state).toMatchObject({ status: 'ordered', order: 'token' });
  holdStore(performance).note({ type: 'orderRead', status: 'expired' });
  expect(buyer().current.state).toMatchObject({ status: 'over', hold: { hashcode: hashcodeOf(1) } });
});

it('[7.46] offers the waiting list where there are not enough seats, also with seats of the buyer', async () => {
  const api = stubApi();
  api.on(address, reserved(holdOf(1, 'A1')));
  api.on('POST sale/best', refused());
  const result = buyer();
  act(() => result.current.best({ quantity: 9, is_accessible: false }));
  await answered(result);
  expect(result.current.isShort).toBe(true);
  await select(result, 'A1');
  expect(result.current.isShort).toBe(true);
});

it('[7.46] frees the seats of a buyer who selects none', async () => {
  const api = stubApi();
  api.on(address, reserved(holdOf(1, 'A1')));
  api.on('POST sale/release', json({ success: true, data: {} }));
  const result = buyer();
  await select(result, 'A1');
  await select(result);
  expect(api.callsOf('POST sale/release')[0]?.body).toEqual({ hashcode: hashcodeOf(1), secret: 'secret 1' });
  expect(buyer().current.state).toEqual({ status: 'none' });
});
