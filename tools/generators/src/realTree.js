import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { FsTree, flushChanges } from 'nx/src/generators/tree';

const workspaceRoot = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * What a generator would do to this very workspace, without doing it.
 *
 * @param {(tree: import('@nx/devkit').Tree) => Promise<unknown>} generate
 */
export async function changesBy(generate) {
  const tree = new FsTree(workspaceRoot, false);
  await generate(tree);
  return tree.listChanges();
}

/**
 * A copy of some folders of the workspace with changes applied, beside the real packages.
 *
 * @param {string[]} folders
 * @param {import('nx/src/generators/tree').FileChange[]} changes
 */
export function copyWith(folders, changes) {
  const root = mkdtempSync(join(tmpdir(), 'callboard-generated-'));
  for (const path of [...folders, 'tools/vitest', 'package.json', 'tsconfig.base.json']) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    cpSync(join(workspaceRoot, path), join(root, path), {
      recursive: true,
      filter: (source) => !/[\\/](node_modules|out-tsc|out-test|dist)$/.test(source),
    });
  }
  for (const folder of folders) forgetReferences(join(root, folder, 'tsconfig.json'));
  symlinkSync(join(workspaceRoot, 'node_modules'), join(root, 'node_modules'), 'junction');
  flushChanges(root, changes);
  const run = runIn(root);
  return {
    run,
    /**
     * Checks the types of some files against the real sources of what they import.
     *
     * @param {string[]} files
     */
    async typeCheck(...files) {
      const compilerOptions = {
        types: ['vite/client', 'node'],
        noEmit: true,
        composite: false,
        emitDeclarationOnly: false,
        declaration: false,
        paths: { '@callboard/api-contract': ['./libs/api-contract/src/index.ts'] },
      };
      const config = { extends: './tsconfig.base.json', compilerOptions, files };
      writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config));
      await run('typescript/bin/tsc', '--project', 'tsconfig.json');
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** The projects beside the copied ones stay where they are. @param {string} path */
function forgetReferences(path) {
  if (!existsSync(path)) return;
  const config = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...config, references: [] }));
}

/** @param {string} root */
function runIn(root) {
  /**
   * @param {string} command a package's script
   * @param {string[]} parameters
   */
  return async (command, ...parameters) => {
    const script = join(workspaceRoot, 'node_modules', command);
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...parameters], {
      cwd: root,
    }).catch(
      // What the command printed says more than that it failed.
      (fault) => Promise.reject(new Error(`${command} failed:\n${fault.stdout}${fault.stderr}`)),
    );
    return stdout;
  };
}
