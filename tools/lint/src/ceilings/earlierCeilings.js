import { earlierCommits, git } from '../../../vitest/earlierCommits.mjs';
import { ceilingsFile } from './ceilings.js';

/**
 * The ceilings that a working copy must not exceed: those of the commit where its branch left the main branch; on the main branch
 * itself, those of the last commit and of the one before it. Where the history has no such commit, `missing` is the reason.
 *
 * @param {string} root
 * @returns {{ earlier: { commit: string, ceilings: import('./ceilings.js').Ceilings }[], missing?: string }}
 */
export function earlierCeilings(root) {
  const { commits, ...missing } = earlierCommits(root);
  const earlier = commits.flatMap((commit) => {
    const source = git(root, 'show', `${commit}:${ceilingsFile}`);
    return source ? [{ commit, ceilings: JSON.parse(source) }] : [];
  });
  return { earlier, ...missing };
}
