import { limits } from '@callboard/api-contract';
import { beginnings, endings, others } from './commonPasswords.data';

/** The passwords that are guessed first, in lower case, as far as they are long enough to be accepted. */
export const commonPasswords: ReadonlySet<string> = new Set(
  [
    ...beginnings.flatMap((beginning) => ['', ...endings].map((ending) => beginning + ending)),
    ...others,
  ].filter((password) => password.length >= limits.passwordMin),
);

/** True if a password is among those that are guessed first: capitals and a mark behind it do not make it another. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase().trim();
  return commonPasswords.has(plain) || commonPasswords.has(plain.replace(/[!.?*]+$/, ''));
}
