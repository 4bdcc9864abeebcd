import { plainSealText, type PlainSealedSheet } from '@callboard/domain/judging';
import { createHash, createHmac } from 'node:crypto';
import { isSameText } from '../../../engine/secrets/isSameText';

/** The keys that a tenant's seals are made with, by the names that stand in the seals. */
export interface SealKeys {
  keys: ReadonlyMap<string, Buffer>;
  /** When the first of them was made, in milliseconds: a seal without a key is older. Null where there is none. */
  since: number | null;
}

/** A key with its name. */
export interface SealKey {
  name: string;
  key: Buffer;
}

/** The seal of a text: the name of the key, and an HMAC-SHA-256 that no one can make without it. */
export function sealOf({ name, key }: SealKey, text: string): string {
  return `${name}-${createHmac('sha256', key).update(text).digest('hex')}`;
}

/** The seal that a sheet had before seals had a key: anyone who knows the sheet can make it. */
export function plainSealOf(sheet: PlainSealedSheet): string {
  return createHash('sha256').update(plainSealText(sheet)).digest('hex');
}

export function isPlainSeal(seal: string): boolean {
  return /^[\da-f]{64}$/.test(seal);
}

/** Finds what is invalid in the seal of a text; null where it has none. */
export function sealProblem({ keys }: SealKeys, seal: string, text: string): 'altered' | 'key' | null {
  const [name = ''] = seal.split('-');
  const key = keys.get(name);
  if (!key) return 'key';
  return isSameText(sealOf({ name, key }, text), seal) ? null : 'altered';
}

/** The text that proves which seals a sheet had before it was opened again. */
export function pastText(sheet: { stage: string; entry: string; judge: string }, seals: readonly string[]) {
  return JSON.stringify(['past', sheet.stage, sheet.entry, sheet.judge, seals]);
}
