import { describe, expect, it } from 'vitest';
import { runSteps, tailOf } from './runSteps.mjs';

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
    );
    expect(Object.fromEntries(outcomes.map(({ name, count }) => [name, count]))).toEqual({
      'passing step': { passed: 1, failed: 0 },
      'failing step': { passed: 0, failed: 1 },
    });
  });

  it('keeps the output of a step', async () => {
    const [outcome] = await runSteps([{ name: 'kept output', command: fails }], () => undefined);
    expect(tailOf(outcome?.log ?? '', 5)).toBe('broken');
  });

  it('fails a step whose process failed outside of any test', async () => {
    const [outcome] = await runSteps(
      [{ name: 'late failure', command: fails, count: () => ({ passed: 4, failed: 0 }) }],
      () => undefined,
    );
    expect(outcome?.count).toEqual({ passed: 4, failed: 1 });
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
    );
    const stories = outcomes.find(({ name }) => name === 'stories');
    expect(ended.indexOf('journeys')).toBeGreaterThan(ended.indexOf('good build'));
    expect(stories).toMatchObject({ count: { passed: 0, failed: 1 }, reason: "It needs 'bad build'." });
  });
});
