/** Letters and digits that are not mistaken for each other when they are read out. */
export const orderNumberAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const orderNumberLength = 8;

const runs = new RegExp(`[${orderNumberAlphabet}]{${orderNumberLength},}`, 'g');

/**
 * Everything in a text that can be the number of an order, however it is spaced and cased: people write `7kq2-9xwr` and banks cut a text
 * in fields.
 */
export function orderNumbersIn(text: string): string[] {
  const letters = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const found = [...letters.matchAll(runs)].flatMap(([run]) =>
    Array.from({ length: run.length - orderNumberLength + 1 }, (_, at) =>
      run.slice(at, at + orderNumberLength),
    ),
  );
  return [...new Set(found)];
}
