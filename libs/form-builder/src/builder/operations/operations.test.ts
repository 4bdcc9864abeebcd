import {
  fieldsOf,
  formContentSchema,
  formLimits,
  type FormContent,
  type FormField,
} from '@callboard/api-contract/forms';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addField, addPage, addSection } from './addParts';
import { changeField, changePage, changeSection } from './changeParts';
import { addOptions, linesOf, moveOption } from './changeOptions';
import { duplicatePart } from './duplicatePart';
import { moveField, movePage, moveSection } from './movePart';
import { newId } from './newId';
import { placeOf } from './places';
import { removePart, restorePart } from './removePart';
import { stepPart } from './stepPart';

const none = new Set<string>();
const field = (id: string, rest: Partial<FormField> = {}): FormField => ({
  id,
  kind: 'text',
  label: id,
  ...rest,
});
const form: FormContent = {
  pages: [
    {
      id: 'first',
      title: 'First',
      sections: [
        { id: 'top', fields: [field('a'), field('b')] },
        { id: 'rest', fields: [field('c')] },
      ],
    },
    { id: 'second', title: 'Second', sections: [{ id: 'last', fields: [field('d')] }] },
  ],
};

/** The field ids of each page, with its sections separated by bars. */
const outline = (content: FormContent) =>
  content.pages.map((page) =>
    page.sections.map((section) => section.fields.map(({ id }) => id).join(' ')).join(' | '),
  );

describe('an id', () => {
  it.each([
    ['Name of the school', 'name_of_the_school'],
    ['  Ngā kōrero! ', 'nga_korero'],
    ['2nd choice', 'text_2nd_choice'],
    ['名前', 'text'],
    ['???', 'text'],
    ['x'.repeat(60), 'x'.repeat(40)],
  ])('of %s is %s', (label, id) => {
    expect(newId(label, none, 'text')).toBe(id);
  });

  it('is numbered if it is taken, and stays short enough', () => {
    const long = 'x'.repeat(40);
    expect(newId('Name', new Set(['name', 'name_2']), 'text')).toBe('name_3');
    expect(newId(long, new Set([long]), 'text')).toBe(`${'x'.repeat(38)}_2`);
  });
});

describe('adding', () => {
  it('a field gives it an id that was never used before', () => {
    const newField = { section: 'rest', index: 0, kind: 'email', label: 'Email ' } as const;
    const added = addField(form, newField, new Set(['email']));
    expect(added.id).toBe('email_2');
    expect(outline(added.content)).toEqual(['a b | email_2 c', 'd']);
    expect(placeOf(added.content, 'email_2')?.part).toEqual({ id: 'email_2', kind: 'email', label: 'Email' });
  });

  it('a page also adds a section', () => {
    const { content, id } = addPage(form, 'Team', none);
    expect(id).toBe('team');
    expect(content.pages.at(-1)).toEqual({
      id: 'team',
      title: 'Team',
      sections: [{ id: 'section', fields: [] }],
    });
  });

  it('stops at the limits', () => {
    const pages = Array.from({ length: formLimits.pages }, (_, index) => ({
      id: `p${index}`,
      title: 'Page',
      sections: [],
    }));
    expect(addPage({ pages }, 'More', none)).toEqual({ content: { pages } });
    const fields = Array.from({ length: formLimits.fields }, (_, index) => field(`f${index}`));
    const full = { pages: [{ id: 'one', title: 'One', sections: [{ id: 'all', fields }] }] };
    expect(
      addField(full, { section: 'all', index: 0, kind: 'text', label: 'More' }, none).id,
    ).toBeUndefined();
    expect(duplicatePart(full, 'f0', 'Copy', none).id).toBeUndefined();
    const sections = Array.from({ length: formLimits.sections }, (_, index) => ({
      id: `s${index}`,
      fields: [],
    }));
    expect(addSection({ pages: [{ id: 'one', title: 'One', sections }] }, 'one', none).id).toBeUndefined();
  });
});

describe('changing', () => {
  it('leaves all other parts the same objects', () => {
    const after = changeField(form, 'a', { label: 'Title' });
    expect(placeOf(after, 'a')?.part).toEqual(field('a', { label: 'Title' }));
    expect(after.pages[1]).toBe(form.pages[1]);
    expect(after.pages[0]?.sections[1]).toBe(form.pages[0]?.sections[1]);
    expect(after.pages[0]?.sections[0]?.fields[1]).toBe(form.pages[0]?.sections[0]?.fields[1]);
  });

  it('renames pages and sections without changing their ids', () => {
    expect(placeOf(changePage(form, 'first', { title: 'You' }), 'first')?.part).toMatchObject({
      title: 'You',
    });
    expect(placeOf(changeSection(form, 'top', { title: 'Me' }), 'top')?.part).toMatchObject({ title: 'Me' });
  });
});

describe('moving', () => {
  it('moves a field inside its section, to another section and to another page', () => {
    expect(outline(moveField(form, 'a', 'top', 1))).toEqual(['b a | c', 'd']);
    expect(outline(moveField(form, 'a', 'rest', 0))).toEqual(['b | a c', 'd']);
    expect(outline(moveField(form, 'a', 'last', 1))).toEqual(['b | c', 'd a']);
  });

  it('moves sections and pages', () => {
    expect(outline(moveSection(form, 'rest', 'second', 0))).toEqual(['a b', 'c | d']);
    expect(outline(movePage(form, 'second', 0))).toEqual(['d', 'a b | c']);
  });

  it('changes nothing if the target does not exist', () => {
    expect(moveField(form, 'a', 'nowhere', 0)).toBe(form);
    expect(moveSection(form, 'a', 'second', 0)).toBe(form);
  });

  it('steps through the whole form in both directions', () => {
    const down = [form];
    for (let step = 0; step < 5; step += 1) down.push(stepPart(down.at(-1) ?? form, 'a', 1));
    expect(down.map(outline)).toEqual([
      ['a b | c', 'd'],
      ['b a | c', 'd'],
      ['b | a c', 'd'],
      ['b | c a', 'd'],
      ['b | c', 'a d'],
      ['b | c', 'd a'],
    ]);
    expect(stepPart(down.at(-1) ?? form, 'a', 1)).toBe(down.at(-1));
    expect(outline(stepPart(form, 'd', -1))).toEqual(['a b | c d', '']);
    expect(outline(stepPart(form, 'rest', 1))).toEqual(['a b', 'c | d']);
    expect(outline(stepPart(form, 'first', 1))).toEqual(['d', 'a b | c']);
  });
});

describe('removing', () => {
  it('is undone at the same position, and preserves later changes', () => {
    const place = placeOf(form, 'a');
    const after = changeField(removePart(form, 'a'), 'b', { label: 'New' });
    expect(outline(after)).toEqual(['b | c', 'd']);
    if (!place) throw new Error('The form has a field a.');
    const restored = restorePart(after, place);
    expect(outline(restored)).toEqual(outline(form));
    expect(placeOf(restored, 'b')?.part).toMatchObject({ label: 'New' });
    expect(restorePart(restored, place)).toBe(restored);
  });

  it.each(['top', 'second'])('restores %s with everything in it', (id) => {
    const place = placeOf(form, id);
    if (!place) throw new Error('The form has this part.');
    expect(restorePart(removePart(form, id), place)).toEqual(form);
  });

  it('never removes the last page', () => {
    const one = removePart(form, 'first');
    expect(removePart(one, 'second')).toBe(one);
  });
});

describe('duplicating', () => {
  it('inserts the copy of a field after it', () => {
    const { content, id } = duplicatePart(form, 'a', 'a (copy)', none);
    expect(id).toBe('a_copy');
    expect(outline(content)).toEqual(['a a_copy b | c', 'd']);
  });

  it('of a section makes conditions refer to the copies', () => {
    const conditional = changeField(form, 'b', { shownIf: [{ field: 'a', is: 'answered' }] });
    const { content } = duplicatePart(conditional, 'top', 'Top (copy)', none);
    expect(outline(content)).toEqual(['a b | a_2 b_2 | c', 'd']);
    expect(placeOf(content, 'b_2')?.part).toMatchObject({ shownIf: [{ field: 'a_2', is: 'answered' }] });
    expect(v.is(formContentSchema, content)).toBe(true);
    expect(fieldsOf(content)).toHaveLength(6);
  });
});

describe('options', () => {
  it('are inserted at an index, each with a unique value', () => {
    const { options } = addOptions([{ value: 'dance', label: 'Dance' }], ['Drama', ' ', 'Dance'], 0);
    expect(options).toEqual([
      { value: 'drama', label: 'Drama' },
      { value: 'dance_2', label: 'Dance' },
      { value: 'dance', label: 'Dance' },
    ]);
  });

  it('count those that exceed the limit', () => {
    const labels = Array.from({ length: formLimits.options + 3 }, (_, index) => `Option ${index}`);
    const { options, leftOut } = addOptions([], labels, 0);
    expect(options).toHaveLength(formLimits.options);
    expect(leftOut).toBe(3);
  });

  it('are read from a pasted list', () => {
    expect(linesOf('- Dance\r\n2. Drama\n\n  • 3 acts\n')).toEqual(['Dance', 'Drama', '3 acts']);
  });

  it('can be reordered', () => {
    const options = addOptions([], ['A', 'B', 'C'], 0).options;
    const names = (from: number, to: number) => moveOption(options, from, to).map(({ label }) => label);
    expect(names(0, 2)).toEqual(['B', 'C', 'A']);
    expect(names(0, -1)).toEqual(['A', 'B', 'C']);
  });
});
