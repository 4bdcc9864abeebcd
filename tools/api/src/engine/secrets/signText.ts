import { createECDH, createHash, createPrivateKey, sign, type KeyObject } from 'node:crypto';

/** A signature and the key that checks it, both as base64url: ECDSA with P-256 and SHA-256, as Web Crypto takes it. */
export interface Signed {
  signature: string;
  /** The point, uncompressed. */
  key: string;
}

/** Signs a text with the key that a secret of 32 bytes makes: the same secret always makes the same key. */
export function signText(secret: Buffer, text: string): Signed {
  const { key, point } = keyOf(secret);
  return { signature: signatureOf(key, text), key: point.toString('base64url') };
}

/** The public half of a key as a JSON Web Key, named by its thumbprint (RFC 7638). */
export function publicKeyOf(secret: Buffer) {
  const { x, y } = keyOf(secret);
  const named = { crv: 'P-256', kty: 'EC', x, y } as const;
  const kid = createHash('sha256').update(JSON.stringify(named)).digest('base64url');
  return { ...named, alg: 'ES256', use: 'sig', kid } as const;
}

/** A JSON Web Token of some claims (RFC 7519), which carries its public key. */
export function signToken(secret: Buffer, claims: object): string {
  const jwk = publicKeyOf(secret);
  const parts = [{ alg: jwk.alg, typ: 'JWT', kid: jwk.kid, jwk }, claims];
  const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${text}.${signatureOf(keyOf(secret).key, text)}`;
}

function keyOf(secret: Buffer): { key: KeyObject; point: Buffer; x: string; y: string } {
  const pair = createECDH('prime256v1');
  // A number that is no key of the curve throws: one of four thousand million secrets.
  pair.setPrivateKey(secret);
  const point = pair.getPublicKey();
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const [x, y] = [part(1), part(33)];
  const key = createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', d: secret.toString('base64url'), x, y },
  });
  return { key, point, x, y };
}

function signatureOf(key: KeyObject, text: string): string {
  return sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
}
