import type { ScoreMark } from '@callboard/domain/judging';
import { describe, expect, it } from 'vitest';
import { callOf, noSheet, withCalls } from './ownSheet';

const mark = (code: string, value: number, minute: number): ScoreMark => ({
  code,
  value,
  madeAt: new Date(Date.UTC(2027, 4, 7, 7, minute)).toISOString(),
  device: 'tablet',
});

describe('[3.24] a score sheet on the device of its judge', () => {
  it('has what the server has, and what was written here since', () => {
    const stored = { ...noSheet, marks: [mark('music', 5, 1), mark('stage', 6, 9)], comment: 'Before' };
    const sheet = withCalls(stored, [
      { action: 'score', change: { marks: [mark('music', 7, 2), mark('stage', 1, 3)] } },
      { action: 'score', change: { comment: 'After', penalties: ['late'] } },
    ]);
    expect(sheet.marks.map(({ code, value }) => [code, value])).toEqual([
      ['music', 7],
      // Another device of the judge was later.
      ['stage', 6],
    ]);
    expect(sheet).toMatchObject({ comment: 'After', penalties: ['late'], status: 'open' });
    expect(withCalls(sheet, [{ action: 'signSheet' }]).status).toBe('signed');
  });

  it('is left and taken up again by stepping aside and back', () => {
    const left = withCalls(noSheet, [{ action: 'stepAside', reason: 'My niece sings' }]);
    expect(left).toMatchObject({ status: 'recused', reason: 'My niece sings' });
    expect(withCalls(left, [{ action: 'stepAside', reason: null }])).toMatchObject({
      status: 'open',
      reason: '',
    });
  });

  it('[7.40] has what its judge noted last, which changes nothing of the sheet', () => {
    const marks = { note: 'Compare with Breeze', isMarked: true };
    const signed = withCalls(noSheet, [{ action: 'signSheet' }, { action: 'markPrivately', marks }]);
    expect(signed).toEqual({ ...noSheet, status: 'signed', privately: marks });
    const madeAt = '2027-05-07T07:10:00.000Z';
    expect(callOf('markPrivately', { entry: 'a', ...marks, madeAt })).toEqual({
      action: 'markPrivately',
      marks,
    });
    expect(callOf('markPrivately', { entry: 'a' })).toBeNull();
  });

  it('reads the calls that wait as they were made, and no others', () => {
    const marks = [mark('music', 7, 2)];
    expect(callOf('score', { entry: 'a', marks, comment: '' })).toEqual({
      action: 'score',
      change: { marks, comment: '' },
    });
    expect(callOf('stepAside', { entry: 'a', aside: false })).toEqual({ action: 'stepAside', reason: null });
    expect(callOf('signSheet', { entry: 'a' })).toEqual({ action: 'signSheet' });
    expect(callOf('score', { entry: 'a', marks: [{ code: 1 }] })).toBeNull();
    expect(callOf('callShow', {})).toBeNull();
  });
});
