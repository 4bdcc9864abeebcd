/** Whether a password has an uppercase letter and a digit (clause 5.12), leaving its length aside. */
export function isStrong(password: string): boolean {
  return /\p{Lu}/u.test(password) && /\d/.test(password);
}

/** Characters as people count them. */
export function lengthOf(text: string): number {
  return [...text.normalize('NFC')].length;
}
