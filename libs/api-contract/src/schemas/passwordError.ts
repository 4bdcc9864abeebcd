import { limits } from '../product';

// White space, control and format characters, and others that are drawn as nothing: U+2800 is a Braille cell without dots.
const blank = /[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The error of a new password; null where it is accepted (clauses 5.3 and 5.12). */
export function passwordError(password: string): string | null {
  const length = passwordLength(password);
  if (length < limits.passwordMin) return `Password must be at least ${limits.passwordMin} characters long`;
  if (length > limits.passwordMax) return `The maximum length allowed is ${limits.passwordMax}`;
  if (!password.isWellFormed() || !/\p{Lu}/u.test(password) || !/\d/.test(password))
    return 'Password must be strong';
  // A sentence with spaces is a good password: its spaces are no part of what makes it long enough.
  if (passwordLength(password.replace(blank, '')) < limits.passwordMin) return 'Password must be strong';
  return null;
}

/** Characters as people count them, in the form (NFC) in which a password is hashed. */
export function passwordLength(password: string): number {
  // A far too long password is not counted character by character.
  if (password.length > limits.passwordMax * 4) return password.length;
  return [...password.normalize('NFC')].length;
}
