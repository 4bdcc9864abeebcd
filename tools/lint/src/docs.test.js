import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from './workspaceRoot.js';

const walk = '.storybook/docs/the-walk.mdx';
const source = readFileSync(join(workspaceRoot, walk), 'utf8');
const paths = [...source.matchAll(/`((?:apps|libs|tools)\/[\w./-]+)`/g)].map(([, path]) => path ?? '');

describe('the walk', () => {
  it('names the files of the way', () => {
    expect(paths.length).toBeGreaterThan(20);
  });

  it.each(paths)('names %s, which is there', (path) => {
    expect(existsSync(join(workspaceRoot, path))).toBe(true);
  });
});
