import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { failureOutsideOfTests, runSteps, tailOf } from './runSteps.mjs';

const logs = mkdtempSync(join(tmpdir(), 'callboard-logs-'));
afterAll(() => rmSync(logs, { recursive: true }));

const passes = ['--eval', 'console.log("done")'];
const fails = ['--eval', 'console.error("broken"); process.exit(3)'];

describe('runSteps', () => {
  it('counts a step without a report as one', async () => {
    const outcomes = await runSteps(
      [
        { name: 'passing step', command: passes },
        { name: 'failing step', command: fails },
      ],
      () => undefined,
      { logFolder: logs },
    );
    expect(Object.fromEntries(outcomes.map(({ name, count }) => [name, count]))).toEqual({
      'passing step': { passed: 1, failed: 0 },
      'failing step': { passed: 0, failed: 1 },
    });
  });

  it.runIf(process.platform === 'linux')('reports what processor time a step took', async () => {
    const works = ['--eval', 'const end = Date.now() + 400; while (Date.now() < end);'];
    const outcomes = await runSteps(
      [
        { name: 'working step', command: works },
        { name: 'waiting step', command: passes, after: ['working step'] },
      ],
      () => undefined,
      { logFolder: logs },
    );
    const [working = 0, waiting = 0] = outcomes.map(({ cpuSeconds }) => cpuSeconds);
    expect(working).toBeGreaterThan(waiting);
  });

  it.runIf(process.platform === 'linux')('counts nothing of what ran before for a step', async () => {
    spawnSync(process.execPath, ['--eval', 'const end = Date.now() + 1500; while (Date.now() < end);']);
    const [outcome] = await runSteps([{ name: 'first step', command: passes }], () => undefined, {
      logFolder: logs,
    });
    expect(outcome?.cpuSeconds).toBeLessThan(1);
  });

  it('begins no step after the run was ended', async () => {
    vi.resetModules();
    const run = await import('./runSteps.mjs');
    const steps = ['first step', 'later step'].map((name) => ({ name, command: passes, workers: 2 }));
    const outcomes = await run.runSteps(steps, run.stopSteps, { logFolder: logs });
    expect(outcomes.map(({ reason }) => reason)).toEqual([undefined, 'The run was ended.']);
  });

  it('keeps the output of a step', async () => {
    const [outcome] = await runSteps([{ name: 'kept output', command: fails }], () => undefined, {
      logFolder: logs,
    });
    expect(tailOf(outcome?.log ?? '', 5)).toBe('broken');
  });

  it('reports it when a user ended a step', async () => {
    const killed = ['--eval', 'process.kill(process.pid, "SIGTERM"); setInterval(() => {}, 1000)'];
    const [outcome] = await runSteps([{ name: 'killed step', command: killed }], () => undefined, {
      logFolder: logs,
    });
    expect(outcome?.count).toEqual({ passed: 0, failed: 1 });
    expect(tailOf(outcome?.log ?? '', 1)).toBe(
      '(1 earlier lines are in ' + outcome?.log + ')\nThis was ended by SIGTERM.',
    );
  });

  it('ends a step that hangs, and what it started, and reports it', async () => {
    const hangs = ['--eval', 'console.log("waiting"); setInterval(() => {}, 1000)'];
    const step = { name: 'hanging step', command: hangs, limitMs: 1_500 };
    const [outcome] = await runSteps([step], () => undefined, { logFolder: logs });
    expect(outcome?.count).toEqual({ passed: 0, failed: 1 });
    expect(tailOf(outcome?.log ?? '', 9)).toContain('This printed nothing for 1.5 s and was ended.');
  });

  it('fails a step whose process failed outside of any test', async () => {
    const [outcome] = await runSteps(
      [{ name: 'late failure', command: fails, count: () => ({ passed: 4, failed: 0 }) }],
      () => undefined,
      { logFolder: logs },
    );
    expect(outcome?.count).toEqual({ passed: 4, failed: 1 });
  });

  it('is named where no test of it failed, by what it printed', async () => {
    const long = [
      '--eval',
      'for (let line = 1; line < 40; line += 1) console.log(String(line)); process.exit(1)',
    ];
    const failures = [{ file: 'a.test.ts', title: 'a seat is sold', message: 'expected 1' }];
    const tested = { failed: 1, passed: 4, failures };
    const outcomes = await runSteps(
      [
        { name: 'check', command: long },
        { name: 'tests', command: fails, count: () => tested },
        { name: 'two of them', command: fails, count: () => ({ ...tested, failed: 2 }) },
        { name: 'left out', command: passes, after: ['check'] },
      ],
      () => undefined,
      { logFolder: logs },
    );
    const shown = ['check, outside of its tests', 1, 2, 3, 4, '…', 32, 33, 34, 35, 36, 37, 38, 39];
    expect(outcomes.flatMap(failureOutsideOfTests).sort()).toEqual([
      shown.join('\n    '),
      "left out: It needs 'check'.",
      'two of them, outside of its tests\n    broken',
    ]);
  });

  it('runs a step after the one that it needs, and not at all when that one failed', async () => {
    /** @type {string[]} */
    const ended = [];
    const outcomes = await runSteps(
      [
        { name: 'journeys', command: passes, after: ['good build'] },
        { name: 'stories', command: passes, after: ['bad build'] },
        { name: 'bad build', command: fails },
        { name: 'good build', command: passes },
      ],
      ({ name }) => ended.push(name),
      { logFolder: logs },
    );
    const stories = outcomes.find(({ name }) => name === 'stories');
    expect(ended.indexOf('journeys')).toBeGreaterThan(ended.indexOf('good build'));
    expect(stories).toMatchObject({ count: { passed: 0, failed: 1 }, reason: "It needs 'bad build'." });
  });

  it('counts nothing for a step that is skipped, and reports why', async () => {
    const outcomes = await runSteps(
      [
        { name: 'stories', command: [], skipped: 'There is no browser.' },
        { name: 'check', command: passes },
        { name: 'late', command: passes, after: ['check', 'stories'] },
      ],
      () => undefined,
      { logFolder: logs },
    );
    const stories = outcomes.find(({ name }) => name === 'stories');
    expect(stories).toMatchObject({ count: { passed: 0, failed: 0 }, reason: 'There is no browser.' });
    expect(outcomes.at(-1)).toMatchObject({ name: 'late', count: { passed: 1, failed: 0 } });
  });

  it('has two workers at most, and begins steps in their order', async () => {
    const events = mkdtempSync(join(tmpdir(), 'callboard-events-'));
    // Each step leaves a file while it runs, and counts those that are there.
    const counts = (/** @type {string} */ name) => [
      '--eval',
      `const fs = require('fs'); const file = ${JSON.stringify(join(events, name))}; fs.writeFileSync(file, '');
      setTimeout(() => { console.log(String(fs.readdirSync(${JSON.stringify(events)}).length)); fs.rmSync(file); }, 400);`,
    ];
    /** @type {string[]} */
    const ended = [];
    const outcomes = await runSteps(
      [
        { name: 'types', command: counts('types') },
        { name: 'unused', command: counts('unused') },
        { name: 'tests', command: counts('tests'), workers: 2 },
        { name: 'style', command: counts('style') },
      ],
      ({ name }) => ended.push(name),
      { logFolder: logs },
    );
    rmSync(events, { recursive: true });
    const others = Object.fromEntries(outcomes.map(({ name, log }) => [name, Number(tailOf(log ?? '', 1))]));
    expect(others['tests']).toBe(1);
    expect(Math.max(...Object.values(others))).toBeLessThanOrEqual(2);
    expect(ended.slice(2)).toEqual(['tests', 'style']);
  });

  it('ends the run where a fatal step fails, or the time is over', async () => {
    const steps = [
      { name: 'types', command: fails, isFatal: true },
      { name: 'tests', command: passes, workers: 2 },
    ];
    const reasonOf = async (/** @type {number} */ limitMs) =>
      (await runSteps(steps, () => undefined, { logFolder: logs, limitMs })).at(-1)?.reason;
    expect(await reasonOf(60_000)).toBe("'types' failed.");
    expect(await reasonOf(0)).toBe('The time for the whole run is over.');
  });
});
