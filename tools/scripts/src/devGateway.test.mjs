import { createServer, get } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createGateway, handedOn } from './devGateway.mjs';

/** @type {import('node:http').Server[]} */
const open = [];

afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** @param {import('node:http').Server} server @returns {Promise<number>} */
function portOf(server) {
  open.push(server);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

async function startGateway() {
  const api = createServer((request, response) => response.end(`api ${request.method} ${request.url}`));
  const gateway = createGateway({
    apiPort: await portOf(api),
    apps: ['launchpad', 'showquest'],
    appHandler: async (app) => (_request, response) => response.end(`app ${app}`),
  });
  return portOf(gateway);
}

/** @param {number} port @param {string} host @returns {Promise<string>} */
function textFor(port, host) {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/apiary', headers: { host } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => (text += part));
      answer.on('end', () => resolve(text));
    }).on('error', reject);
  });
}

describe('the development gateway', () => {
  it('passes what the API answers on to it', async () => {
    const port = await startGateway();
    const answer = await fetch(`http://127.0.0.1:${port}/api/v21/system/callboard/venues?page=2`, {
      method: 'POST',
    });
    expect(await answer.text()).toBe('api POST /api/v21/system/callboard/venues?page=2');
  });

  it('chooses the app by the host, and the default app for the bare host', async () => {
    const port = await startGateway();
    expect(await textFor(port, 'launchpad.localhost')).toBe('app launchpad');
    expect(await textFor(port, 'localhost')).toBe('app showquest');
  });

  it('requests patience while the API is away', async () => {
    const gateway = createGateway({
      apiPort: 1,
      apps: [],
      appHandler: () => Promise.reject(new Error('unused')),
    });
    const answer = await fetch(`http://127.0.0.1:${await portOf(gateway)}/api/v21/system/user`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ detail: 'The API is starting; try again in a moment.' });
  });

  it.each([
    ['127.0.0.1', undefined],
    ['::ffff:127.0.0.1', undefined],
    ['::1', undefined],
    ['192.168.1.7', '192.168.1.7'],
    [undefined, 'unknown'],
  ])('names another machine to the API: %s', (peer, forwarded) => {
    expect(handedOn({ accept: '*/*' }, peer)).toEqual({
      accept: '*/*',
      ...(forwarded && { 'x-forwarded-for': forwarded }),
    });
  });
});
