import { execFileSync } from 'node:child_process';

/**
 * Base of comparison for a working copy: the commit where its branch left the main branch; on the main branch itself the last commit and
 * the one before it. Where the history has no such commit, `missing` is the reason.
 *
 * @param {string} root
 * @returns {{ commits: string[], missing?: string }}
 */
export function earlierCommits(root) {
  // An export can lie in a folder of another repository, whose history is not its own.
  if (git(root, 'rev-parse', '--show-prefix') !== '') return { commits: [], missing: 'there is no git here' };
  const head = commitAt(root, 'HEAD');
  if (head === undefined) return { commits: [], missing: 'nothing is committed yet' };
  const main = commitAt(root, 'refs/remotes/origin/main') ?? commitAt(root, 'refs/heads/main');
  const base = main && git(root, 'merge-base', head, main);
  if (base && base !== head) return { commits: [base] };
  const parent = commitAt(root, `${head}^`);
  const commits = [head, parent].filter((commit) => commit !== undefined);
  const isShallow = git(root, 'rev-parse', '--is-shallow-repository') === 'true';
  const isCut = isShallow && (parent === undefined || (main && !base));
  return isCut ? { commits, missing: 'this clone is shallow' } : { commits };
}

/** @param {string} root @param {string} name */
function commitAt(root, name) {
  return git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`);
}

/** Output of git, or nothing where it refuses. @param {string} root @param {string[]} parameters */
export function git(root, ...parameters) {
  // A hook of git names the repository that it runs for in variables, which would win over the folder.
  const env = { ...process.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined };
  try {
    const printed = execFileSync('git', parameters, {
      cwd: root,
      encoding: 'utf8',
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
    return printed.trim();
  } catch {
    return undefined;
  }
}
