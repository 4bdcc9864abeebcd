import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSecretKey } from './secretKey';
import { createSecrets } from './secrets';

const folder = await mkdtemp(join(tmpdir(), 'secret-'));
afterAll(() => rm(folder, { recursive: true }));
const secrets = createSecrets(randomBytes(32));

describe('secrets', () => {
  it('are read again by their owner and no one else', () => {
    const sealed = secrets.seal(Buffer.from('kererū'), 'aroha');
    expect(sealed.toString('latin1')).not.toContain('kerer');
    expect(secrets.open(sealed, 'aroha').toString()).toBe('kererū');
    expect(() => secrets.open(sealed, 'tama')).toThrow();
    expect(() => createSecrets(randomBytes(32)).open(sealed, 'aroha')).toThrow();
  });

  it('are sealed differently each time', () => {
    expect(secrets.seal(Buffer.from('a'), 'x')).not.toEqual(secrets.seal(Buffer.from('a'), 'x'));
  });

  it('make one key of drafts for each user of each tenant', () => {
    const key = secrets.draftKey('showquest', 'aroha');
    expect(key).toMatch(/^[\w-]{59}$/);
    expect(secrets.draftKey('showquest', 'aroha')).toBe(key);
    expect(secrets.draftKey('rockquest', 'aroha')).not.toBe(key);
    expect(secrets.draftKey('showquest', 'tama').slice(16)).not.toBe(key.slice(16));
  });
});

describe('signed documents', () => {
  /** As a browser checks it. */
  async function isValid({ key, signature }: { key: string; signature: string }, text: string) {
    const { subtle } = globalThis.crypto;
    const curve = { name: 'ECDSA', namedCurve: 'P-256' };
    const point = await subtle.importKey('raw', Buffer.from(key, 'base64url'), curve, false, ['verify']);
    const proof = Buffer.from(signature, 'base64url');
    return subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, point, proof, Buffer.from(text));
  }

  it('are checked without a secret, and no other text passes', async () => {
    const signed = secrets.signFor('showquest', '412 tickets, kererū');
    expect(await isValid(signed, '412 tickets, kererū')).toBe(true);
    expect(await isValid(signed, '413 tickets, kererū')).toBe(false);
    const other = secrets.signFor('rockquest', '412 tickets, kererū');
    expect(other.key).not.toBe(signed.key);
    expect(await isValid({ ...signed, key: other.key }, '412 tickets, kererū')).toBe(false);
    expect(secrets.signFor('showquest', 'another').key).toBe(signed.key);
  });
});

describe('readSecretKey', () => {
  it('makes a key once, for its owner alone, though several processes start together', async () => {
    const settings = { secretKey: undefined, dataFolder: join(folder, 'data') };
    const keys = await Promise.all(Array.from({ length: 5 }, () => readSecretKey(settings)));
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
    expect(keys[0]).toHaveLength(32);
    const file = join(folder, 'data', 'secret.key');
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(Buffer.from(await readFile(file, 'utf8'), 'base64')).toEqual(keys[0]);
  });

  it('takes the one that is configured', async () => {
    const secretKey = randomBytes(32).toString('base64');
    expect((await readSecretKey({ secretKey, dataFolder: '/nowhere' })).toString('base64')).toBe(secretKey);
  });

  it('reports what is wrong with a file that holds none', async () => {
    await writeFile(join(folder, 'secret.key'), 'short');
    await expect(readSecretKey({ secretKey: undefined, dataFolder: folder })).rejects.toThrow('holds no key');
  });
});
