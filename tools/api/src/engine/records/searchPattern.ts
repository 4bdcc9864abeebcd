/**
 * A word of a search as the pattern that the database searches, without case and accents; null where only the database knows how
 * a letter is written plainly.
 *
 * @example
 * searchPattern('Ōtāhuhu') // '%otahuhu%'
 */
export function searchPattern(word: string): string | null {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return /^[\x20-\x7e]*$/.test(plain) ? `%${plain.replace(/[\\%_]/g, String.raw`\$&`)}%` : null;
}
