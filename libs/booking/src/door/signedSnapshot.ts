import { doorSnapshotSchema, type DoorSnapshot } from '@callboard/api-contract/booking';
import * as v from 'valibot';

/** A snapshot as the server signs it. */
export const signedSchema = v.object({ content: v.string(), signature: v.string(), key: v.string() });
export type SignedSnapshot = v.InferOutput<typeof signedSchema>;

/** Reads a snapshot; null where its text is not what was signed. */
export async function openSnapshot({
  content,
  signature,
  key,
}: SignedSnapshot): Promise<DoorSnapshot | null> {
  try {
    const { subtle } = crypto;
    const curve = { name: 'ECDSA', namedCurve: 'P-256' };
    const point = await subtle.importKey('raw', bytesOf(key), curve, false, ['verify']);
    const text = new TextEncoder().encode(content);
    const isSigned = await subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, point, bytesOf(signature), text);
    return isSigned ? v.parse(doorSnapshotSchema, JSON.parse(content)) : null;
  } catch {
    return null;
  }
}

/** Digest of a code in a snapshot. */
export async function digestOf(code: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
