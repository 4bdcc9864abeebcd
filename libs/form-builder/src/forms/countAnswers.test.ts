import type { FormContent } from '@callboard/api-contract/forms';
import { expect, it } from 'vitest';
import { countAnswers } from './useAnswersOf';

const content: FormContent = {
  pages: [
    {
      id: 'page',
      title: 'Page 1',
      sections: [
        {
          id: 'about',
          fields: [
            { id: 'title', kind: 'text', label: 'Title' },
            { id: 'notes', kind: 'textarea', label: 'Notes' },
            { id: 'tags', kind: 'tags', label: 'Tags' },
            { id: 'agreed', kind: 'checkbox', label: 'Agreed' },
          ],
        },
        {
          id: 'members',
          repeat: { row: 'Member', min: 0, max: 9 },
          fields: [{ id: 'name', kind: 'text', label: 'Name' }],
        },
      ],
    },
  ],
};

it('counts the answers of each field, including rows, without empty ones', () => {
  const given = [
    { title: 'Act one', notes: ' ', members: [{ name: 'Aroha' }, { name: 'Ben' }, {}] },
    { title: 'Act two', tags: ['loud'], agreed: false, members: [] },
  ];
  expect(countAnswers(content, given)).toEqual({ title: 2, members: 1, name: 2, tags: 1 });
});
