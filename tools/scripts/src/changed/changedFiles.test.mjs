import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedFiles } from './changedFiles.mjs';

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'callboard-changed-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** @param {string[]} parameters */
function git(...parameters) {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...parameters], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: root },
    stdio: 'pipe',
  });
}

/** @param {string} file @param {boolean} [isCommitted] */
function change(file, isCommitted = true) {
  writeFileSync(join(root, file), `${file}\n`);
  if (!isCommitted) return;
  git('add', '.');
  git('commit', '--quiet', `--message=${file}`);
}

it('names what a branch has changed, with what is not committed', () => {
  git('init', '--quiet', '--initial-branch=main');
  change('before.ts');
  git('checkout', '--quiet', '-b', 'branch');
  change('committed.ts');
  change('new.ts', false);
  rmSync(join(root, 'before.ts'));
  expect(changedFiles(root)?.files).toEqual(['before.ts', 'committed.ts', 'new.ts']);
});

it('names on the main branch what its last commit has changed', () => {
  git('init', '--quiet', '--initial-branch=main');
  change('before.ts');
  change('last.ts');
  expect(changedFiles(root)?.files).toEqual(['last.ts']);
});

it('names nothing where there is no history', () => {
  expect(changedFiles(root)).toBeUndefined();
});
