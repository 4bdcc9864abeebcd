import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from './installedPackages.mjs';

const locked = {
  '': { version: '0.1.0' },
  'libs/ui-kit': { version: '0.1.0' },
  'node_modules/@callboard/ui-kit': { resolved: 'libs/ui-kit', link: true },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/other-platform': { version: '1.0.0', optional: true },
};
const { 'node_modules/other-platform': _left, '': _root, ...installed } = locked;

describe('isInstalled', () => {
  /** @type {string} */
  let folder;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'callboard-lock-'));
    write('package-lock.json', locked);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** @param {string} name @param {object} packages */
  function write(name, packages) {
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    writeFileSync(join(folder, name), JSON.stringify({ packages }));
  }

  it('is so when every package that this platform needs is there', () => {
    write('node_modules/.package-lock.json', installed);
    expect(isInstalled(folder)).toBe(true);
  });

  it('is not so on a fresh clone', () => {
    expect(isInstalled(folder)).toBe(false);
  });

  it('is not so after the lock has moved on', () => {
    write('node_modules/.package-lock.json', { ...installed, 'node_modules/react': { version: '19.3.0' } });
    expect(isInstalled(folder)).toBe(false);
  });

  it('is not so when a new library of ours is not linked', () => {
    const { 'node_modules/@callboard/ui-kit': _link, ...rest } = installed;
    write('node_modules/.package-lock.json', rest);
    expect(isInstalled(folder)).toBe(false);
  });
});
