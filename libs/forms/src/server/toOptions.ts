import * as v from 'valibot';
import type { FieldOption } from '../definition';

const word = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

/** An option as a server sends it (clause 3.4). The label can be in one of several properties. */
const optionSchema = v.looseObject({
  value: v.optional(v.nullable(word)),
  label: v.optional(v.nullable(word)),
  text: v.optional(v.nullable(word)),
  name: v.optional(v.nullable(word)),
  title: v.optional(v.nullable(word)),
  separator: v.optional(v.nullable(v.boolean())),
  disabled: v.optional(v.nullable(v.boolean())),
});

/** Parses the options that a server sends. Separators, invalid options and duplicates are skipped. */
export function toOptions(given: unknown): FieldOption[] | undefined {
  if (!Array.isArray(given)) return undefined;
  const options = given.flatMap((each: unknown) => {
    const bare = v.safeParse(word, each);
    if (bare.success) return [{ value: bare.output, label: bare.output }];
    const option = v.safeParse(optionSchema, each);
    return option.success && !option.output.separator ? fromServer(option.output) : [];
  });
  return options.filter(({ value }, index) => options.findIndex((each) => each.value === value) === index);
}

function fromServer(option: v.InferOutput<typeof optionSchema>): FieldOption[] {
  const label = option.label ?? option.text ?? option.title ?? option.name;
  const value = option.value ?? option.name ?? label;
  if (value === null || value === undefined || value === '') return [];
  return [{ value, label: label ?? value, ...(option.disabled && { disabled: true }) }];
}
