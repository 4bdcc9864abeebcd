/** Stands for the encrypted database of a browser, as long as a test lasts. */
export function memoryStore(name: string) {
  const texts = new Map<number, string>();
  let last = 0;
  return {
    name,
    readAll: async () => [...texts].map(([number, text]) => ({ number, text })),
    add: async (text: string, at?: number) => {
      const number = at ?? ++last;
      texts.set(number, text);
      return number;
    },
    replace: async (number: number, text: string) => void (texts.has(number) && texts.set(number, text)),
    remove: async (number: number) => void texts.delete(number),
  };
}
