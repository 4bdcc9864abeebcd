import { expectTypeOf, test } from 'vitest';
import { document } from '../fields/kinds/document';
import { text } from '../fields/kinds/text';
import { formContentSchema, type FormContent } from '../forms/formContent';
import type { DraftOfFields, RecordOfFields } from '../record';

const fields = {
  name: text({ label: 'Name', required: true }),
  content: document({ label: 'Questions', required: true, schema: formContentSchema }),
};

test('a document has the type of its schema, which a list may leave out', () => {
  expectTypeOf(fields.content.column).toEqualTypeOf<'never'>();
  expectTypeOf<RecordOfFields<typeof fields>['content']>().toEqualTypeOf<FormContent | undefined>();
  expectTypeOf<DraftOfFields<typeof fields>['content']>().toExtend<{ pages: unknown[] }>();
});
