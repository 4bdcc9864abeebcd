import { expect, it } from 'vitest';
import { counted } from './counted';

it('uses the singular or plural label in lower case', () => {
  const label = { one: 'Act', many: 'Acts' };
  expect([0, 1, 1_200].map((count) => counted(count, label))).toEqual(['0 acts', '1 act', '1,200 acts']);
});
