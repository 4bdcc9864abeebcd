import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { findChromium } from '../../vitest/chromium.mjs';

const folder = mkdtempSync(join(tmpdir(), 'callboard-chromium-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

/** @param {string} name */
function install(name) {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  vi.stubEnv('CHROMIUM_PATH', path);
  return path;
}

describe('the Chromium that is named', () => {
  it('is taken', async () => {
    const path = install('chrome-of-mine');
    expect(await findChromium()).toBe(path);
    expect(await findChromium({ isWhole: true })).toBe(path);
  });

  it('is not taken for a whole one where it is the shell', async () => {
    const path = install('chromium-headless-shell');
    expect(await findChromium()).toBe(path);
    expect(await findChromium({ isWhole: true })).not.toBe(path);
  });

  it('is the only one: where it is not there, none is', async () => {
    vi.stubEnv('CHROMIUM_PATH', join(folder, 'nowhere'));
    expect(await findChromium()).toBeUndefined();
  });
});
