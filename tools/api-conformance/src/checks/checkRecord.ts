import { canReadField, fieldSchema, holdsText, recordPath, type Field } from '@callboard/api-contract';
import { isHashcode } from '@callboard/api-contract/text';
import * as v from 'valibot';
import { shownFields, type Context, type WireRecord } from '../context';
import type { Answer } from '../createApi';

/** Where a record was read: lists leave documents out. */
type Place = 'list' | 'one';

const serverFields = new Set(['hashcode', 'instance_id', 'version', 'created', 'modified', 'qed_model']);

const baseSchema = v.looseObject({
  hashcode: v.pipe(v.string(), v.check(isHashcode, 'is no UUID')),
  instance_id: v.pipe(v.number(), v.integer()),
  version: v.optional(v.pipe(v.number(), v.integer())),
  created: v.pipe(v.string(), v.check(isInstant, 'is no instant with an offset')),
  modified: v.pipe(v.string(), v.check(isInstant, 'is no instant with an offset')),
});

const referenceSchema = v.looseObject({
  hashcode: v.pipe(v.string(), v.uuid()),
  title: v.string(),
  model: v.pipe(v.string(), v.nonEmpty()),
});

/** Checks that a record is as the contract declares it: its own parts, its qed_model, and each field. */
export function checkRecord(context: Context, record: WireRecord, answer: Answer, place: Place): void {
  const { scope, collection } = context;
  const named = `record ${record.hashcode}`;
  verifySchema(context, 'record.base', baseSchema, record, answer, named);
  verifySchema(
    context,
    'record.qedModel',
    qedModelSchema(context, record),
    record['qed_model'],
    answer,
    named,
  );

  const shown = shownFields(context);
  const missing = shown.filter(
    ([name, field]) => !(name in record) && !(place === 'list' && field.kind === 'document'),
  );
  scope.verify(
    'record.missing',
    missing.length === 0,
    answer,
    `every field in ${named}`,
    `none of ${missing.map(([name]) => name).join(', ')}`,
  );
  const known = new Set([...serverFields, ...shown.map(([name]) => name)]);
  const unknown = Object.keys(record).filter((name) => !known.has(name));
  scope.verify(
    'record.unknown',
    unknown.length === 0,
    answer,
    `no field that ${collection.name} does not have`,
    `${unknown.join(', ')} in ${named}`,
  );
  for (const [name, field] of Object.entries(collection.fields)) {
    if (!(name in record) || !canReadField(collection, name, context.roles)) continue;
    verifySchema(
      context,
      'record.fields',
      readSchema(field, record),
      record[name],
      answer,
      `${name} of ${named}`,
    );
  }
}

function verifySchema(
  { scope }: Context,
  check: 'record.base' | 'record.qedModel' | 'record.fields',
  schema: v.GenericSchema,
  value: unknown,
  answer: Answer,
  named: string,
): void {
  const parsed = v.safeParse(schema, value);
  const issues = parsed.success ? [] : parsed.issues;
  const expected = issues.map((issue) => `${v.getDotPath(issue) ?? 'it'}: ${issue.message}`).join('; ');
  scope.verify(
    check,
    parsed.success,
    answer,
    `${named}: ${expected}`,
    JSON.stringify(value)?.slice(0, 200) ?? 'none',
  );
}

/**
 * A value as it is read: that of a body, except for references, and null where the field can be empty. A record that stays in its place
 * when it is deleted, as a message does, has no text any more.
 */
function readSchema(declared: Field, record: WireRecord): v.GenericSchema {
  const isEmptied = typeof record['deleted_at'] === 'string' && holdsText(declared);
  const field = isEmptied ? { ...declared, required: false } : declared;
  const schema: v.GenericSchema = field.kind === 'reference' ? referenceSchema : fieldSchema(field);
  return field.required ? schema : v.nullable(schema);
}

function qedModelSchema({ collection }: Context, record: WireRecord): v.GenericSchema {
  const { icon, shape } = collection.avatar;
  return v.looseObject({
    title: v.string(),
    visual_title: v.string(),
    subtitle: v.string(),
    url: v.literal(recordPath(collection, pageFacts(collection.otherPage, record))),
    model: v.literal(collection.model),
    avatar: v.looseObject({
      icon: v.literal(icon),
      shape: v.literal(shape),
      color: v.string(),
      placeholder: v.pipe(v.string(), v.maxGraphemes(4)),
    }),
  });
}

/** The flag that chooses between two pages; one that is not shown lacks it. */
function pageFacts(otherPage: Context['collection']['otherPage'], record: WireRecord): WireRecord {
  return otherPage ? { ...record, [otherPage.unless]: record[otherPage.unless] === true } : record;
}

function isInstant(value: string): boolean {
  return /T.*(Z|[+-]\d{2}:?\d{2})$/.test(value) && !Number.isNaN(Date.parse(value));
}
