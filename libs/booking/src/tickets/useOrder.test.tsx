import { json, renderWithApi, stubApi } from '@callboard/api-client/testing';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOrder } from './useOrder';

it('[7.46] shows an answer that takes longer than the time between two readings', async () => {
  const address = 'POST sale/orders/read';
  let answer: (response: Response) => void = () => undefined;
  const api = stubApi();
  api.on(address, () => new Promise<Response>((resolve) => (answer = resolve)));
  const { result } = renderWithApi(() => useOrder('order.token'));
  await waitFor(() => expect(api.callsOf(address)).toHaveLength(1));
  act(() => result.current.refresh());
  act(() => result.current.refresh());
  act(() => answer(json({ success: false, data: {}, error: { message: 'This order is not here.' } }, 404)));
  await waitFor(() => expect(result.current.problem?.message).toBe('This order is not here.'));
  expect(api.callsOf(address)).toHaveLength(1);
  act(() => result.current.refresh());
  await waitFor(() => expect(api.callsOf(address)).toHaveLength(2));
});
