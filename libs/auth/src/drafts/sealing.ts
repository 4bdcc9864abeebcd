const ivBytes = 12;

/** What is kept of a draft: nothing that can be read without the key that its owner gets when they sign in. */
export interface SealedDraft {
  /** Epoch milliseconds. */
  savedAt: number;
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

/** Encrypts and decrypts drafts with AES-GCM. `name` belongs to the seal: a draft that is put in another's place cannot be opened. */
export async function createSeal(secret: string) {
  const bytes = Uint8Array.from(atob(secret.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const encoded = (text: string) => new TextEncoder().encode(text);

  async function seal(name: string, text: string): Promise<SealedDraft> {
    const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
    const how = { name: 'AES-GCM', iv, additionalData: encoded(name) };
    return { savedAt: Date.now(), iv, sealed: await crypto.subtle.encrypt(how, key, encoded(text)) };
  }

  async function open(name: string, { iv, sealed }: SealedDraft): Promise<string> {
    const how = { name: 'AES-GCM', iv, additionalData: encoded(name) };
    return new TextDecoder().decode(await crypto.subtle.decrypt(how, key, sealed));
  }

  /** The key of a draft in its database, which does not say whose form it is. */
  async function markOf(name: string): Promise<string> {
    const digest = await crypto.subtle.digest('SHA-256', encoded(`${secret}\n${name}`));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  return { seal, open, markOf };
}
