import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWorkspace } from './workspace.mjs';

// A little of what a run of tests does all the time: it starts processes that load large modules, writes and reads files, and fills memory.
const large = inWorkspace('node_modules', 'typescript', 'lib', 'typescript.js');
spawnSync(process.execPath, ['--eval', `require(${JSON.stringify(large)})`]);
for (let run = 0; run < 2; run += 1) spawnSync(process.execPath, ['--eval', '']);

const folder = mkdtempSync(join(tmpdir(), 'callboard-probe-'));
try {
  const text = 'callboard '.repeat(800);
  for (let file = 0; file < 400; file += 1) writeFileSync(join(folder, `${file}.txt`), text);
  for (const name of readdirSync(folder)) readFileSync(join(folder, name), 'utf8');
} finally {
  rmSync(folder, { recursive: true });
}

const rows = Array.from({ length: 40_000 }, (_, row) => ({
  row,
  name: `row ${(row * 7919) % 40_000}`,
  tags: [row % 7],
}));
const copies = JSON.parse(JSON.stringify(rows));
copies.sort((/** @type {{ name: string }} */ one, /** @type {{ name: string }} */ other) =>
  one.name < other.name ? -1 : 1,
);
