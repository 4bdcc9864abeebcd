import { expect, it } from 'vitest';
import * as device from './index';

it('exports exactly what is listed here', () => {
  expect(Object.keys(device)).toEqual(['keptJson', 'keptKeys', 'keptValue', 'onSight']);
});
