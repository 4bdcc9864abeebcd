import type {
  SelectField,
  DateField,
  DocumentField,
  DurationField,
  IntegerField,
  BooleanField,
  ReferenceField,
  RichTextField,
  TextField,
  TimeField,
} from './field';

type Given<F> = Omit<F, 'kind'>;

// Each maker keeps the literal types of what it is given, so that required fields, option values and targets reach RecordOf.
export const text = <const G extends Given<TextField>>(given: G) => ({ kind: 'text' as const, ...given });
export const textarea = <const G extends Given<TextField>>(given: G) => ({
  kind: 'textarea' as const,
  ...given,
});
export const richtext = <const G extends Given<RichTextField>>(given: G) => ({
  kind: 'richtext' as const,
  ...given,
});
export const email = <const G extends Given<TextField>>(given: G) => ({ kind: 'email' as const, ...given });
export const phone = <const G extends Given<TextField>>(given: G) => ({ kind: 'phone' as const, ...given });
export const timezone = <const G extends Given<TextField>>(given: G) => ({
  kind: 'timezone' as const,
  ...given,
});
export const integer = <const G extends Given<IntegerField>>(given: G) => ({
  kind: 'integer' as const,
  ...given,
});
export const boolean = <const G extends Given<BooleanField>>(given: G) => ({
  kind: 'boolean' as const,
  ...given,
});
export const date = <const G extends Given<DateField>>(given: G) => ({ kind: 'date' as const, ...given });
export const datetime = <const G extends Given<DateField>>(given: G) => ({
  kind: 'datetime' as const,
  ...given,
});
export const time = <const G extends Given<TimeField>>(given: G) => ({ kind: 'time' as const, ...given });
export const duration = <const G extends Given<DurationField>>(given: G) => ({
  kind: 'duration' as const,
  ...given,
});
export const select = <const G extends Given<SelectField>>(given: G) => ({
  kind: 'select' as const,
  ...given,
});
export const multiselect = <const G extends Given<SelectField>>(given: G) => ({
  kind: 'multiselect' as const,
  ...given,
});
export const reference = <const G extends Given<ReferenceField>>(given: G) => ({
  kind: 'reference' as const,
  ...given,
});
/** The schema's own type is kept, of which the types of records and drafts are made. */
export const document = <const G extends Given<DocumentField>>(given: G) => ({
  kind: 'document' as const,
  column: 'never' as const,
  ...given,
});
