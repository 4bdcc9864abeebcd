import { product } from '@callboard/api-contract';
import { createHmac, timingSafeEqual } from 'node:crypto';

const stepSeconds = 30;
const digits = 6;
/** A clock can be one step late or early. */
const tolerance = [0, -1, 1] as const;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The number of the half minute that an instant is in. */
export function stepAt(epochMs: number): number {
  return Math.floor(epochMs / 1_000 / stepSeconds);
}

/** The code of a step (RFC 6238 with SHA-1 and six digits, which every authenticator app knows). */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step that a code belongs to, around now; null for a wrong code. */
export function stepOfCode(secret: Buffer, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const steps = tolerance.map((offset) => stepAt(now) + offset);
  const found = steps.filter((step) =>
    timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code)),
  );
  return found[0] ?? null;
}

/** URI that an authenticator app reads from a QR code. */
export function totpUri(secret: Buffer, email: string): string {
  const label = `${encodeURIComponent(product.name)}:${encodeURIComponent(email)}`;
  const issuer = encodeURIComponent(product.name);
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${issuer}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`;
}

/** Bytes in the letters that authenticator apps take. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}
