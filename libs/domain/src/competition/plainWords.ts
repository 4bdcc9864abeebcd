/**
 * Words as rules compare them. Case and spaces do not matter, and neither does how a macron is stored: some keyboards type it as a
 * letter, others as a sign after the letter.
 *
 * @example plainWords('  ĀE:\n yes') // 'āe: yes'
 */
export function plainWords(text: string): string {
  return text.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');
}
