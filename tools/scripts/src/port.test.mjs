import { createServer } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkPortIsFree, selectedPort, freePort } from './port.mjs';

afterEach(() => vi.unstubAllEnvs());

describe('chosenPort', () => {
  it('is the usual one unless PORT names another', () => {
    vi.stubEnv('PORT', undefined);
    expect(selectedPort(3000)).toBe(3000);
    vi.stubEnv('PORT', '4100');
    expect(selectedPort(3000)).toBe(4100);
  });

  it.each(['http', '0', '70000', '3000.5'])('refuses %s', (text) => {
    vi.stubEnv('PORT', text);
    expect(() => selectedPort(3000)).toThrow(`PORT is '${text}', which is no port`);
  });
});

describe('freePort', () => {
  it('has room for the socket after it, and is no port of outgoing connections', async () => {
    const port = await freePort();
    await expect(checkPortIsFree(port)).resolves.toBeUndefined();
    await expect(checkPortIsFree(port + 1)).resolves.toBeUndefined();
    expect(port).toBeLessThan(32_000);
  });
});

describe('checkPortIsFree', () => {
  it('reports which port is taken and what to do', async () => {
    const port = await freePort();
    const other = createServer();
    await new Promise((resolve) => other.listen(port, () => resolve(undefined)));
    await expect(checkPortIsFree(port)).rejects.toThrow(`Port ${port} is taken`);
    other.close();
  });
});
