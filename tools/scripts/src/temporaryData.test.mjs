import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeLeftFolders } from '../../vitest/temporaryData.mjs';

test('folders of runs that were killed are removed, those of running processes and databases stay', () => {
  const parent = mkdtempSync(join(tmpdir(), 'left-'));
  const ended = spawnSync(process.execPath, ['--version']).pid;
  const stays = [
    `callboard-e2e-${process.pid}-abc123`,
    `callboard-sale-${ended}-running`,
    'callboard-test-0a1b2c3d',
    'somebody-elses',
  ];
  const goes = [`callboard-e2e-${ended}-abc123`, `callboard-postgres-${ended}-ended`];
  for (const name of [...stays, ...goes]) mkdirSync(join(parent, name, 'data'), { recursive: true });
  writeFileSync(
    join(parent, `callboard-sale-${ended}-running`, 'data', 'postmaster.pid'),
    `${process.pid}\n/data\n`,
  );
  writeFileSync(
    join(parent, `callboard-postgres-${ended}-ended`, 'data', 'postmaster.pid'),
    `${ended}\n/data\n`,
  );
  removeLeftFolders(parent);
  expect(readdirSync(parent).sort()).toEqual(stays.sort());
  rmSync(parent, { recursive: true });
});
