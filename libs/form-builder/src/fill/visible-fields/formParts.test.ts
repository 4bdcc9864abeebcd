import { describe, expect, it } from 'vitest';
import { bandForm, entryAnswers, entryForm } from '../testing/forms.data';
import { firstError, toVisibleParts, toFormParts } from './formParts';

describe('the visible parts of a form', () => {
  it('leave out pages without a visible field', () => {
    expect(toVisibleParts(entryForm, { style: 'drama' }).pages).toEqual(['act', 'cast', 'consent']);
    expect(toVisibleParts(entryForm, { style: 'dance' }).pages).toEqual(['act', 'cast', 'floor', 'consent']);
  });

  it('include a repeated section that has no rows yet', () => {
    expect(toVisibleParts(bandForm, { band: true }).sections).toEqual({ question: true, players: true });
    expect(toVisibleParts(bandForm, {}).sections).toEqual({ question: true });
  });

  it('include one page of an empty form', () => {
    const empty = { pages: [{ id: 'start', title: 'Start', sections: [] }] };
    expect(toVisibleParts(empty, {}).pages).toEqual(['start']);
  });
});

describe('the parts of a form', () => {
  it('map every field, field in a row and section to its page', () => {
    const { pageOf } = toFormParts(entryForm, false);
    const names = ['email', 'members[3].name', 'members', 'rules', 'nothing'];
    expect(names.map(pageOf)).toEqual(['act', 'cast', 'cast', 'consent', undefined]);
  });

  it('are read-only if the form is', () => {
    const { bySection } = toFormParts(entryForm, true);
    expect([...bySection.values()].flat().every(({ readOnly }) => readOnly === true)).toBe(true);
  });
});

describe('the first of several errors', () => {
  it('is the first in the order of the form', () => {
    const errors = { rules: ['No'], 'members[1].name': ['No'], 'members[0].role': ['No'] };
    expect(firstError(entryForm, entryAnswers, errors)).toBe('members[0].role');
    expect(firstError(entryForm, entryAnswers, {})).toBeUndefined();
  });
});
