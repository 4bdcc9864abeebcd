import { sealText, type SealedSheet } from '@callboard/domain/judging';
import { createHash } from 'node:crypto';

/** The seal of a sheet: the SHA-256 of its text, which has the seal before in it. */
export function sealOf(sheet: SealedSheet): string {
  return createHash('sha256').update(sealText(sheet)).digest('hex');
}
