import { describe, expect, it } from 'vitest';
import { appOfHost } from './apps.mjs';

describe('appOfHost', () => {
  const names = ['launchpad', 'showquest'];

  it.each([
    ['launchpad.localhost:3000', 'launchpad'],
    ['LAUNCHPAD.localhost', 'launchpad'],
    ['localhost:3000', 'showquest'],
    ['127.0.0.1:3000', 'showquest'],
    ['stranger.localhost:3000', 'showquest'],
    [undefined, 'showquest'],
  ])('%s is for %s', (host, app) => {
    expect(appOfHost(host, names)).toBe(app);
  });
});
