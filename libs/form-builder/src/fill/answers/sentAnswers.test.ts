import type { FormContent } from '@callboard/api-contract/forms';
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
