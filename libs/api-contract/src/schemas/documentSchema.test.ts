import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { document } from '../fields/kinds/document';
import { formContentSchema } from '../forms/formContent';
import { documentSchema } from './documentSchema';

const loose = document({ label: 'Anything', schema: v.record(v.string(), v.unknown()), maxBytes: 1_000 });
const form = document({ label: 'Questions', required: true, schema: formContentSchema });

function sentences(field: Parameters<typeof documentSchema>[0], value: unknown): string[] {
  const result = v.safeParse(documentSchema(field), value);
  return result.success ? [] : result.issues.map(({ message }) => message);
}

it('takes what its schema takes, and keeps what that makes of it', () => {
  const content = { pages: [{ id: 'one', title: ' First ', sections: [], strange: 1 }] };
  expect(v.parse(documentSchema(form), content)).toEqual({
    pages: [{ id: 'one', title: 'First', sections: [] }],
  });
});

it("refuses with the schema's own sentences, each with its place, five at most", () => {
  const page = (id: string) => ({ id, title: '', sections: [] });
  expect(sentences(form, { pages: [page('one')] })).toEqual(['pages.0.title: Field is required']);
  const many = 'abcdefgh'.split('').map(page);
  expect(sentences(form, { pages: many })).toHaveLength(5);
  const twice = { pages: [page('one'), page('one')].map((each) => ({ ...each, title: 'A page' })) };
  expect(sentences(form, twice)).toEqual(['Two parts of the form have the id one.']);
});

it.each([
  ['a text', 'x', 'This must be a JSON object'],
  ['a list', [], 'This must be a JSON object'],
  ['NUL in a text', { a: ['\0'] }, 'This contains characters that cannot be saved'],
  ['NUL in a name', { 'a\0': 1 }, 'This contains characters that cannot be saved'],
  ['half a character', { a: { b: '\ud800' } }, 'This contains characters that cannot be saved'],
  ['a number without end', { a: Infinity }, 'This contains characters that cannot be saved'],
  ['too many bytes', { a: 'ā'.repeat(600) }, 'This can have at most 1 kB'],
  ['25 levels', JSON.parse(`${'{"a":'.repeat(25)}1${'}'.repeat(25)}`), 'This can be at most 24 levels deep'],
])('refuses %s', (_name, value: unknown, sentence) => {
  expect(sentences(loose, value)).toEqual([sentence]);
});

it('never throws, for any input', () => {
  fc.assert(
    fc.property(
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
      (given) => {
        v.safeParse(documentSchema(loose), given);
        v.safeParse(documentSchema(form), given);
      },
    ),
  );
});
