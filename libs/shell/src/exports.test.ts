import { expect, it } from 'vitest';
import * as shell from './index';

it('exports exactly what is listed here', () => {
  expect(Object.keys(shell)).toEqual(['startApp']);
});
