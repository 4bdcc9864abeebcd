import { createECDH, createPrivateKey, sign } from 'node:crypto';

/** A signature and the key that checks it, both as base64url: ECDSA with P-256 and SHA-256, as Web Crypto takes it. */
export interface Signed {
  signature: string;
  /** The point, uncompressed. */
  key: string;
}

/** Signs a text with the key that a secret of 32 bytes makes: the same secret always makes the same key. */
export function signText(secret: Buffer, text: string): Signed {
  const pair = createECDH('prime256v1');
  // A number that is no key of the curve throws: one of four thousand million secrets.
  pair.setPrivateKey(secret);
  const point = pair.getPublicKey();
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', d: secret.toString('base64url'), x: part(1), y: part(33) },
  });
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return { signature: signature.toString('base64url'), key: point.toString('base64url') };
}
