import { answerKindOf, answerKinds, type FormContent, type FormField } from '@callboard/api-contract/forms';
import { answerSamples, everyKindForm } from '@callboard/domain/testing';
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
    const { answers, taken, conflicts } = mergeAnswers(content, { base, mine, theirs });
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
        const { answers, conflicts } = mergeAnswers(content, { base, mine, theirs });
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
    expect(mergeAnswers(content, { base: {}, mine: { d: false }, theirs: { d: true } })).toMatchObject({
      taken: ['d'],
      conflicts: [],
    });
    expect(mergeAnswers(content, { base: { d: true }, mine: {}, theirs: { d: false } }).conflicts).toEqual(
      [],
    );
  });

  describe('in rows', () => {
    const merge = (base: object[], mine: object[], theirs: object[], max = 9) => {
      const sections = [
        {
          id: 'members',
          repeat: { row: 'Member', min: 1, max },
          fields: [field('name'), field('role')],
        },
      ];
      const of = { pages: [{ id: 'page', title: 'Page 1', sections }] };
      const sides = { base: { members: base }, mine: { members: mine }, theirs: { members: theirs } };
      const { answers, conflicts } = mergeAnswers(of, sides);
      return { rows: answers['members'], conflicts: conflicts.map(({ name, label }) => [name, label]) };
    };
    const [aroha, ben, mere] = [{ name: 'Aroha' }, { name: 'Ben' }, { name: 'Mere' }];
    const dancer = { role: 'dancer' };

    it.each([
      ['one side alone', [aroha], [aroha], [aroha, ben], [aroha, ben]],
      ['a row that was removed', [aroha, ben], [aroha, ben], [ben], [ben]],
      ['a row each', [aroha], [aroha, ben], [aroha, mere], [aroha, ben, mere]],
      ['the same row', [aroha], [aroha, ben], [aroha, ben], [aroha, ben]],
      [
        'different questions of one row',
        [aroha],
        [{ ...aroha, ...dancer }],
        [mere],
        [{ ...mere, ...dancer }],
      ],
      [
        'different rows',
        [aroha, ben],
        [mere, ben],
        [aroha, { ...ben, ...dancer }],
        [mere, { ...ben, ...dancer }],
      ],
      ['an empty row that the form shows', [], [{}], [ben], [ben]],
      ['a first row each, in the empty one', [], [aroha], [ben], [aroha, ben]],
      ['the only row that was removed, to an empty one', [aroha], [aroha], [], [{}]],
    ])('merges %s', (_case, base, mine, theirs, rows) => {
      expect(merge(base, mine, theirs)).toEqual({ rows, conflicts: [] });
    });

    it('offers a question of a row that both changed', () => {
      expect(merge([aroha, ben], [aroha, mere], [aroha, { name: 'Kiri', ...dancer }])).toEqual({
        rows: [aroha, { ...mere, ...dancer }],
        conflicts: [['members[1].name', 'Member 2: name']],
      });
    });

    it.each([
      ['rows that one side removed and the other changed', [aroha, ben], [ben], [aroha, mere], 9],
      ['more rows than the form takes', [], [aroha], [ben], 1],
    ])('offers %s as a whole', (_case, base, mine, theirs, max) => {
      expect(merge(base, mine, theirs, max)).toEqual({ rows: mine, conflicts: [['members', 'Member']] });
    });
  });

  it.each(answerKinds)('are merged alike for a %s', (kind) => {
    const [one, other] = answerSamples[kind];
    const { empty } = answerKindOf({ kind });
    const of = (base: unknown, mine: unknown, theirs: unknown) => {
      const sides = { base: { [kind]: base }, mine: { [kind]: mine }, theirs: { [kind]: theirs } };
      const { answers, conflicts } = mergeAnswers(everyKindForm, sides);
      return [answers[kind], conflicts.length];
    };
    expect(of(one, one, other)).toEqual([other, 0]);
    expect(of(one, other, one)).toEqual([other, 0]);
    expect(of(empty, one, undefined)).toEqual([one, 0]);
    expect(of(undefined, empty, one)).toEqual([one, 0]);
    expect(of(one, other, other)).toEqual([other, 0]);
    // A checkbox has but two answers: both cannot change it to different ones.
    expect(of(empty, one, other)).toEqual([one, kind === 'checkbox' ? 0 : 1]);
  });
});
