/** Tells whoever configures the product of something that users need not know. */
export function warn(sentence: string): void {
  // The browser's console is where configuration is debugged; nothing else reads it.
  // eslint-disable-next-line no-console
  console.warn(sentence);
}
