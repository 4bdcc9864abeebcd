import * as v from 'valibot';
import type { FieldDefinition, RichTextMarkup } from '../definition';
import { toOptions } from './toOptions';
import { toWidth } from './toWidth';

const text = v.optional(v.nullable(v.string()));
const number = v.optional(v.fallback(v.number(), () => NaN));

const argsSchema = v.looseObject({
  min: number,
  max: number,
  minLength: number,
  maxLength: number,
  currency: text,
  unit: text,
  timeZone: text,
  other: v.optional(v.boolean()),
  regions: v.optional(v.unknown()),
  countries: v.optional(v.unknown()),
  fields: v.optional(v.array(v.unknown())),
  rowLabel: text,
  component: text,
});
type ServerArgs = v.InferOutput<typeof argsSchema>;

/** A field as a server sends it (clause 3.21). */
const serverFieldSchema = v.looseObject({
  property: v.pipe(
    v.string(),
    v.check((name) => /^[A-Za-z]\w{0,99}$/.test(name)),
  ),
  label: text,
  type: v.optional(v.string(), 'text'),
  options: v.optional(v.unknown()),
  mode: text,
  placeholder: text,
  caption: text,
  width: v.optional(v.unknown()),
  readonly: v.optional(v.nullable(v.boolean())),
  required: v.optional(v.nullable(v.boolean())),
  disabled: v.optional(v.nullable(v.boolean())),
  args: v.optional(v.nullable(argsSchema)),
  classes: v.optional(v.nullable(v.union([v.string(), v.array(v.string())]))),
});
type ServerField = v.InferOutput<typeof serverFieldSchema>;

export interface ParseOptions {
  /** The markup allowed in rich texts: `richTextMarkup` of the contract. */
  markup?: RichTextMarkup | undefined;
}

/**
 * Parses the fields that a server describes (clause 3.21). Invalid fields are skipped, so that one of them does not break the form;
 * of duplicate names, the first is used.
 */
export function parseFieldDefinitions(given: unknown, options: ParseOptions = {}): FieldDefinition[] {
  const names = new Set<string>();
  return (Array.isArray(given) ? given : []).flatMap((each: unknown) => {
    const parsed = v.safeParse(serverFieldSchema, each);
    if (!parsed.success || names.has(parsed.output.property)) return [];
    names.add(parsed.output.property);
    return [toDefinition(parsed.output, options)];
  });
}

function toDefinition(field: ServerField, options: ParseOptions): FieldDefinition {
  const args = field.args ?? {};
  const kind = toKind(field, args);
  return {
    name: field.property,
    kind,
    label: field.label || field.property,
    description: field.caption || undefined,
    placeholder: field.placeholder || undefined,
    required: field.required ?? undefined,
    disabled: field.disabled ?? undefined,
    readOnly: (field.readonly ?? isBar(field)) || undefined,
    mode: field.mode ?? undefined,
    width: toWidth(field.width),
    classes: toClasses(field.classes),
    options: toOptions(field.options),
    ...fromArgs(args, options),
    ...(kind === 'richtext' && { markup: options.markup }),
    args: field.args ?? undefined,
  };
}

function fromArgs(args: ServerArgs, options: ParseOptions): Partial<FieldDefinition> {
  return {
    min: toLimit(args.min),
    max: toLimit(args.max),
    minLength: toLimit(args.minLength),
    maxLength: toLimit(args.maxLength),
    currency: args.currency?.match(/^[A-Z]{3}$/)?.[0],
    unit: args.unit ?? undefined,
    timeZone: args.timeZone ?? undefined,
    hasOther: args.other,
    regions: toOptions(args.regions),
    countries: toOptions(args.countries),
    fields: args.fields && parseFieldDefinitions(args.fields, options),
    rowLabel: args.rowLabel ?? undefined,
  };
}

/** A custom field uses the component that it names. */
function toKind({ type, mode }: ServerField, args: ServerArgs): string {
  if (type === 'custom') return args.component || type;
  if (type === 'select' && (mode === 'multiple' || mode === 'multi')) return 'multiselect';
  return type;
}

/** Progress as a bar is read-only; otherwise it is a slider. */
function isBar({ type, mode }: ServerField): boolean {
  return type === 'progress' && mode === 'bar';
}

function toLimit(limit: number | undefined): number | undefined {
  return Number.isFinite(limit) ? limit : undefined;
}

function toClasses(classes: ServerField['classes']): string | undefined {
  const names = (Array.isArray(classes) ? classes : (classes ?? '').split(/\s+/)).filter((name) =>
    /^[A-Za-z][\w-]*$/.test(name),
  );
  return names.length === 0 ? undefined : names.join(' ');
}
