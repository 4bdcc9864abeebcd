import { expect, it } from 'vitest';
import * as provider from './index';

it('exports these names', () => {
  expect(Object.keys(provider)).toEqual(['CallboardProvider']);
});
