import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverOptions } from './serverOptions';

// The same times, a fiftieth of their length.
const factor = 50;
const { headersTimeout, connectionsCheckingInterval } = serverOptions.http;
const shortened = {
  headersTimeout: headersTimeout / factor,
  connectionsCheckingInterval: connectionsCheckingInterval / factor,
};
const keepAliveTimeout = serverOptions.keepAliveTimeout / factor;
const connectionTimeout = serverOptions.connectionTimeout / factor;

let app: FastifyInstance;
let port: number;
const clients: Socket[] = [];
beforeAll(async () => {
  app = Fastify({ ...serverOptions, http: shortened, keepAliveTimeout, connectionTimeout });
  app.get('/', async () => 'hello');
  app.get('/long', async () => Buffer.alloc(50_000_000));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  port = address.port;
});
afterAll(async () => {
  for (const client of clients) client.destroy();
  await app.close();
});

/** Connects, does something, and answers after how many milliseconds the server closed the connection. */
async function lifetimeOf(act: (client: Socket) => void): Promise<number> {
  const accepted = once(app.server, 'connection');
  const client = connect(port, '127.0.0.1');
  client.on('error', () => undefined);
  clients.push(client);
  // Socket that the event 'connection' of a server carries.
  const [server] = (await accepted) as [Socket];
  const started = performance.now();
  act(client);
  await new Promise((resolve) => server.once('close', resolve));
  return performance.now() - started;
}

const head = 'GET / HTTP/1.1\r\nHost: localhost\r\n';
const dripping = (first: string, drip: string) => (client: Socket) => {
  client.write(first);
  const timer = setInterval(() => client.write(drip), 50);
  client.once('close', () => clearInterval(timer));
};
const longest = headersTimeout / factor + connectionsCheckingInterval / factor;
// Beyond its time a loaded machine can need a moment.
const grace = 2_000;

describe('a connection that does nothing', () => {
  it.each([
    ['sends nothing', () => undefined],
    ['sends a head by drips', dripping('GET / HTTP/1.1\r\n', 'X-A: 1\r\n')],
    ['sends empty lines', dripping('\r\n', '\r\n')],
    ['sends the half of a further head', (client: Socket) => void client.write(`${head}\r\n${head}`)],
  ])('is closed after its head had its time: %s', async (_name, act: (client: Socket) => void) => {
    expect(await lifetimeOf(act)).toBeLessThan(longest + grace);
  });

  it('is closed when it stays idle after an answer', async () => {
    const milliseconds = await lifetimeOf((client) => client.resume().write(`${head}\r\n`));
    expect(milliseconds).toBeGreaterThan(keepAliveTimeout - 100);
    expect(milliseconds).toBeLessThan(connectionTimeout + grace);
  });

  it('is closed when it reads no further', async () => {
    const act = (client: Socket) => client.pause().write(`${head.replace('/ ', '/long ')}\r\n`);
    expect(await lifetimeOf(act)).toBeLessThan(2 * connectionTimeout + grace);
  });
});
