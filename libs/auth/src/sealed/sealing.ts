const ivBytes = 12;

/** A draft as it is stored: encrypted with the key that its owner gets at sign-in. */
export interface SealedDraft {
  /** Epoch milliseconds. */
  savedAt: number;
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

/** Encrypts and decrypts drafts with AES-GCM. `name` is authenticated: a draft cannot be opened under another name. */
export async function createSeal(secret: string) {
  const bytes = Uint8Array.from(atob(secret.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);

  /** The key of a draft in its database: a hash that does not reveal the form's name. */
  async function markOf(name: string): Promise<string> {
    const digest = await crypto.subtle.digest('SHA-256', encoded(`${secret}\n${name}`));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  return { ...createSealWith(key), markOf };
}

/** Encrypts and decrypts with a key that exists. */
export function createSealWith(key: CryptoKey) {
  async function seal(name: string, text: string): Promise<SealedDraft> {
    const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
    const parameters = { name: 'AES-GCM', iv, additionalData: encoded(name) };
    return { savedAt: Date.now(), iv, sealed: await crypto.subtle.encrypt(parameters, key, encoded(text)) };
  }

  async function open(name: string, { iv, sealed }: SealedDraft): Promise<string> {
    const parameters = { name: 'AES-GCM', iv, additionalData: encoded(name) };
    return new TextDecoder().decode(await crypto.subtle.decrypt(parameters, key, sealed));
  }

  return { seal, open };
}

function encoded(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
