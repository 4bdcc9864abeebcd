import type { ActState } from '@callboard/api-contract/competition';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resultDifference, type ResultLine } from './resultDifference';

const line = (entry: string, given: Partial<ResultLine> = {}): ResultLine => ({
  entry,
  name: entry,
  state: 'performed',
  place: 1,
  total: '90.00',
  wentOn: false,
  feedback: '{}',
  ...given,
});

describe('[7.40] a correction differs from what was released', () => {
  it('in nothing where each line is the same', () => {
    expect(resultDifference([line('a'), line('b')], [line('b'), line('a')])).toEqual([]);
  });

  it('by each fact that changed, of the acts that it concerns alone', () => {
    const before = [line('a', { wentOn: true }), line('b', { place: 2 }), line('c', { place: 3 })];
    const after = [
      line('b', { place: 1, wentOn: true, name: 'The b' }),
      line('c', { place: 3, feedback: '{"judges":[]}' }),
      line('a', { place: null, total: null, state: 'disqualified' }),
    ];
    expect(resultDifference(before, after)).toEqual([
      {
        entry: 'b',
        name: 'The b',
        changes: [
          { kind: 'name', from: 'b', to: 'The b' },
          { kind: 'place', from: 2, to: 1 },
          { kind: 'goesOn', to: true },
        ],
      },
      { entry: 'c', name: 'c', changes: [{ kind: 'feedback' }] },
      {
        entry: 'a',
        name: 'a',
        changes: [
          { kind: 'state', from: 'performed', to: 'disqualified' },
          { kind: 'place', from: 1, to: null },
          { kind: 'total', from: '90.00', to: null },
          { kind: 'goesOn', to: false },
        ],
      },
    ]);
  });

  it('so that the changes make of each former line the later one, over random results', () => {
    const drawn = fc.record({
      name: fc.constantFrom('Tides', 'The Tides'),
      state: fc.constantFrom<ActState>('performed', 'disqualified'),
      place: fc.option(fc.integer({ min: 1, max: 3 })),
      total: fc.option(fc.constantFrom('1.0', '2.0')),
      wentOn: fc.boolean(),
      feedback: fc.option(fc.constantFrom('{}', '[]')),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(drawn, drawn), { maxLength: 8 }), (pairs) => {
        const before = pairs.map(([was], nth) => ({ ...was, entry: `${nth}` }));
        const after = pairs.map(([, is], nth) => ({ ...is, entry: `${nth}` }));
        const found = new Map(resultDifference(before, after).map(({ entry, changes }) => [entry, changes]));
        for (const [nth, is] of after.entries()) {
          const repaired: Record<string, unknown> = { ...before[nth] };
          for (const change of found.get(is.entry) ?? []) {
            if (change.kind === 'feedback') repaired['feedback'] = is.feedback;
            else repaired[change.kind === 'goesOn' ? 'wentOn' : change.kind] = change.to;
          }
          expect(repaired).toEqual(is);
        }
      }),
    );
  });
});
