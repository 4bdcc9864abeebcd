import type { Random } from '@callboard/api-contract/tenant';

/** Starts a stream from a word (sfc32, its state filled from the word). */
export function createRandom(seed: string): Random {
  const nextBits = bitsFrom(seed);
  const next = () => nextBits() / 4_294_967_296;
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));

  function pick<T>(from: readonly T[]): T {
    const picked = from[integer(0, from.length - 1)];
    if (picked === undefined) throw new Error('Nothing to pick from.');
    return picked;
  }

  function shuffled<T>(from: readonly T[]): T[] {
    return from
      .map((item) => ({ item, place: next() }))
      .sort((one, other) => one.place - other.place)
      .map(({ item }) => item);
  }

  function hashcode(): string {
    const hex = Array.from({ length: 4 }, () => nextBits().toString(16).padStart(8, '0')).join('');
    const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16);
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `4${hex.slice(13, 16)}`,
      variant + hex.slice(17, 20),
      hex.slice(20),
    ].join('-');
  }

  return { next, integer, isLucky: (chance) => next() < chance, pick, shuffled, hashcode };
}

function bitsFrom(seed: string): () => number {
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1];
  for (const character of seed) {
    a = Math.imul(a ^ (character.codePointAt(0) ?? 0), 2_654_435_761);
    b = Math.imul(b ^ a, 1_597_334_677) + 1;
    c = Math.imul(c ^ (b >>> 7), 2_869_860_233);
  }
  const bits = () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let turn = 0; turn < 16; turn++) bits();
  return bits;
}
