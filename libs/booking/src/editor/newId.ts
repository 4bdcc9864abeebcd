const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** An id that no other part of any plan has: ten of 32 signs at random. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => letters.charAt(byte % 32)).join('');
}
