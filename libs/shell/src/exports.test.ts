import { expect, it } from 'vitest';
import * as shell from './index';

it('exports these names', () => {
  expect(Object.keys(shell)).toEqual(['startApp']);
});
