import { expect, it } from 'vitest';
import { codeOf } from './codeOf';

const hashcode = '3223c9bd-1a41-425b-ab0f-663df94971a1';

it.each([
  [`https://showquest.example.org/inventory/${hashcode}`, { hashcode }],
  [` http://localhost:4000/inventory/${hashcode.toUpperCase()}/ `, { hashcode }],
  [' RAD-003\n', { text: 'RAD-003' }],
  [`https://example.org/venues/${hashcode}`, { text: `https://example.org/venues/${hashcode}` }],
  ['', { text: '' }],
])('reads %j', (scan, code) => {
  expect(codeOf(scan)).toEqual(code);
});
