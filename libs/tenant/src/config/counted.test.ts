import { expect, it } from 'vitest';
import { counted } from './counted';

it('counts with the word for one and for many, in small letters', () => {
  const label = { one: 'Act', many: 'Acts' };
  expect([0, 1, 1_200].map((count) => counted(count, label))).toEqual(['0 acts', '1 act', '1,200 acts']);
});
