import { describe, expect, it } from 'vitest';
import { expectationOf, measureMachine, progressOf } from './machineSpeed.mjs';
import { machineProbe, slownessOf, stepBudgets } from './stepBudgets.mjs';

/** A machine on which the probe took so many seconds of processor time. @param {number} cpuSeconds @param {number} [busyness] */
function machine(cpuSeconds, busyness = 1) {
  return { name: machineProbe, cpuSeconds, busyness };
}
const usual = 1.4;

const steps = ['API tests', 'library tests', 'lint'];
/** Their parts, on two processors. @param {number} times */
function minutes(times) {
  const parts = steps.reduce((sum, name) => sum + (stepBudgets[name] ?? 0), 0);
  return Math.round((parts * times) / 2 / 60);
}

describe('what a run says before its first step', () => {
  it.each([
    [
      'a usual machine',
      machine(usual),
      `This machine is as fast as the reference: expect ${minutes(1)} minutes.`,
    ],
    [
      'a fast one',
      machine(usual / 2),
      `This machine is as fast as the reference: expect ${minutes(1)} minutes.`,
    ],
    [
      'a slow one',
      machine(usual * 2.1),
      `This machine is 2.1 times as slow as the reference: expect ${minutes(2.1)} minutes.`,
    ],
    [
      'a busy one',
      machine(usual * 1.6, 2),
      `This machine is 1.6 times as slow as the reference, and 2.0 times slower again for what else runs on it: expect ${minutes(3.2)} minutes.`,
    ],
  ])('is how long it will take on %s', (_what, measured, sentence) => {
    expect(expectationOf(measured, steps)).toBe(sentence);
  });

  it('expects nothing of steps whose parts are not known', () => {
    expect(expectationOf(machine(usual * 3), [])).toBe('This machine is 3.0 times as slow as the reference.');
  });
});

describe('the progress of a run', () => {
  it('counts the steps, and expects what is left at the pace of those that have ended', () => {
    const [lint = 0, build = 0, api = 0] = ['lint', 'build', 'API tests'].map((name) => stepBudgets[name]);
    const measured = [
      machine(usual),
      { name: 'lint', cpuSeconds: lint * 2 },
      { name: 'build', cpuSeconds: build * 2 },
    ];
    const unfinished = [{ name: 'API tests', seconds: 120 }];
    expect(progressOf({ measured, unfinished, busyness: 1, seconds: 200 })).toBe(
      `2 of 3 steps after 3 minutes, about ${Math.round((api * 2 - 120) / 120)} minutes left`,
    );
  });

  it('ends without a word of what is left', () => {
    expect(
      progressOf({ measured: [machine(usual), { name: 'lint' }], unfinished: [], busyness: 1, seconds: 20 }),
    ).toBe('1 of 1 steps after less than a minute');
  });
});

it('measures this machine by work that a run does', async () => {
  const measured = await measureMachine();
  expect(measured.cpuSeconds).toBeGreaterThan(0.2);
  expect(measured.busyness).toBeGreaterThanOrEqual(1);
  expect(slownessOf([measured])).toBeGreaterThanOrEqual(1);
});
