/** A label in lower case, for the middle of a sentence. */
export function lower(text: string): string {
  return text.toLowerCase();
}
