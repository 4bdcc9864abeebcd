import { randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for one another. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const count = 10;

/** Ten codes such as `k3vm-9xw2`, each good for one sign-in. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => `${letters()}-${letters()}`);
}

/** A code as it is stored, from any way to type it; null for what cannot be one. */
export function recoveryCodeOf(typed: string): string | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  return /^[2-9a-z]{8}$/.test(code) ? `${code.slice(0, 4)}-${code.slice(4)}` : null;
}

function letters(): string {
  return Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
