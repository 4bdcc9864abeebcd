/**
 * The initials of a name: the first letters of its first and last word. A word that starts with a sign, such as
 * '(Hamilton)', is skipped.
 *
 * @example initialsOf('Aroha Mere Ngata') // 'AN'
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '')
    .join('');
}
