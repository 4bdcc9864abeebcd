import { expect, it } from 'vitest';
import { isPublicAddress } from './isPublicAddress';
import { postToPublicHost } from './postToPublicHost';

it.each(['142.250.70.202', '8.8.8.8', '2404:6800:4006:811::200a', '192.0.3.1', '172.32.0.1'])(
  'lets requests go to %s',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'localhost',
  '',
])('lets none go to %s', (address) => expect(isPublicAddress(address)).toBe(false));

it.each(['https://localhost/x', 'https://127.0.0.1/x', 'https://[::1]/x', 'http://example.org/x'])(
  'makes no connection to %s',
  async (url) => {
    const post = { url, headers: {}, body: Buffer.alloc(0), signal: AbortSignal.timeout(2_000) };
    await expect(postToPublicHost(post)).rejects.toThrow(/public internet|has a name/);
  },
);
