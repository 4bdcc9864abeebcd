import * as v from 'valibot';

const valueSchema = v.looseObject({ hashcode: v.string(), name: v.string() });

/** A file in the value of a field. */
export interface AttachmentValue {
  hashcode: string;
  name: string;
}

/** Parses the files in an unknown value: a list, one file, or none. */
export function toAttachmentValues(value: unknown): AttachmentValue[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((each) => {
    const parsed = v.safeParse(valueSchema, each);
    return parsed.success ? [{ hashcode: parsed.output.hashcode, name: parsed.output.name }] : [];
  });
}
