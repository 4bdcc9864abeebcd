import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';

const server = `
  let asked = 0;
  process.on('SIGTERM', () => { asked += 1; setTimeout(() => { console.log('asked ' + asked); process.exit(7); }, 300); });
  setInterval(() => {}, 1000);
  console.log('ready');
`;
const starter = `
  import { handOver } from '${new URL('./handOver.mjs', import.meta.url).href}';
  handOver(['--eval', ${JSON.stringify(server)}]);
`;

it('ends the program once, however many pass the interrupt on, and ends with its exit code', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', starter], { detached: true });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    output += text;
    // To the whole group, as a terminal does, and then as npm passes it on.
    if (text.includes('ready') && child.pid !== undefined) {
      process.kill(-child.pid, 'SIGINT');
      child.kill('SIGTERM');
    }
  });
  const exitCode = await new Promise((resolve) => child.on('close', resolve));
  expect(output).toBe('ready\nasked 1\n');
  expect(exitCode).toBe(7);
});

it('ends the program when npm is ended, which ends nothing but the shell between', async () => {
  // The shell runs a second command, so that it does not hand its own process over to the first.
  const child = spawn('sh', ['-c', `"$NODE" --input-type=module --eval "$STARTER"; exit 0`], {
    env: { ...process.env, NODE: process.execPath, STARTER: starter, npm_lifecycle_event: 'start' },
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    output += text;
    if (text.includes('ready')) child.kill('SIGTERM');
  });
  await new Promise((resolve) => child.on('close', resolve));
  expect(output).toBe('ready\nasked 1\n');
});
