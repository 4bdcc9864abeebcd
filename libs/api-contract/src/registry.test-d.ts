import { expectTypeOf, test } from 'vitest';
import type { DraftOf, PatchOf, RecordOf, RecordReference } from '.';

test('a record has the types of its fields', () => {
  expectTypeOf<RecordOf<'venues'>['name']>().toEqualTypeOf<string>();
  expectTypeOf<RecordOf<'venues'>['capacity']>().toEqualTypeOf<number | null>();
  expectTypeOf<RecordOf<'venues'>['region']>().toEqualTypeOf<RecordReference | null>();
  expectTypeOf<RecordOf<'venues'>['status']>().toEqualTypeOf<'active' | 'retired'>();
  expectTypeOf<RecordOf<'venues'>['staff_notes']>().toEqualTypeOf<string | null | undefined>();
});

test('a draft asks for what is required and takes references by hashcode', () => {
  expectTypeOf<DraftOf<'spaces'>['venue']>().toEqualTypeOf<string>();
  expectTypeOf<DraftOf<'spaces'>>().not.toHaveProperty('status');
  expectTypeOf<PatchOf<'spaces'>['name']>().toEqualTypeOf<string | undefined>();
});

test('a patch says why a date is another', () => {
  expectTypeOf<PatchOf<'performances'>['starts_at_reason']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<PatchOf<'spaces'>>().not.toHaveProperty('starts_at_reason');
});
