/**
 * The letters that stand for somebody or something: those of the first and the last word of the name. What begins with a sign, such
 * as '(Hamilton)', is no word.
 *
 * @example initialsOf('Aroha Mere Ngata') // 'AN'
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '')
    .join('');
}
