import { expect, it } from 'vitest';
import { createDraw } from '../testing/drawEntry';
import { resultMethods, type JudgingFacts, type ResultRules } from './resultRules';
import { robustnessOf } from './robustness';
import { compareMethods } from './standings';

const rules: ResultRules = { method: 'mean', decimals: 2, tieBreaks: [], minJudges: 1 };

it('compares all methods and leaves each judge out by each, for 1,000 acts and 7 judges, without quadratic work', () => {
  const draw = createDraw(9);
  const codes = ['a', 'b', 'c', 'd', 'e', 'f'];
  const timed = (count: number) => {
    const entries = Array.from({ length: count }, (_, at) => `entry ${at}`);
    const facts: JudgingFacts = {
      rubric: {
        criteria: codes.map((code, at) => ({
          code,
          label: code,
          weight: 10 + at,
          min: 0,
          max: 10,
          step: 0.5,
        })),
        penalties: [{ code: 'late', label: 'Late', points: 1 }],
      },
      rules: { ...rules, tieBreaks: [{ kind: 'method', method: 'trimmed' }, { kind: 'highest' }] },
      sheets: entries.flatMap((entry) =>
        Array.from({ length: 7 }, (_, judge) => ({
          judge: `judge ${judge}`,
          entry,
          status: 'signed' as const,
          scores: Object.fromEntries(codes.map((code) => [code, Math.floor(draw() * 21) / 2])),
        })),
      ),
      entries,
      penalties: { 'entry 3': ['late'] },
    };
    const started = performance.now();
    compareMethods(facts);
    for (const method of resultMethods) robustnessOf({ ...facts, rules: { ...facts.rules, method } });
    return performance.now() - started;
  };
  // In turns, so that what else the machine does slows both; a loop in a loop stays slow in every round.
  let [some, many] = [Infinity, Infinity];
  for (let round = 0; round < 20 && (round < 3 || many / some >= 12); round += 1) {
    some = Math.min(some, timed(250));
    many = Math.min(many, timed(1_000));
  }
  if (process.env['CALLBOARD_MEASURE'])
    process.stdout.write(`250 acts: ${some.toFixed(1)} ms; 1,000: ${many.toFixed(1)} ms\n`);
  // On any machine: sorting adds a little to four times as much, a loop in a loop would take sixteen times as long.
  expect(many / some).toBeLessThan(12);
});
