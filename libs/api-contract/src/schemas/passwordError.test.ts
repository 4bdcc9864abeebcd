import { expect, it } from 'vitest';
import { passwordError } from './passwordError';

it.each([
  ['Callboard1', null],
  ['Ärger und 1 Kaffee ☕', null],
  ['Abcdef1', 'Password must be at least 8 characters long'],
  ['callboard1', 'Password must be strong'],
  ['Callboards', 'Password must be strong'],
  ['\uD800Callboard1', 'Password must be strong'],
  [`A1${'🧑'.repeat(126)}`, null],
  [`A1${'🧑'.repeat(4)}`, 'Password must be at least 8 characters long'],
  ['Tūī sings at 5', null],
  ['A1      ', 'Password must be strong'],
  [' '.repeat(40), 'Password must be strong'],
  [`A1${'\u200b'.repeat(8)}`, 'Password must be strong'],
  [`A1${'\u3000\u00a0\t\n\u2800\u3164'.repeat(2)}`, 'Password must be strong'],
  [`A1${'\u00ad\ufe0f\u2060\u{e0020}'.repeat(3)}`, 'Password must be strong'],
  ['A 1 b c d e', 'Password must be strong'],
  [`A1${'a'.repeat(127)}`, 'The maximum length allowed is 128'],
  [`A1${'a'.repeat(200)}`, 'The maximum length allowed is 128'],
])('[5.3] [5.12] answers for %j: %s', (password, error) => {
  expect(passwordError(password)).toBe(error);
});
