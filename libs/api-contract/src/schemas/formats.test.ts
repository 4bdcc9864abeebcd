import { expect, test } from 'vitest';
import { isEmail, isTimeZone } from '../text';

test.each(['aroha@kura.school.nz', "o'neill+band@x.co", 'māia@kāinga.nz', 'x@xn--kinga-lxa.nz'])(
  '[5.11] %s can be an email address',
  (value) => {
    expect(isEmail(value)).toBe(true);
  },
);

test.each([
  '',
  '@',
  'a@',
  'a@b',
  'a b@c.nz',
  'a@b@c.nz',
  'a@b..nz',
  `${'a'.repeat(300)}@b.nz`,
  'kaye@school.example,',
  'mailto:kaye@school.example',
  'a,b@example.org',
  'a;b@example.org',
  '<a@b.nz>',
  'Kaye <a@b.nz>',
  '"a"@b.nz',
  'a@-b.nz',
  'a@b-.nz',
  'a@b.nz.',
  'example@gmail',
  'example@gmail.con',
  'a@10.0.0.1',
  'a@example.c',
  'a:b@c.nz',
  'a\\b@c.nz',
  'a(b)@c.nz',
  'a\u200b@b.nz',
  'a@b.nz\u0000',
])('[5.11] %s cannot be an email address', (value) => {
  expect(isEmail(value)).toBe(false);
});

test('a time zone is one that the runtime knows by name', () => {
  expect(isTimeZone('Pacific/Chatham')).toBe(true);
  for (const value of ['', '+12:00', 'Pacific/Nowhere', "x'; DROP", 'a'.repeat(1000)])
    expect(isTimeZone(value)).toBe(false);
});
