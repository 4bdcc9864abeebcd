import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { trustedProxies } from './trustedProxies';

describe('trustedProxies', () => {
  it.each([
    ['', false],
    ['0', false],
    ['1', 1],
    ['2', 2],
    ['127.0.0.1', ['127.0.0.1']],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('reads %j as %j', (text, proxies) => {
    expect(trustedProxies(text)).toEqual(proxies);
  });

  it.each(['true', 'yes', '-1', '11', '1.5', '10.0.0.0/0', '10.0.0.0/33', '::/0', 'proxy.example.org', ','])(
    'does not take %j',
    (text) => {
      expect(trustedProxies(text)).toBeNull();
    },
  );
});

describe('the address of a client', () => {
  async function clientOf(proxies: string, peer: string, forwarded: string): Promise<string> {
    const found = trustedProxies(proxies);
    const app = Fastify({ trustProxy: typeof found === 'object' && found ? [...found] : (found ?? false) });
    app.get('/', async (request) => request.ip);
    const answer = await app.inject({
      url: '/',
      remoteAddress: peer,
      headers: { 'x-forwarded-for': forwarded },
    });
    return answer.body;
  }

  it.each([
    ['0', '203.0.113.1', '127.0.0.1', '203.0.113.1'],
    // The client wrote the first entry by itself; the proxy in front added the last one.
    ['1', '10.0.0.1', '127.0.0.1, 203.0.113.1', '203.0.113.1'],
    ['2', '10.0.0.1', '127.0.0.1, 203.0.113.1, 10.0.0.2', '203.0.113.1'],
    ['10.0.0.0/8', '10.0.0.1', '127.0.0.1, 203.0.113.1, 10.0.0.2', '203.0.113.1'],
    // Past the proxy, directly: nothing is trusted.
    ['10.0.0.0/8', '203.0.113.1', '127.0.0.1', '203.0.113.1'],
  ])('with CALLBOARD_PROXY=%s and the peer %s, %s is %s', async (proxies, peer, forwarded, client) => {
    expect(await clientOf(proxies, peer, forwarded)).toBe(client);
  });
});
