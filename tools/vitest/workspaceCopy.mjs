import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const workspaceRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Generated files, and those of one checkout. Output of the compiler is taken along: it then checks only changes. */
const leftOut =
  /^(node_modules|dist|out-test|coverage|storybook-static|test-results|playwright-report|\.git|\.nx|\.data)$/;

/** Copies the workspace, with links to the real packages, into a new temporary folder, and returns that. */
export function workspaceCopy() {
  const copy = mkdtempSync(join(tmpdir(), 'callboard-copy-'));
  // As root the embedded database runs as another user, who has to get in.
  chmodSync(copy, 0o755);
  /** @type {string[]} */
  const packages = [];
  cpSync(workspaceRoot, copy, {
    recursive: true,
    verbatimSymlinks: true,
    // The compiler takes what is older than its output as compiled.
    preserveTimestamps: true,
    filter(source) {
      if (basename(source) === 'node_modules') packages.push(relative(workspaceRoot, source));
      return !leftOut.test(basename(source));
    },
  });
  for (const folder of packages) linkPackages(join(workspaceRoot, folder), join(copy, folder));
  return copy;
}

/** Packages are those of the workspace, but its own members are those of the copy. @param {string} from @param {string} to */
function linkPackages(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from)) {
    if (entry !== '@callboard') symlinkSync(join(from, entry), join(to, entry), 'junction');
    else cpSync(join(from, entry), join(to, entry), { recursive: true, verbatimSymlinks: true });
  }
}
