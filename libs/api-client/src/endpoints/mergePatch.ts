import { isReference, type RecordBase } from '@callboard/api-contract';

type Values = Readonly<Record<string, unknown>>;

/**
 * What a record will look like once a patch is accepted: only the values that change. A reference is written as a bare hashcode
 * whose title is not known here, so it stays as it is until the server answers, unless it is emptied.
 */
export function mergePatch(record: RecordBase, patch: Values, titleFields: readonly string[]): Values {
  const before: Values = { ...record };
  const known = Object.entries(patch).filter(
    ([name, value]) => name in before && !isReferenceWrite(before[name], value),
  );
  const values = Object.fromEntries(known);
  if (!titleFields.some((name) => name in values)) return values;
  const texts = titleFields.map((name) => (name in values ? values[name] : before[name]));
  const title = texts.filter(Boolean).join(' ');
  return { ...values, qed_model: { ...record.qed_model, title, visual_title: title } };
}

/** A hashcode given for a reference, or where nothing stood and it may be one. */
function isReferenceWrite(before: unknown, after: unknown): boolean {
  if (isReference(before)) return after !== null;
  return before === null && typeof after === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(after);
}
