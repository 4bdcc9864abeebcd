/**
 * The letters that stand for somebody: those of the first and the last word of their name.
 *
 * @example
 * initialsOf('Aroha Mere Ngata') // 'AN'
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word = '') => Array.from(word)[0]?.toLocaleUpperCase() ?? '').join('');
}
