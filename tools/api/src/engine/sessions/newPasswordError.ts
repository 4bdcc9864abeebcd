import { passwordError } from '@callboard/api-contract';
import { isCommonPassword } from './commonPasswords';

/** The sentence against a password that somebody chose; null where it may be theirs (clause 5.12). */
export function newPasswordError(password: string): string | null {
  const error = passwordError(password);
  if (error !== null) return error;
  return isCommonPassword(password)
    ? 'This password is among the first that anybody would guess. Choose another one.'
    : null;
}
