import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAssets } from './assets';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'assets-'));
  await mkdir(join(root, 'dist/assets'), { recursive: true });
  await writeFile(join(root, 'dist/assets/a.js'), 'const a = 1;\n'.repeat(100));
  await writeFile(join(root, 'dist/assets/a.js.map'), '{}');
  await writeFile(join(root, 'dist/.env.txt'), 'secret');
  await writeFile(join(root, 'secret.txt'), 'secret');
});
afterAll(() => rm(root, { recursive: true }));

describe('createAssets', () => {
  it('answers a file in the requested form', async () => {
    const assets = createAssets(join(root, 'dist'));
    const plain = await assets.find('assets/a.js', 'identity');
    const small = await assets.find('assets/a.js', 'br');
    expect(brotliDecompressSync(small?.body ?? Buffer.alloc(0))).toEqual(plain?.body);
    expect(small?.body.length).toBeLessThan(100);
    expect(small?.etag).not.toBe(plain?.etag);
  });

  it('notices that a file was built again', async () => {
    const assets = createAssets(join(root, 'dist'));
    const before = await assets.find('assets/a.js', 'identity');
    await writeFile(join(root, 'dist/assets/a.js'), 'const a = 2;');
    const after = await assets.find('assets/a.js', 'identity');
    expect(after?.body.toString()).toBe('const a = 2;');
    expect(after?.etag).not.toBe(before?.etag);
  });

  it('[1.8] still answers parts of a build that was replaced, to the pages that are open', async () => {
    const assets = createAssets(join(root, 'dist'));
    await writeFile(join(root, 'dist/assets/part-Ab1.js'), 'export const part = 1;');
    await writeFile(join(root, 'dist/page.js'), 'const page = 1;');
    await assets.warm();
    await rm(join(root, 'dist/assets/part-Ab1.js'));
    await rm(join(root, 'dist/page.js'));
    expect((await assets.find('assets/part-Ab1.js', 'identity'))?.body.toString()).toBe(
      'export const part = 1;',
    );
    expect(
      brotliDecompressSync(
        (await assets.find('assets/part-Ab1.js', 'br'))?.body ?? Buffer.alloc(0),
      ).toString(),
    ).toBe('export const part = 1;');
    expect(await assets.find('page.js', 'identity')).toBeNull();
    expect(await createAssets(join(root, 'dist')).find('assets/part-Ab1.js', 'identity')).toBeNull();
  });

  it.each([
    '../secret.txt',
    'assets/../../secret.txt',
    '..\\secret.txt',
    '.env.txt',
    'assets/a.js.map',
    'assets',
    '',
    'a\0.js',
  ])('finds nothing at %j', async (path) => {
    expect(await createAssets(join(root, 'dist')).find(path, 'identity')).toBeNull();
  });
});
