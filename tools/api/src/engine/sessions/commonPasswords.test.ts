import { limits } from '@callboard/api-contract';
import { describe, expect, it } from 'vitest';
import { newPasswordError } from './newPasswordError';
import { commonPasswords } from './commonPasswords';

describe('common passwords', () => {
  it('[5.12] are at least 3,000, each long enough to be accepted', () => {
    expect(commonPasswords.size).toBeGreaterThan(3_000);
    for (const password of commonPasswords)
      expect(password.length).toBeGreaterThanOrEqual(limits.passwordMin);
  });

  it.each([
    'Password1',
    'PASSWORD1',
    'Password1!',
    'P@ssw0rd',
    'Qwerty123',
    'Summer2026',
    'Summer2026!!',
    'Welcome01',
  ])('[5.12] have a sentence against them: %s', (password) => {
    expect(newPasswordError(password)).toBe(
      'This password is among the first that anybody would guess. Choose another one.',
    );
  });

  it.each(['Callboard1', 'Tūī song 4 kererū', 'Summer2026 on the pier'])(
    'are not this one: %s',
    (password) => {
      expect(newPasswordError(password)).toBeNull();
    },
  );
});
