import { earlierCommits, git } from '../../../vitest/earlierCommits.mjs';

/**
 * Changes since the branch left the main branch, on the main branch since the commit before the last; with changes that are not
 * committed. Undefined where the history has nothing to compare with.
 *
 * @param {string} root
 * @returns {{ since: string, files: string[] } | undefined}
 */
export function changedFiles(root) {
  const since = earlierCommits(root).commits.at(-1);
  if (since === undefined) return undefined;
  const lines = (/** @type {string[]} */ ...parameters) =>
    (git(root, ...parameters) ?? '').split('\n').filter(Boolean);
  const files = [
    ...lines('diff', '--name-only', '--no-renames', since),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ];
  return { since, files: [...new Set(files)].sort() };
}
