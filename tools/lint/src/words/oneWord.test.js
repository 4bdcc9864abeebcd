import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from '../workspaceRoot.js';

const folders = ['apps', 'libs', 'tools', 'e2e', '.storybook'];
const text = /\.(?:tsx?|mdx?|json|html)$/;
const made = /(?:^|\/)(?:node_modules|out-tsc|out-test|dist)\//;

const files = folders.flatMap((folder) =>
  readdirSync(join(workspaceRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => text.test(name) && !made.test(name)),
);

/** @param {RegExp} pattern */
function filesWith(pattern) {
  return ['README.md', 'CONTRIBUTING.md', ...files].filter((name) =>
    pattern.test(readFileSync(join(workspaceRoot, name), 'utf8')),
  );
}

describe('one thing has one word', () => {
  it('in labels, messages, mails and documents: Email', { timeout: 60_000 }, () => {
    expect(filesWith(/\be[-]mail/i)).toEqual([]);
  });
});
