import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/** Keeps what must be read again encrypted, and what must only be recognised as a keyed hash. */
export function createSecrets(key: Buffer) {
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', key, '', `callboard ${use}`, 32));
  const encryption = derived('encryption');
  const recognition = derived('recognition');

  /** Encrypts for one owner: a secret that is copied to somebody else's row cannot be read there. */
  function seal(secret: Buffer, owner: string): Buffer {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', encryption, iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  }

  function open(sealed: Buffer, owner: string): Buffer {
    const iv = sealed.subarray(0, ivBytes);
    const decipher = createDecipheriv('aes-256-gcm', encryption, iv, { authTagLength: tagBytes })
      .setAAD(Buffer.from(owner))
      .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
  }

  /** What is kept of a short code: without the key nobody can try all codes against it. */
  function mark(code: string, owner: string): Buffer {
    return createHmac('sha256', recognition).update(`${owner}\n${code}`).digest();
  }

  return { seal, open, mark };
}

export type Secrets = ReturnType<typeof createSecrets>;
