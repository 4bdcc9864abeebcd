import { createProjectGraphAsync } from '@nx/devkit';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from './workspaceRoot.js';

// Lints what is named, or everything. Without an up-to-date graph of the projects the rule on boundaries lets everything pass.
process.env['NX_DAEMON'] = 'false';
await createProjectGraphAsync();
const command = join(workspaceRoot, 'node_modules/oxlint/bin/oxlint');
spawn(process.execPath, [command, ...process.argv.slice(2)], { cwd: workspaceRoot, stdio: 'inherit' }).on(
  'close',
  (code) => process.exit(code ?? 1),
);
