import { passwordError } from '@callboard/api-contract/text';
import { isCommonPassword } from './commonPasswords';

/** The error of a new password; null where it is accepted (clause 5.12). */
export function newPasswordError(password: string): string | null {
  const error = passwordError(password);
  if (error !== null) return error;
  return isCommonPassword(password)
    ? 'This password is among the first that anybody would guess. Choose another one.'
    : null;
}
