import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeMarks, type ScoreMark } from './mergeMarks';

const mark = (given: Partial<ScoreMark> = {}): ScoreMark => ({
  code: 'music',
  value: 7,
  madeAt: '2027-05-05T08:00:00Z',
  device: 'tablet',
  ...given,
});

describe('[7.39] a judge who scored on two devices', () => {
  it('has the later score of each criterion, by instant and not by how it is written', () => {
    const early = mark({ value: 5, madeAt: '2027-05-05T19:59:59+12:00' });
    const late = mark({ value: null, device: 'phone' });
    const other = mark({ code: 'dance', value: 3, madeAt: '2027-05-04T00:00:00Z' });
    expect(mergeMarks([early, other], [late])).toEqual({ marks: [other, late], conflicts: [] });
    expect(mergeMarks([late], [other, early])).toEqual({ marks: [other, late], conflicts: [] });
  });

  it('decides between different scores or notes of the same moment', () => {
    const [tablet, phone] = [
      mark(),
      mark({ value: 8, device: 'phone', madeAt: '2027-05-05T20:00:00+12:00' }),
    ];
    expect(mergeMarks([tablet], [phone])).toEqual({
      marks: [tablet],
      conflicts: [{ code: 'music', a: tablet, b: phone }],
    });
    expect(mergeMarks([phone], [tablet]).marks).toEqual([tablet]);
    const noted = mark({ note: 'Strong ending', device: 'phone' });
    expect(mergeMarks([tablet], [noted]).conflicts).toHaveLength(1);
    expect(mergeMarks([tablet], [mark({ device: 'phone' })]).conflicts).toEqual([]);
  });
});

describe('merging marks', () => {
  const marks = fc.array(
    fc.record(
      {
        code: fc.constantFrom('a', 'b', 'c'),
        value: fc.option(fc.integer({ min: 0, max: 2 })),
        note: fc.constantFrom('', 'x', 'y'),
        madeAt: fc.constantFrom(
          '2027-05-05T08:00:00Z',
          '2027-05-05T20:00:00+12:00',
          '2027-05-05T08:00:01Z',
          'no instant',
        ),
        device: fc.constantFrom('tablet', 'phone'),
      },
      { requiredKeys: ['code', 'value', 'madeAt', 'device'] },
    ),
    { maxLength: 5 },
  );
  const merged = (one: readonly ScoreMark[], other: readonly ScoreMark[]) => mergeMarks(one, other).marks;
  const options = { numRuns: 5_000 };

  it('gives the same in either direction, in any grouping, and again', () => {
    fc.assert(
      fc.property(marks, marks, marks, (one, two, three) => {
        expect(merged(one, two)).toEqual(merged(two, one));
        expect(merged(merged(one, two), three)).toEqual(merged(one, merged(two, three)));
        expect(merged(merged(one, two), two)).toEqual(merged(one, two));
        expect(mergeMarks(merged(one, two), merged(one, two)).conflicts).toEqual([]);
      }),
      options,
    );
  });

  it('makes no mark and loses no criterion', () => {
    fc.assert(
      fc.property(marks, marks, (one, two) => {
        const result = merged(one, two);
        expect(new Set(result.map(({ code }) => code))).toEqual(
          new Set([...one, ...two].map(({ code }) => code)),
        );
        for (const each of result) expect([...one, ...two]).toContain(each);
      }),
      options,
    );
  });
});
