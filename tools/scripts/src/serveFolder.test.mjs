import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveFolder } from './serveFolder.mjs';

const root = mkdtempSync(join(tmpdir(), 'callboard-serve-'));
const server = serveFolder(join(root, 'site'));
let port = 0;

beforeAll(async () => {
  mkdirSync(join(root, 'site'));
  writeFileSync(join(root, 'site', 'index.html'), 'welcome');
  writeFileSync(join(root, 'secret.txt'), 'secret');
  mkdirSync(join(root, 'site-of-others'));
  writeFileSync(join(root, 'site-of-others', 'secret.txt'), 'secret');
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

/** @param {string} path sent as it is written @returns {Promise<{ status: number | undefined, text: string }>} */
function get(path) {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
    })
      .on('error', reject)
      .end();
  });
}

describe('serveFolder', () => {
  it('serves the index of a folder', async () => {
    expect(await get('/')).toEqual({ status: 200, text: 'welcome' });
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%2fsite-of-others/secret.txt',
    '/nothing.js',
    '/%',
  ])('does not serve %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
