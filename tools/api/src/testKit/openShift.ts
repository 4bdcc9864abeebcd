import type { BoxOfficeShift } from '@callboard/api-contract/booking';
import { expect } from 'vitest';
import type { TestClient } from './startTestApi';

/** Opens a shift of a client: from then on they take cash at the desk. */
export async function openShift(
  client: TestClient,
  { till = 'Front desk', float = 20_000 } = {},
): Promise<BoxOfficeShift> {
  const answer = await client.call('POST', 'booking/office/shift/open', { till, float });
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([200, expect.anything()]);
  // The output of the action.
  return (answer.body as { data: { shift: BoxOfficeShift } }).data.shift;
}
