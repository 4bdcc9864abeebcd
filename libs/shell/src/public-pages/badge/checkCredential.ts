import type { BadgeKey } from '@callboard/api-contract/people';
import * as v from 'valibot';

/** Parts of a badge that the page shows. */
const credentialSchema = v.object({
  name: v.string(),
  issuer: v.object({ name: v.string(), url: v.pipe(v.string(), v.url()) }),
  validFrom: v.string(),
  credentialSubject: v.object({
    identifier: v.tuple([v.object({ identityHash: v.string() })]),
    achievement: v.object({ criteria: v.object({ narrative: v.string() }) }),
  }),
});
export type BadgeCredential = v.InferOutput<typeof credentialSchema>;
const headerSchema = v.object({ alg: v.literal('ES256'), kid: v.string() });

/**
 * Reads a badge from its token with the public keys of its issuer; null where its text is not what was signed.
 *
 * @throws where this browser cannot check signatures, as on a page without https
 */
export async function checkCredential(
  token: string,
  keys: readonly BadgeKey[],
): Promise<BadgeCredential | null> {
  const { subtle } = globalThis.crypto;
  if (!subtle) throw new Error('This page cannot check signatures.');
  try {
    const [header = '', claims = '', signature = ''] = token.split('.');
    const { kid } = v.parse(headerSchema, JSON.parse(textOf(header)));
    const jwk = keys.find((each) => each.kid === kid);
    if (!jwk) return null;
    const curve = { name: 'ECDSA', namedCurve: 'P-256' };
    const key = await subtle.importKey('jwk', jwk, curve, false, ['verify']);
    const signed = new TextEncoder().encode(`${header}.${claims}`);
    const holds = await subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, bytesOf(signature), signed);
    return holds ? v.parse(credentialSchema, JSON.parse(textOf(claims))) : null;
  } catch {
    return null;
  }
}

function textOf(base64url: string): string {
  return new TextDecoder().decode(bytesOf(base64url));
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
