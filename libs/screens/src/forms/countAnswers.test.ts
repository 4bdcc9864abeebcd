import { expect, it } from 'vitest';
import { countAnswers } from './useAnswersOf';

it('counts the answers of each field, including rows, without empty ones', () => {
  const given = [
    { title: 'Act one', notes: '', members: [{ name: 'Aroha' }, { name: 'Ben' }] },
    { title: 'Act two', tags: ['loud'], agreed: false },
  ];
  expect(countAnswers(given)).toEqual({ title: 2, members: 1, name: 2, tags: 1 });
});
