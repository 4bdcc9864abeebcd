/** Checks whether a password has an uppercase letter and a digit (clause 5.12), regardless of its length. */
export function isStrong(password: string): boolean {
  return /\p{Lu}/u.test(password) && /\d/.test(password);
}

/** The length in Unicode code points, after normalization. */
export function lengthOf(text: string): number {
  return [...text.normalize('NFC')].length;
}
