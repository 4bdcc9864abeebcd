import { formContentSchema, type FormContent } from '@callboard/api-contract/forms';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { firstCondition, verbsFor, withVerb } from '../ConditionEditor/conditionFor';
import { dropPlace } from '../drag/dropPlace';
import { brokenForm, entryForm } from '../testing/entryForm.data';
import { changeKind } from '../operations/changeKind';
import { changeField } from '../operations/changeParts';
import { removePart } from '../operations/removePart';
import { conditionText } from './conditionText';
import { dependantsOf } from './dependantsOf';
import { earlierFields } from './earlierFields';
import { errorsOf } from './errorsOf';

const fields = new Map(
  entryForm.pages
    .flatMap(({ sections }) => sections)
    .flatMap((section) => section.fields.map((field) => [field.id, field])),
);
const fieldWithId = (id: string) => {
  const field = fields.get(id);
  if (!field) throw new Error(`The form has no field ${id}.`);
  return field;
};
const earlierIds = (id: string) => earlierFields(entryForm, id).map(({ field }) => field.id);

describe('the fields that a part can depend on', () => {
  it('are the earlier ones that are not repeated', () => {
    expect(earlierIds('style')).toEqual(['title', 'kind']);
    expect(earlierIds('track')).toEqual(['title', 'kind', 'style', 'minutes']);
  });

  it('include earlier ones of the same row', () => {
    expect(earlierIds('born')).toEqual(['title', 'kind', 'style', 'minutes', 'name']);
  });

  it('of a section are those of the earlier sections', () => {
    expect(earlierIds('about_the_act')).toEqual([]);
    expect(earlierIds('team')).toEqual(['title', 'kind', 'style', 'minutes']);
  });

  it('of an empty section are also those of the earlier sections', () => {
    const [page] = entryForm.pages;
    if (!page) throw new Error('The form has a page.');
    const content = { pages: [{ ...page, sections: [...page.sections, { id: 'none', fields: [] }] }] };
    expect(earlierFields(content, 'none').map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });
});

describe('a condition', () => {
  it('is described as text', () => {
    expect(
      conditionText(
        [
          { field: 'kind', is: 'equals', value: 'dance' },
          { field: 'agreed', is: 'equals', value: false },
          { field: 'style', is: 'contains', value: 'ballet' },
          { field: 'title', is: 'unanswered' },
          { field: 'nothing', is: 'answered' },
        ],
        fields,
      ),
    ).toBe(
      "'What kind of act is it?' is Dance and 'We agree to the rules' is No and 'Which styles of dance?' contains Ballet and 'Title of the act' is not answered and 'a removed question' is answered",
    );
  });

  it('starts as one that can be met, and has a value only if the verb compares', () => {
    expect(firstCondition(fieldWithId('kind'))).toEqual({ field: 'kind', is: 'equals', value: 'dance' });
    expect(firstCondition(fieldWithId('style'))).toEqual({
      field: 'style',
      is: 'contains',
      value: 'hip_hop',
    });
    expect(firstCondition(fieldWithId('agreed'))).toEqual({ field: 'agreed', is: 'equals', value: true });
    expect(firstCondition(fieldWithId('title'))).toEqual({ field: 'title', is: 'answered' });
    expect(verbsFor(fieldWithId('signature'))).toEqual(['answered', 'unanswered']);
    const dance = firstCondition(fieldWithId('kind'));
    expect(withVerb(dance, 'unanswered', fieldWithId('kind'))).toEqual({ field: 'kind', is: 'unanswered' });
    expect(withVerb({ ...dance, is: 'answered' }, 'equals', fieldWithId('kind'))).toEqual(dance);
  });
});

describe('the errors of a form', () => {
  it('are none if the schema accepts it', () => {
    expect(v.is(formContentSchema, entryForm)).toBe(true);
    expect(errorsOf(entryForm)).toEqual([]);
  });

  it('name their parts, in the order of the form', () => {
    expect(errorsOf(brokenForm)).toEqual([
      { part: 'why', text: "Why? depends on 'Size', which is asked later." },
      { part: 'size', text: 'Size: add options to choose from.' },
      { part: 'count', text: 'Count: the lowest is more than the highest.' },
      { part: 'gone', text: 'Lost depends on a question that was removed.' },
      { part: 'rows', text: 'Rows: the fewest rows are more than the most.' },
      { part: 'sum', text: "Sum depends on 'Cell', which has an answer for each row." },
    ]);
  });

  it('include conditions that no answer can meet', () => {
    const without = changeField(entryForm, 'kind', {
      options: [{ value: 'drama', label: 'Drama' }],
      hasOther: false,
    });
    expect(errorsOf(without)).toEqual([
      {
        part: 'style',
        text: "Which styles of dance? depends on 'What kind of act is it?': choose an answer that it can have.",
      },
    ]);
    const itself = changeField(entryForm, 'title', { shownIf: [{ field: 'title', is: 'answered' }] });
    expect(errorsOf(itself)).toEqual([{ part: 'title', text: 'Title of the act depends on itself.' }]);
  });

  it('use the messages of the schema where the builder has none', () => {
    const [page] = entryForm.pages;
    if (!page) throw new Error('The form has a page.');
    const twice: FormContent = { pages: [page, page] };
    expect(errorsOf(twice).map(({ text }) => text)).toContain('Two parts of the form have the id act.');
    const blank = changeField(entryForm, 'minutes', { label: ' ' });
    expect(errorsOf(blank)).toEqual([{ part: 'minutes', text: 'Field is required' }]);
  });
});

describe('the dependants of a part', () => {
  it('are found before the part is removed', () => {
    expect(dependantsOf(entryForm, 'kind')).toEqual([{ id: 'style', title: 'Which styles of dance?' }]);
    expect(dependantsOf(entryForm, 'act')).toEqual([{ id: 'signature', title: 'Signature of the teacher' }]);
    expect(dependantsOf(entryForm, 'files')).toEqual([]);
    expect(errorsOf(removePart(entryForm, 'kind'))).toHaveLength(1);
  });
});

describe('a dragged question', () => {
  it.each([
    ['title', 'minutes', 'after', { section: 'about_the_act', index: 3 }],
    ['minutes', 'title', 'before', { section: 'about_the_act', index: 0 }],
    ['title', 'kind', 'before', { section: 'about_the_act', index: 0 }],
    ['title', 'born', 'before', { section: 'team', index: 1 }],
    ['title', 'team', 'in', { section: 'team', index: 2 }],
    ['title', 'files', 'in', { section: 'uploads', index: 4 }],
    ['title', 'about_the_act', 'in', { section: 'about_the_act', index: 3 }],
    ['title', 'title', 'before', undefined],
    ['title', 'nowhere', 'before', undefined],
  ] as const)('%s dragged over %s is dropped %s it', (id, over, side, place) => {
    expect(dropPlace(entryForm, { id, over, side })).toEqual(place);
  });
});

describe('a change of kind', () => {
  it('preserves options between kinds with options, and bounds that count the same thing', () => {
    expect(changeKind(fieldWithId('kind'), 'select')).toMatchObject({
      options: fieldWithId('kind').options,
      hasOther: true,
    });
    expect(changeKind(fieldWithId('kind'), 'text').options).toBeUndefined();
    expect(changeKind(fieldWithId('title'), 'textarea')).toMatchObject({ kind: 'textarea', max: 80 });
    expect(changeKind(fieldWithId('title'), 'number').max).toBeUndefined();
    const hire = { id: 'hire', kind: 'daterange', label: 'Hire', hasTimes: true } as const;
    expect(changeKind(hire, 'daterange').hasTimes).toBe(true);
    expect(changeKind(hire, 'date').hasTimes).toBeUndefined();
  });
});
