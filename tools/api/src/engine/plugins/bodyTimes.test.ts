import Fastify from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBodyTimes } from './bodyTimes';

const app = Fastify({ requestTimeout: 0 });
addBodyTimes(app, { bodyMs: 100, idleMs: 1_000, leastBytesPerSecond: 1_000 });
app.post('/quick', async () => 'done');
app.post('/upload', { config: { isUpload: true } }, async () => 'done');
let port: number;
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = v.parse(v.object({ port: v.number() }), app.server.address()).port;
});
afterAll(() => app.close());

/** Begins a request and goes on with it; answers what came back when the connection ends. */
async function slowly(path: string, begin: (write: (text: string) => void) => () => void): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let response = '';
  socket.on('data', (chunk) => (response += String(chunk)));
  socket.on('error', () => undefined);
  const type = 'Content-Type: application/json\r\nContent-Length: 100000';
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${type}\r\n\r\n`);
  const stop = begin((text) => socket.write(text));
  await new Promise((resolve) => socket.once('close', resolve));
  stop();
  return response;
}

describe('addBodyTimes', () => {
  it('ends a request whose body does not come in time, though it comes', async () => {
    const trickle = (write: (text: string) => void) => {
      const timer = setInterval(() => write(' '), 10);
      return () => clearInterval(timer);
    };
    expect(await slowly('/quick', trickle)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('ends an upload that sends nothing any more, or next to nothing', async () => {
    expect(await slowly('/upload', () => () => undefined)).toMatch(/^HTTP\/1\.1 408 /);
    const drip = (write: (text: string) => void) => {
      const timer = setInterval(() => write(' '), 20);
      return () => clearInterval(timer);
    };
    expect(await slowly('/upload', drip)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('[7.29] lets an upload take as long as it needs', async () => {
    let left = 100_000;
    const steady = (write: (text: string) => void) => {
      // 10 kB a step, so that it takes longer than any other body can.
      const timer = setInterval(() => {
        const step =
          left === 100_000 ? `"${'x'.repeat(9_999)}` : 'x'.repeat(left === 10_000 ? 9_999 : 10_000);
        if (left > 0) write(left === 10_000 ? `${step}"` : step);
        left -= 10_000;
      }, 25);
      return () => clearInterval(timer);
    };
    expect(await slowly('/upload', steady)).toMatch(/^HTTP\/1\.1 200 [^]*done$/);
  });
});
