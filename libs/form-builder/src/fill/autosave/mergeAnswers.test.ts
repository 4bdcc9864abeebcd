import type { FormContent, FormField } from '@callboard/api-contract/forms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeAnswers } from './mergeAnswers';

const field = (id: string, kind: FormField['kind'] = 'text'): FormField => ({ id, kind, label: id });

const content: FormContent = {
  pages: [
    {
      id: 'page',
      title: 'Page 1',
      sections: [
        { id: 'about', fields: [field('a'), field('b'), field('c', 'tags'), field('d', 'checkbox')] },
        { id: 'members', repeat: { row: 'Member', min: 0, max: 9 }, fields: [field('name')] },
      ],
    },
  ],
};

describe('answers that were changed in two places', () => {
  it('are merged by question; where both changed one, the user selects', () => {
    const base = { a: 'one', b: 'two', c: ['x'] };
    const mine = { a: 'mine', b: 'mine too', c: ['x'], members: [{ name: 'Aroha' }] };
    const theirs = { a: 'theirs', b: 'two', c: ['x', 'y'] };
    const { answers, taken, conflicts } = mergeAnswers(content, base, mine, theirs);
    expect(answers).toEqual({ ...mine, c: ['x', 'y'] });
    expect(taken).toEqual(['c']);
    expect(conflicts.map(({ name, mine: own, theirs: other }) => [name, own, other])).toEqual([
      ['a', 'mine', 'theirs'],
    ]);
  });

  it('lose nothing: each answer of the merge is one of the two, and a conflict has both', () => {
    const answer = fc.option(fc.constantFrom('x', 'y', 'z'), { nil: undefined });
    const some = fc.record({ a: answer, b: answer });
    fc.assert(
      fc.property(some, some, some, (base, mine, theirs) => {
        const { answers, conflicts } = mergeAnswers(content, base, mine, theirs);
        for (const name of ['a', 'b'] as const) {
          const isChanged = { mine: mine[name] !== base[name], theirs: theirs[name] !== base[name] };
          const isConflict = conflicts.some((each) => each.name === name);
          expect(isConflict).toBe(isChanged.mine && isChanged.theirs && mine[name] !== theirs[name]);
          expect(answers[name]).toBe(isChanged.theirs && !isChanged.mine ? theirs[name] : mine[name]);
        }
      }),
    );
  });

  it('count an untouched checkbox and a No as the same', () => {
    expect(mergeAnswers(content, {}, { d: false }, { d: true })).toMatchObject({
      taken: ['d'],
      conflicts: [],
    });
    expect(mergeAnswers(content, { d: true }, {}, { d: false }).conflicts).toEqual([]);
  });

  it('show rows as one answer', () => {
    const [mine, theirs] = [[{ name: 'Aroha' }], [{ name: 'Ben' }]];
    expect(mergeAnswers(content, {}, { members: mine }, { members: theirs }).conflicts).toEqual([
      { name: 'members', label: 'Member', mine, theirs },
    ]);
  });
});
