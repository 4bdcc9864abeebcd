/** Capitalises one word by English rules, independent of the browser's locale: Turkish would turn i into İ. */
export function capitalWord(word: string): string {
  const isAcronym = /^[\p{Lu}\d]{2,4}$/u.test(word);
  const hasInnerCapital = /\p{Ll}.*\p{Lu}/u.test(word) || /^\p{Lu}['’]\p{Lu}\p{Ll}/u.test(word);
  if (isAcronym || hasInnerCapital) return word;
  return word.split('-').map(capitalPart).join('-');
}

function capitalPart(part: string): string {
  const small = part.toLocaleLowerCase('en');
  return small
    .replace(/^\P{L}*\p{L}/u, upper)
    .replace(
      /^(\p{L}['’])(\p{L})(?=\p{L})/u,
      (_all, prefix: string, letter: string) => prefix + upper(letter),
    )
    .replace(/^(Mc)(\p{L})/u, (_all, prefix: string, letter: string) => prefix + upper(letter));
}

function upper(text: string): string {
  return text.toLocaleUpperCase('en');
}
