import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from './workspaceRoot.js';

const readme = readFileSync(join(workspaceRoot, 'README.md'), 'utf8');

describe('the README', () => {
  // For a newcomer: what operators need is in OPERATE.md of the API.
  it('has at most 100 lines', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(100);
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
