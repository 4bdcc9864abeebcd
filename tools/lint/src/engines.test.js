import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from './workspaceRoot.js';

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(join(workspaceRoot, path), 'utf8'));
}

/**
 * The oldest version of each line of Node that the workspace accepts.
 *
 * @type {string[]}
 */
const oldestOfEachLine = readJson('package.json')
  .engines.node.split('||')
  .map((/** @type {string} */ range) => semver.minVersion(range)?.version ?? range);

/** @type {[string, { version?: string, optional?: boolean, engines?: { node?: string } }][]} */
const installed = Object.entries(readJson('package-lock.json').packages);

describe('every installed package', () => {
  it.each(oldestOfEachLine)('accepts Node %s', (version) => {
    const others = installed.filter(
      ([, { optional, engines }]) => !optional && engines?.node && !semver.satisfies(version, engines.node),
    );
    expect(
      others.map(([path, { version: own, engines }]) => `${path} ${own} asks for ${engines?.node}`),
    ).toEqual([]);
  });

  it('is checked against the versions that the README names', () => {
    expect(oldestOfEachLine).toEqual(['20.19.0', '22.13.0', '24.0.0']);
    expect(readFileSync(join(workspaceRoot, 'README.md'), 'utf8')).toContain(
      'Node 20.19, 22.13, 24 or newer',
    );
  });
});
