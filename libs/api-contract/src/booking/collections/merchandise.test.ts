import { expect, test } from 'vitest';
import { saleLimits } from '../saleLimits';
import { merchandise } from './merchandise';

test('the field of the most pieces in one order names the number that an empty one stands for', () => {
  expect(merchandise.fields.most_in_order.description).toBe(`Empty: ${saleLimits.merchandiseUsually}`);
});
