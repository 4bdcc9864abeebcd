#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const built = join(import.meta.dirname, 'dist', 'main.js');
if (existsSync(built)) {
  await import(pathToFileURL(built).href);
} else {
  process.stderr.write('Callboard is not built yet: run npx nx build @callboard/api in its workspace.\n');
  process.exitCode = 1;
}
