import { expect, it } from 'vitest';
import { countAnswers } from './useAnswersOf';

it('counts what was answered by field, in rows too, and nothing that is empty', () => {
  const given = [
    { title: 'Act one', notes: '', members: [{ name: 'Aroha' }, { name: 'Ben' }] },
    { title: 'Act two', tags: ['loud'], agreed: false },
  ];
  expect(countAnswers(given)).toEqual({ title: 2, members: 1, name: 2, tags: 1 });
});
