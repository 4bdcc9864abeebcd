import { describe, expect, it } from 'vitest';
import { base32, stepAt, stepOfCode, totpCode, totpUri } from './totp';

// The secret and codes of RFC 6238, appendix B, cut to six digits.
const secret = Buffer.from('12345678901234567890');

describe('totp', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('matches the standard at second %d', (second, code) => {
    expect(totpCode(secret, stepAt(second * 1_000))).toBe(code);
  });

  it('takes the code of the step before and after, and no other', () => {
    const now = 1_800_000_000_000;
    const step = stepAt(now);
    const found = [-2, -1, 0, 1, 2].map((offset) => stepOfCode(secret, totpCode(secret, step + offset), now));
    expect(found).toEqual([null, step - 1, step, step + 1, null]);
  });

  it.each(['', '12345', '1234567', '12345x', '１２３４５６', '\u0000\u0000\u0000\u0000\u0000\u0000'])(
    'takes no %j',
    (code) => {
      expect(stepOfCode(secret, code, 59_000)).toBeNull();
    },
  );

  it('is written for authenticator apps', () => {
    expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(totpUri(secret, 'aroha+1@kura.nz')).toBe(
      'otpauth://totp/Callboard:aroha%2B1%40kura.nz?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Callboard&algorithm=SHA1&digits=6&period=30',
    );
  });
});
