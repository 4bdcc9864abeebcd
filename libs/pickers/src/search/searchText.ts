/** True if a folded text contains each word of a folded search. */
export function holdsWords(text: string, search: string): boolean {
  return search === '' || search.split(' ').every((word) => text.includes(word));
}
