import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the clocks of sender and receiver can differ, and how old a copy can be. */
const toleranceSeconds = 300;

/** Signs a webhook with the time of its sending: `t=…,v1=…` over `{t}.{body}`. */
export function signWebhook(key: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000);
  return `t=${seconds},v1=${digestOf(key, seconds, Buffer.from(body)).toString('hex')}`;
}

/** True if a body was signed with a key, in the last minutes. */
export function isSignedWebhook(key: string, body: Buffer, signature: string, now: Date): boolean {
  const parts = signature.split(',').map((part) => part.trim().split('='));
  const seconds = Number(parts.find(([name]) => name === 't')?.[1]);
  if (!Number.isSafeInteger(seconds)) return false;
  if (Math.abs(now.getTime() / 1_000 - seconds) > toleranceSeconds) return false;
  const expected = digestOf(key, seconds, body);
  return parts.some(([name, hex = '']) => {
    const given = Buffer.from(hex, 'hex');
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

function digestOf(key: string, seconds: number, body: Buffer): Buffer {
  return createHmac('sha256', key).update(`${seconds}.`).update(body).digest();
}
