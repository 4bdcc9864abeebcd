import { describe, expect, it } from 'vitest';
import { entryAnswers, entryForm } from '../testing/forms.data';
import { pageProgress } from './pageProgress';

describe('the progress of a page', () => {
  it('counts missing and invalid answers separately', () => {
    const answers = { title: 'The tide', email: 'aroha@', members: [{ role: 'musician' }] };
    expect(pageProgress(entryForm, answers)).toEqual({
      act: { missing: 1, wrong: 1, isBegun: true },
      cast: { missing: 2, wrong: 0, isBegun: true },
      floor: { missing: 0, wrong: 0, isBegun: false },
      consent: { missing: 1, wrong: 0, isBegun: false },
    });
  });

  it('counts nothing in a form that can be submitted', () => {
    const left = Object.values(pageProgress(entryForm, entryAnswers));
    expect(left.every(({ missing, wrong }) => missing + wrong === 0)).toBe(true);
  });
});
