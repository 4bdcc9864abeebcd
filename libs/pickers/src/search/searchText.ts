/** Folds a text for comparison: ignores case, accents and repeated spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase('en')
    .trim()
    .replaceAll(/\s+/g, ' ');
}

/** Whether a folded text contains each word of a folded search. */
export function holdsWords(text: string, search: string): boolean {
  return search === '' || search.split(' ').every((word) => text.includes(word));
}
