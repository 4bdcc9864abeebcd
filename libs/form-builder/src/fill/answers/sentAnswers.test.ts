import { answerKindOf, answerKinds, type Condition, type FormContent } from '@callboard/api-contract/forms';
import { checkAnswers, progressOf, visibleFields } from '@callboard/domain/forms';
import { answerSamples, questionOf } from '@callboard/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerOf, firstAnswers, submittedAnswers, storedAnswers } from './sentAnswers';

const ifDance = [{ field: 'style', is: 'equals' as const, value: 'dance' }];
const content: FormContent = {
  pages: [
    {
      id: 'start',
      title: 'Start',
      sections: [
        {
          id: 'about',
          fields: [
            { id: 'style', kind: 'text', label: 'Style' },
            { id: 'email', kind: 'email', label: 'Email' },
            { id: 'shoes', kind: 'text', label: 'Shoes', shownIf: ifDance },
          ],
        },
        {
          id: 'members',
          repeat: { row: 'Member', min: 0, max: 9 },
          shownIf: ifDance,
          fields: [
            { id: 'name', kind: 'text', label: 'Name' },
            { id: 'age', kind: 'number', label: 'Age' },
          ],
        },
      ],
    },
  ],
};
const members = [{ name: 'Aroha', age: 'ten' }, {}, { name: 'Ben', age: 12 }];

describe('the initial answers', () => {
  it('add rows up to the minimum of a group', () => {
    const [page] = content.pages;
    const sections = page?.sections.map((each) => ({
      ...each,
      ...(each.repeat && { repeat: { ...each.repeat, min: 2 } }),
    }));
    const withMinimum = { pages: [{ id: 'start', title: 'Start', sections: sections ?? [] }] };
    expect(firstAnswers(withMinimum, {})).toEqual({ members: [{}, {}] });
    expect(firstAnswers(withMinimum, { members: [{ name: 'Ben' }] })).toEqual({
      members: [{ name: 'Ben' }, {}],
    });
    expect(firstAnswers(withMinimum, { members }).members).toHaveLength(3);
    expect(firstAnswers(content, {})).toEqual({});
  });
});

describe('the submitted answers', () => {
  it('are those of visible fields, without empty ones', () => {
    const answers = { style: 'dance', email: '', shoes: 'Red', members, gone: 'field' };
    expect(submittedAnswers(content, answers)).toEqual({ style: 'dance', shoes: 'Red', members });
  });

  it('leave out hidden fields', () => {
    expect(submittedAnswers(content, { style: 'drama', shoes: 'Red', members })).toEqual({ style: 'drama' });
  });
});

describe('the draft', () => {
  it('includes hidden answers, and names those that it leaves out', () => {
    const answers = { style: 'drama', email: 'aroha@', shoes: 'Red', gone: 'field' };
    expect(storedAnswers(content, answers)).toEqual({
      answers: { style: 'drama', shoes: 'Red' },
      leftOut: ['email'],
    });
  });

  it('preserves the index of every row', () => {
    expect(storedAnswers(content, { style: 'dance', members })).toEqual({
      answers: { style: 'dance', members: [{ name: 'Aroha' }, {}, { name: 'Ben', age: 12 }] },
      leftOut: ['members[0].age'],
    });
  });
});

describe('an answer', () => {
  it('is found by its name, including in a row', () => {
    expect(answerOf({ style: 'dance' }, 'style')).toBe('dance');
    expect(answerOf({ members }, 'members[2].age')).toBe(12);
    expect(answerOf({ members }, 'members[7].age')).toBeUndefined();
  });
});

describe('[5.1] what the form shows and what the server checks', () => {
  const blanks = [undefined, null, '', ' \u00a0', [], {}];
  const condition = fc.record({
    is: fc.constantFrom<Condition['is']>('answered', 'unanswered', 'equals', 'contains'),
    value: fc.constantFrom(true, false, 'dance', 'The tide', '', 0),
  });

  it.each(answerKinds)('are the same for a %s, with any settings and dependents', (kind) => {
    const [one, other] = answerSamples[kind];
    const odd = typeof one === 'string' ? [` ${one} `, `${one}\u00a0`] : [];
    const answer = fc.constantFrom(...blanks, answerKindOf({ kind }).empty, one, other, ...odd);
    fc.assert(
      fc.property(answer, fc.array(condition, { minLength: 1, maxLength: 3 }), (given, conditions) => {
        const after = {
          ...questionOf('text', { id: 'after', required: true }),
          shownIf: conditions.map((each) => ({ field: kind, ...each })),
        };
        const form: FormContent = {
          pages: [
            {
              id: 'page',
              title: 'Page 1',
              sections: [{ id: 'all', fields: [questionOf(kind), after] }],
            },
          ],
        };
        const values = { [kind]: given };
        const shown = (answers: object) => visibleFields(form, { ...answers }).map(({ name }) => name);
        // An invalid answer is not in a draft: the form shows it until it is valid.
        const draft = storedAnswers(form, values);
        const drafts = draft.leftOut.length === 0 ? [draft.answers] : [];
        for (const sent of [submittedAnswers(form, values), ...drafts]) {
          expect(shown(sent)).toEqual(shown(values));
          expect(checkAnswers(form, sent, 'final')).toEqual(checkAnswers(form, values, 'final'));
          expect(progressOf(form, sent)).toBe(progressOf(form, values));
        }
      }),
    );
  });
});
