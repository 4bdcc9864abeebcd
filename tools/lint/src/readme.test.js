import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from './workspaceRoot.js';

const readme = readFileSync(join(workspaceRoot, 'README.md'), 'utf8');

/** @param {string} path @param {RegExp} pattern */
function namesIn(path, pattern) {
  const source = readFileSync(join(workspaceRoot, path), 'utf8');
  return [...source.matchAll(pattern)].flatMap(([, name]) => (name ? [name] : []));
}

describe('the README', () => {
  it.each(namesIn('tools/api/src/settings.ts', /^ {2}([A-Z][A-Z_]+): v\./gm))('explains %s', (variable) => {
    expect(readme).toContain(`\`${variable}\``);
  });

  it.each([...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path]) => path ?? ''))(
    'points at %s, which is there',
    (path) => {
      expect(existsSync(join(workspaceRoot, path))).toBe(true);
    },
  );

  it.each([...readme.matchAll(/`((?:apps|libs|tools|e2e)\/[\w./-]+)`/g)].map(([, path]) => path ?? ''))(
    'names %s, which is there unless it is an example',
    (path) => {
      const isExample = /sponsors|dancequest/.test(path) || path.endsWith('/dist') || path.includes('/dist/');
      expect(isExample || existsSync(join(workspaceRoot, path))).toBe(true);
    },
  );
});
