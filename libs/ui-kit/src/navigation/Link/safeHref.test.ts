import { expect, it } from 'vitest';
import { safeHref } from './safeHref';

it('allows links inside the app, to the web, to mail and to telephones', () => {
  const fine = [
    '/events/1',
    'events',
    '#top',
    '?page=2',
    'https://example.nz/a b',
    'mailto:a@b.nz',
    'tel:+64',
  ];
  expect(fine.map(safeHref)).toEqual([
    '/events/1',
    'events',
    '#top',
    '?page=2',
    'https://example.nz/ab',
    'mailto:a@b.nz',
    'tel:+64',
  ]);
});

it.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0000javascript:1',
  'data:text/html,x',
  'vbscript:x',
  '//evil.nz',
  '/\\evil.nz',
  '\\\\evil.nz',
  '/\t/evil.nz',
  '',
  null,
  7,
  {},
])('refuses %j', (address) => {
  expect(safeHref(address)).toBeUndefined();
});
