/** A word in the middle of a sentence. */
export function lower(text: string): string {
  return text.toLowerCase();
}
