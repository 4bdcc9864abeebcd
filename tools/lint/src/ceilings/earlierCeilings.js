import { execFileSync } from 'node:child_process';
import { ceilingsFile } from './ceilings.js';

/**
 * The ceilings that a working copy must not exceed: those of the commit where its branch left the main branch; on the main branch
 * itself, those of the last commit and of the one before it. Where the history has no such commit, `missing` is the reason.
 *
 * @param {string} root
 * @returns {{ earlier: { commit: string, ceilings: import('./ceilings.js').Ceilings }[], missing?: string }}
 */
export function earlierCeilings(root) {
  // An export can lie in a folder of another repository, whose history is not its own.
  if (git(root, 'rev-parse', '--show-prefix') !== '') return { earlier: [], missing: 'there is no git here' };
  const head = commitAt(root, 'HEAD');
  if (head === undefined) return { earlier: [], missing: 'nothing is committed yet' };
  const main = commitAt(root, 'refs/remotes/origin/main') ?? commitAt(root, 'refs/heads/main');
  const base = main && git(root, 'merge-base', head, main);
  if (base && base !== head) return { earlier: ceilingsAt(root, base) };
  const parent = commitAt(root, `${head}^`);
  const earlier = [head, parent].flatMap((commit) => (commit ? ceilingsAt(root, commit) : []));
  const isShallow = git(root, 'rev-parse', '--is-shallow-repository') === 'true';
  const isCut = isShallow && (parent === undefined || (main && !base));
  return isCut ? { earlier, missing: 'this clone is shallow' } : { earlier };
}

/** @param {string} root @param {string} commit */
function ceilingsAt(root, commit) {
  const source = git(root, 'show', `${commit}:${ceilingsFile}`);
  return source ? [{ commit, ceilings: JSON.parse(source) }] : [];
}

/** @param {string} root @param {string} name */
function commitAt(root, name) {
  return git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`);
}

/** What git prints, or nothing where it refuses. @param {string} root @param {string[]} parameters */
function git(root, ...parameters) {
  // A hook of git names the repository that it runs for in variables, which would win over the folder.
  const env = { ...process.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined };
  try {
    const printed = execFileSync('git', parameters, {
      cwd: root,
      encoding: 'utf8',
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return printed.trim();
  } catch {
    return undefined;
  }
}
