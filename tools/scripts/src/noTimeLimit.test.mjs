import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commandOf, inWorkspace } from './workspace.mjs';

it('gives the tests of the tools all the time that a busy machine needs', () => {
  const folder = mkdtempSync(inWorkspace('node_modules', '.cache-no-time-limit-'));
  try {
    writeFileSync(
      join(folder, 'slow.test.mjs'),
      "import { it } from 'vitest';\nit('takes long', () => new Promise((resolve) => setTimeout(resolve, 200)));\n",
    );
    const setup = inWorkspace('tools', 'vitest', 'noTimeLimit.mjs');
    writeFileSync(
      join(folder, 'vitest.config.mjs'),
      `export default { test: { include: ['*.test.mjs'], setupFiles: [${JSON.stringify(setup)}] } };\n`,
    );
    const command = [commandOf('vitest'), 'run', `--root=${folder}`, '--testTimeout=50'];
    expect(execFileSync(process.execPath, command, { encoding: 'utf8' })).toMatch(/1 passed/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
