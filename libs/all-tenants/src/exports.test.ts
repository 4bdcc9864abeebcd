import { expect, it } from 'vitest';
import * as allTenants from './index';

it('exports exactly what is listed here', () => {
  expect(Object.keys(allTenants).sort()).toEqual(['seasons', 'tenants']);
});
