import { join } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { describe, expect, it, vi } from 'vitest';

describe('[1.13] the number of the build', () => {
  const configFile = join(import.meta.dirname, '../../vite.config.ts');
  const numberBuiltIn = async () => {
    const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, configFile);
    const [number = ''] =
      /"number":"[^"]*"/.exec(JSON.stringify(loaded?.config.define).replaceAll('\\', '')) ?? [];
    return number;
  };

  it('is that of VITE_BUILD, else that of the commit', async () => {
    vi.stubEnv('VITE_BUILD', '1234');
    expect(await numberBuiltIn()).toBe('"number":"1234"');
    vi.stubEnv('VITE_BUILD', undefined);
    expect(await numberBuiltIn()).toMatch(/^"number":"([0-9a-f]{7,40}|dev)"$/);
    vi.stubEnv('PATH', '/nowhere');
    expect(await numberBuiltIn()).toBe('"number":"dev"');
    vi.unstubAllEnvs();
  });
});
