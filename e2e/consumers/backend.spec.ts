import { expect, test } from '@playwright/test';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { freePort } from '../../tools/vitest/freePort.mjs';
import { inConsumers } from './support/consumersFolder';

let server: ChildProcess | undefined;
test.afterEach(() => {
  server?.kill();
});

test('[7.1] the guide for backends leads to one that the packed suite passes', async () => {
  const folder = inConsumers('backend');
  const port = String(await freePort());
  const guide = readFileSync(`${folder}/node_modules/@callboard/api-conformance/SERVE.md`, 'utf8');
  const [, code = '', check = ''] = [
    ...guide.replaceAll('4500', port).matchAll(/^```(?:js|sh)\n([\s\S]+?)^```/gm),
  ]
    .map(([, block = '']) => block)
    .filter((block) => !/^node /.test(block));
  writeFileSync(`${folder}/server.mjs`, code);
  server = spawn(process.execPath, ['server.mjs'], { cwd: folder, stdio: 'inherit' });
  await expect.poll(() => isServed(port)).toBe(true);
  const { stdout } = await promisify(execFile)('sh', ['-c', check], { cwd: folder });
  expect(stdout.trim().split('\n').at(-1)).toMatch(/^[1-9]\d\d+ passed, 0 failed/);
});

async function isServed(port: string): Promise<boolean> {
  const answer = await fetch(`http://localhost:${port}/api/v21/system/app/arguments`).catch(() => null);
  return answer?.status === 200;
}
