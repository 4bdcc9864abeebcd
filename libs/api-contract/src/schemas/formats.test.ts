import { expect, test } from 'vitest';
import { isEmail, isTimeZone } from '../index';

test.each(['aroha@kura.school.nz', "o'neill+band@x.co"])('[5.11] %s can be an email address', (value) => {
  expect(isEmail(value)).toBe(true);
});

test.each(['', '@', 'a@', 'a@b', 'a b@c.nz', 'a@b@c.nz', 'a@b..nz', `${'a'.repeat(300)}@b.nz`])(
  '[5.11] %s cannot be an email address',
  (value) => {
    expect(isEmail(value)).toBe(false);
  },
);

test('a time zone is one that the runtime knows by name', () => {
  expect(isTimeZone('Pacific/Chatham')).toBe(true);
  for (const value of ['', '+12:00', 'Pacific/Nowhere', "x'; DROP", 'a'.repeat(1000)])
    expect(isTimeZone(value)).toBe(false);
});
