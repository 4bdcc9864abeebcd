import { execFile } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { FsTree, flushChanges } from 'nx/src/generators/tree';
import { isLong } from '../../vitest/tiers.mjs';
import { workspaceCopy } from '../../vitest/workspaceCopy.mjs';

const workspaceRoot = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Changes of a generator to this very workspace, without making them.
 *
 * @param {(tree: import('@nx/devkit').Tree) => Promise<unknown>} generate
 */
export async function changesBy(generate) {
  const tree = new FsTree(workspaceRoot, false);
  await generate(tree);
  return tree.listChanges();
}

/** A copy of the workspace with links to the real packages, to generate into and to check. */
export function copyWorkspace() {
  const copy = workspaceCopy();
  /** @type {Set<string>} */
  const changed = new Set();
  const run = runIn(copy);
  return {
    root: copy,
    run,
    /** The files that were made or changed, from the root. */
    changed: () => [...changed].sort(),
    /**
     * Runs a generator, and does what it would do.
     *
     * @param {(tree: import('@nx/devkit').Tree) => Promise<unknown>} generator
     */
    async generate(generator) {
      const tree = new FsTree(copy, false);
      await generator(tree);
      const changes = tree.listChanges();
      flushChanges(copy, changes);
      for (const { path } of changes) changed.add(path);
    },
    /** Makes a new member of the workspace known to the others, as `npm install` does. @param {string} name @param {string} folder */
    link: (name, folder) => symlinkSync(join(copy, folder), join(copy, 'node_modules', name), 'junction'),
    /** Runs test files of a project, and returns what was printed. @param {string} project @param {string[]} files */
    test: (project, ...files) => run('vitest/vitest.mjs', 'run', `--root=${project}`, ...files),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}

/** @param {string} root */
function runIn(root) {
  /**
   * @param {string} command a package's script
   * @param {string[]} parameters
   */
  return async (command, ...parameters) => {
    const script = join(root, 'node_modules', command);
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...parameters], {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
      // A file of the slow tier starts this, and what it runs is of the fast tier.
      env: {
        ...process.env,
        CALLBOARD_TIER: isLong ? 'long' : 'fast',
        NX_DAEMON: 'false',
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
      },
    }).catch(
      // The output of the command is the reason of its failure.
      (error) => Promise.reject(new Error(`${command} failed:\n${error.stdout}${error.stderr}`)),
    );
    return stdout;
  };
}
