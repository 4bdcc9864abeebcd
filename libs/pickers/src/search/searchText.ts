/** A text as two people would agree that it is the same: case, accents and the number of spaces do not matter. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase('en')
    .trim()
    .replaceAll(/\s+/g, ' ');
}

/** Whether each word of a folded search is somewhere in a folded text. */
export function holdsWords(text: string, search: string): boolean {
  return search === '' || search.split(' ').every((word) => text.includes(word));
}
