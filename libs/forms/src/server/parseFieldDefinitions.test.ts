import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../definition';
import { parseFieldDefinitions } from './parseFieldDefinitions';

/** The definition without undefined properties. */
function setParts(definition: FieldDefinition | undefined) {
  return JSON.parse(JSON.stringify(definition ?? null));
}

describe('[3.21] the fields that a server describes', () => {
  it('are parsed with all their properties', () => {
    const [field] = parseFieldDefinitions([
      {
        property: 'instrument',
        label: 'Instrument',
        type: 'select',
        options: [{ value: 1, name: 'Piano' }, { separator: true }, 'Voice', { code: 'no option' }],
        mode: 'single',
        placeholder: 'Choose one',
        caption: 'What you play best',
        width: '50%',
        readonly: true,
        required: true,
        args: { other: true, max: 3, colour: 'blue' },
        classes: ['wide', 'x"><script>'],
      },
    ]);
    expect(setParts(field)).toEqual({
      name: 'instrument',
      kind: 'select',
      label: 'Instrument',
      description: 'What you play best',
      placeholder: 'Choose one',
      required: true,
      readOnly: true,
      mode: 'single',
      width: 'small',
      classes: 'wide',
      options: [
        { value: '1', label: 'Piano' },
        { value: 'Voice', label: 'Voice' },
      ],
      max: 3,
      hasOther: true,
      args: { other: true, max: 3, colour: 'blue' },
    });
  });

  it.each([
    [{ type: 'select', mode: 'multiple' }, { kind: 'multiselect' }],
    [{ type: 'custom', args: { component: 'seatChooser' } }, { kind: 'seatChooser' }],
    [{ type: 'custom' }, { kind: 'custom' }],
    [{ type: 'photo' }, { kind: 'photo' }],
    [
      { type: 'progress', mode: 'bar' },
      { kind: 'progress', readOnly: true },
    ],
    [{}, { kind: 'text', label: 'thing' }],
  ])('are mapped to a kind: %j', (given, expected) => {
    expect(parseFieldDefinitions([{ property: 'thing', ...given }])[0]).toMatchObject(expected);
  });

  it('can have nested fields', () => {
    const args = { fields: [{ property: 'name', label: 'Name' }], min: 1 };
    const [group] = parseFieldDefinitions([{ property: 'guests', type: 'repeat', args }]);
    expect(group).toMatchObject({ kind: 'repeat', min: 1, fields: [{ name: 'name', kind: 'text' }] });
  });

  it('give rich texts the allowed markup', () => {
    const markup = { tags: ['p'], attributes: {}, schemes: [] };
    expect(parseFieldDefinitions([{ property: 'bio', type: 'richtext' }], { markup })[0]?.markup).toBe(
      markup,
    );
  });

  it('skip invalid fields and duplicate names', () => {
    const fields = parseFieldDefinitions([
      { property: 'name' },
      null,
      { label: 'No property' },
      { property: '__proto__.x' },
      { property: 'name', type: 'email' },
      { property: 'age', type: 'integer', args: { max: 'many' } },
    ]);
    expect(fields.map(({ name, kind, max }) => [name, kind, max])).toEqual([
      ['name', 'text', undefined],
      ['age', 'integer', undefined],
    ]);
  });

  it('accept any input without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        expect(Array.isArray(parseFieldDefinitions(given))).toBe(true);
        expect(Array.isArray(parseFieldDefinitions([given]))).toBe(true);
      }),
    );
  });
});
