import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Writes again what is derived from the declarations and read by people or by the compiler: the types of the tables and the table of
 * rights. A test compares each with its source.
 *
 * @param {string} root
 */
export function updateDocuments(root) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const files = ['src/database/tables.test.ts', 'src/hardening/rights/rights.test.ts'];
  // The flag comes last: it would take a file behind it for its value.
  execFileSync(process.execPath, [vitest, 'run', ...files, '--update'], {
    cwd: join(root, 'tools/api'),
    stdio: 'inherit',
  });
}
