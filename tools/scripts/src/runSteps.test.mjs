import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
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
      logs,
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
      logs,
    );
    const [working = 0, waiting = 0] = outcomes.map(({ cpuSeconds }) => cpuSeconds);
    expect(working).toBeGreaterThan(waiting);
  });

  it.runIf(process.platform === 'linux')('counts nothing of what ran before for a step', async () => {
    spawnSync(process.execPath, ['--eval', 'const end = Date.now() + 1500; while (Date.now() < end);']);
    const [outcome] = await runSteps([{ name: 'first step', command: passes }], () => undefined, logs);
    expect(outcome?.cpuSeconds).toBeLessThan(1);
  });

  it('keeps the output of a step', async () => {
    const [outcome] = await runSteps([{ name: 'kept output', command: fails }], () => undefined, logs);
    expect(tailOf(outcome?.log ?? '', 5)).toBe('broken');
  });

  it('reports it when a user ended a step', async () => {
    const killed = ['--eval', 'process.kill(process.pid, "SIGTERM"); setInterval(() => {}, 1000)'];
    const [outcome] = await runSteps([{ name: 'killed step', command: killed }], () => undefined, logs);
    expect(outcome?.count).toEqual({ passed: 0, failed: 1 });
    expect(tailOf(outcome?.log ?? '', 1)).toBe(
      '(1 lines before these stand in ' + outcome?.log + ')\nSomebody ended this by SIGTERM.',
    );
  });

  it('ends a step that hangs, and what it started, and reports it', async () => {
    const hangs = ['--eval', 'console.log("waiting"); setInterval(() => {}, 1000)'];
    const step = { name: 'hanging step', command: hangs, limitMs: 1_500 };
    const [outcome] = await runSteps([step], () => undefined, logs);
    expect(outcome?.count).toEqual({ passed: 0, failed: 1 });
    expect(tailOf(outcome?.log ?? '', 9)).toContain('This took longer than 1.5 s and was ended.');
  });

  it('fails a step whose process failed outside of any test', async () => {
    const [outcome] = await runSteps(
      [{ name: 'late failure', command: fails, count: () => ({ passed: 4, failed: 0 }) }],
      () => undefined,
      logs,
    );
    expect(outcome?.count).toEqual({ passed: 4, failed: 1 });
  });

  it('is named where no test of it failed, by what it printed', async () => {
    const long = ['--eval', 'for (let line = 1; line < 40; line += 1) console.log(line); process.exit(1)'];
    const tested = { failed: 1, passed: 4, failures: ['a seat is sold'] };
    const outcomes = await runSteps(
      [
        { name: 'check', command: long },
        { name: 'tests', command: fails, count: () => tested },
        { name: 'two of them', command: fails, count: () => ({ ...tested, failed: 2 }) },
        { name: 'left out', command: passes, after: ['check'] },
      ],
      () => undefined,
      logs,
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
      logs,
    );
    const stories = outcomes.find(({ name }) => name === 'stories');
    expect(ended.indexOf('journeys')).toBeGreaterThan(ended.indexOf('good build'));
    expect(stories).toMatchObject({ count: { passed: 0, failed: 1 }, reason: "It needs 'bad build'." });
  });

  it('counts nothing for a step that is skipped, reports why, and what is left', async () => {
    /** @type {string[][]} */
    const left = [];
    const outcomes = await runSteps(
      [
        { name: 'stories', command: [], skipped: 'There is no browser.' },
        { name: 'check', command: passes },
        { name: 'late', command: passes, after: ['check', 'stories'] },
      ],
      (_outcome, unfinished) => left.push(unfinished.map(({ name }) => name)),
      logs,
    );
    expect(outcomes[0]).toMatchObject({ count: { passed: 0, failed: 0 }, reason: 'There is no browser.' });
    expect(outcomes.at(-1)).toMatchObject({ name: 'late', count: { passed: 1, failed: 0 } });
    expect(left).toEqual([['check', 'late'], ['late'], []]);
  });
});
