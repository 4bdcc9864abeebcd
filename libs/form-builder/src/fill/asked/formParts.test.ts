import { describe, expect, it } from 'vitest';
import { bandForm, entryAnswers, entryForm } from '../testing/forms.data';
import { firstFault, toAsked, toFormParts } from './formParts';

describe('what a form asks', () => {
  it('leaves out pages on which nothing is asked', () => {
    expect(toAsked(entryForm, { style: 'drama' }).pages).toEqual(['act', 'cast', 'consent']);
    expect(toAsked(entryForm, { style: 'dance' }).pages).toEqual(['act', 'cast', 'floor', 'consent']);
  });

  it('has rows that are asked for before there is one', () => {
    expect(toAsked(bandForm, { band: true }).sections).toEqual({ question: true, players: true });
    expect(toAsked(bandForm, {}).sections).toEqual({ question: true });
  });

  it('has a page even where it asks nothing', () => {
    const empty = { pages: [{ id: 'start', title: 'Start', sections: [] }] };
    expect(toAsked(empty, {}).pages).toEqual(['start']);
  });
});

describe('the parts of a form', () => {
  it('know the page of every field, of those in rows and of sections', () => {
    const { pageOf } = toFormParts(entryForm, false);
    const names = ['email', 'members[3].name', 'members', 'rules', 'nothing'];
    expect(names.map(pageOf)).toEqual(['act', 'cast', 'cast', 'consent', undefined]);
  });

  it('may only be read where the form may', () => {
    const { bySection } = toFormParts(entryForm, true);
    expect([...bySection.values()].flat().every(({ readOnly }) => readOnly === true)).toBe(true);
  });
});

describe('the first of several faults', () => {
  it('is the first in the order of the form', () => {
    const faults = { rules: ['No'], 'members[1].name': ['No'], 'members[0].role': ['No'] };
    expect(firstFault(entryForm, entryAnswers, faults)).toBe('members[0].role');
    expect(firstFault(entryForm, entryAnswers, {})).toBeUndefined();
  });
});
