import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { workspaceRoot } from '../workspaceRoot.js';
import { createFormatCheck } from './checkFormat.js';
import { filesOfProject } from './filesOfProject.js';
import { executorsOf } from './inBatch.js';

const root = mkdtempSync(join(tmpdir(), 'callboard-projects-'));
afterAll(() => rmSync(root, { recursive: true }));

for (const file of ['a.js', 'apps/x/main.ts', 'apps/x/src/tenant/tenant.ts', 'apps/x/dist/main.js']) {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), 'const a = 1;\n');
}

/** @type {any} Of what Nx gives to an executor, the part that is read. */
const context = {
  root,
  projectName: 'x',
  projectsConfigurations: {
    projects: { root: { root: '.' }, x: { root: 'apps/x' }, tenant: { root: 'apps/x/src/tenant' } },
  },
};

describe('the files of a project', () => {
  it('are those in its folder that belong to no project inside it and are not built', () => {
    expect(filesOfProject(context, 'root')).toEqual(['a.js']);
    expect(filesOfProject(context, 'x')).toEqual(['apps/x/main.ts']);
    expect(filesOfProject(context, 'tenant')).toEqual(['apps/x/src/tenant/tenant.ts']);
  });
});

describe('a check of projects', () => {
  const { one, many } = executorsOf(() => async (files) => ({
    success: !files.includes('a.js'),
    terminalOutput: '',
  }));

  it('reports each project by itself, in one process', async () => {
    const tasks = {
      'root:format': { id: 'root:format', target: { project: 'root', target: 'format' } },
      'x:format': { id: 'x:format', target: { project: 'x', target: 'format' } },
    };
    /** @type {any} As above. */
    const taskGraph = { tasks };
    /** @type {Record<string, boolean>} */
    const outcomes = {};
    for await (const { task, result } of many(taskGraph, {}, {}, context)) outcomes[task] = result.success;
    expect(outcomes).toEqual({ 'root:format': false, 'x:format': true });
  });

  it('checks one project alone', async () => {
    expect(await one({}, context)).toEqual({ success: true });
  });
});

describe('the format', () => {
  it('is refused where prettier or stylelint would write something else', async () => {
    const folder = mkdtempSync(join(workspaceRoot, 'tools/lint/out-test-'));
    try {
      const path = folder.slice(workspaceRoot.length);
      writeFileSync(join(folder, 'good.ts'), 'export const a = 1;\n');
      writeFileSync(join(folder, 'bad.ts'), 'export const a=1');
      const check = createFormatCheck(workspaceRoot.replace(/\/$/, ''));
      expect(await check([`${path}/good.ts`])).toMatchObject({ success: true });
      const outcome = await check([`${path}/good.ts`, `${path}/bad.ts`]);
      expect(outcome).toEqual({
        success: false,
        terminalOutput: expect.stringContaining(`npx prettier --write ${path}/bad.ts`),
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
