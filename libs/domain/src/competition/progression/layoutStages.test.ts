import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutStages, type LinkedStage } from './layoutStages';

const stage = (hashcode: string, next: string | null = null): LinkedStage => ({
  hashcode,
  rules: next === null ? [] : [{ next }],
});
const shown = (stages: readonly LinkedStage[]) =>
  layoutStages(stages).positions.map(({ stage: { hashcode }, column, row }) => [hashcode, column, row]);

describe('[7.40] the picture of stages', () => {
  it('has heats to the left of their final, which stands in their middle', () => {
    expect(shown([stage('final'), stage('one', 'final'), stage('two', 'final')])).toEqual([
      ['one', 0, 0],
      ['two', 0, 1],
      ['final', 1, 0.5],
    ]);
  });

  it('has a second chance in the column before the final, and what leads to it before that', () => {
    const stages = [
      stage('final'),
      stage('chance', 'final'),
      stage('video', 'chance'),
      stage('heat', 'final'),
    ];
    expect(shown(stages)).toEqual([
      ['video', 0, 0],
      ['chance', 1, 0],
      ['heat', 1, 1],
      ['final', 2, 0.5],
    ]);
  });

  it('has a spot of its own for a link that passes the column of another stage', () => {
    const stages = [
      { hashcode: 'heat', rules: [{ next: 'final' }, { next: 'chance' }] },
      stage('chance', 'final'),
      stage('final'),
    ];
    const { columns, positions, viaOf } = layoutStages(stages);
    expect(columns).toBe(3);
    const chance = positions.find((each) => each.stage.hashcode === 'chance');
    const [spot] = viaOf('heat', 'final');
    expect(spot?.column).toBe(1);
    expect(Math.abs((spot?.row ?? 0) - (chance?.row ?? 0))).toBeGreaterThanOrEqual(1);
    expect(viaOf('heat', 'chance')).toEqual([]);
  });

  it('ends where the next stage is not one of those that are shown', () => {
    expect(shown([stage('heat', 'hidden')])).toEqual([['heat', 0, 0]]);
  });

  it('leaves out stages in a circle', () => {
    expect(shown([stage('a', 'b'), stage('b', 'a'), stage('c')])).toEqual([['c', 0, 0]]);
  });

  it('puts every stage once, left of its next one, and no two in one place', () => {
    // Each stage leads to one that was there before it, or nowhere.
    const trees = fc
      .array(fc.option(fc.nat(), { nil: null }), { minLength: 1, maxLength: 30 })
      .map((links) =>
        links.map((link, nth) => stage(String(nth), link === null || nth === 0 ? null : String(link % nth))),
      );
    fc.assert(
      fc.property(trees, (stages) => {
        const { positions, columns, rows } = layoutStages(stages);
        expect(positions).toHaveLength(stages.length);
        expect(new Set(positions.map(({ column, row }) => `${column} ${row}`)).size).toBe(stages.length);
        for (const { stage: from, column, row } of positions) {
          const to = positions.find((each) => each.stage.hashcode === from.rules[0]?.next);
          if (to) expect(column).toBe(to.column - 1);
          expect(column).toBeLessThan(columns);
          expect(row).toBeLessThan(rows);
        }
      }),
    );
  });
});
