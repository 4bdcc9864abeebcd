import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { publicKeyOf, signText, signToken, type Signed } from './signText';

const ivBytes = 12;
const tagBytes = 16;

/** Encrypts what must be read again, and signs what must be recognised. */
export function createSecrets(key: Buffer) {
  const encryption = derivedKey(key, 'encryption');
  const links = derivedKey(key, 'links');
  const drafts = derivedKey(key, 'drafts');
  const documents = derivedKey(key, 'documents');

  /** Encrypts for one owner: a secret that is copied to another user's row cannot be read there. */
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

  /** The key that a user's drafts on their devices are named and encrypted by: 12 bytes and 32, as text that fits an address. */
  function draftKey(tenant: string, user: string): string {
    const part = (use: string) => createHmac('sha256', drafts).update(`${use}\n${tenant}\n${user}`).digest();
    return part('name').subarray(0, 12).toString('base64url') + part('secret').toString('base64url');
  }

  /** A signature that a link carries: without the key no other link can be made. */
  function sign(text: string): string {
    return createHmac('sha256', links).update(text).digest('base64url');
  }

  /** A signature of a text that its reader can check without a secret: the public key of the owner comes with it. */
  function signFor(owner: string, text: string): Signed {
    return signText(documentKey(owner), text);
  }

  /** Signs the badges of a tenant as tokens, each of which carries the public key that `badgeKey` has too. */
  function signBadge(tenant: string, claims: object): string {
    return signToken(documentKey(`badges ${tenant}`), claims);
  }

  function badgeKey(tenant: string) {
    return publicKeyOf(documentKey(`badges ${tenant}`));
  }

  function documentKey(owner: string): Buffer {
    return createHmac('sha256', documents).update(owner).digest();
  }

  return { seal, open, draftKey, sign, signFor, signBadge, badgeKey };
}

/** A key for one use: a leak of it reveals nothing of the others. */
export function derivedKey(key: Buffer, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `callboard ${use}`, 32));
}

export type Secrets = ReturnType<typeof createSecrets>;
