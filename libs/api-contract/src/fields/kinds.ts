import { booleanKind } from './kinds/boolean';
import { coordinatesKind } from './kinds/coordinates';
import { dateKind } from './kinds/date';
import { datetimeKind } from './kinds/datetime';
import { documentKind } from './kinds/document';
import { durationKind } from './kinds/duration';
import { emailKind } from './kinds/email';
import { integerKind } from './kinds/integer';
import { linkKind } from './kinds/link';
import { multiselectKind } from './kinds/multiselect';
import { phoneKind } from './kinds/phone';
import { referenceKind } from './kinds/reference';
import { richtextKind } from './kinds/richtext';
import { selectKind } from './kinds/select';
import { statusKind } from './kinds/status';
import { textKind } from './kinds/text';
import { textareaKind } from './kinds/textarea';
import { timeKind } from './kinds/time';
import { timezoneKind } from './kinds/timezone';
import type { Kind } from './kind';

export { boolean } from './kinds/boolean';
export { coordinates } from './kinds/coordinates';
export { date } from './kinds/date';
export { datetime } from './kinds/datetime';
export { document } from './kinds/document';
export { duration } from './kinds/duration';
export { email } from './kinds/email';
export { integer } from './kinds/integer';
export { link } from './kinds/link';
export { multiselect } from './kinds/multiselect';
export { phone } from './kinds/phone';
export { reference } from './kinds/reference';
export { richtext } from './kinds/richtext';
export { select } from './kinds/select';
export { text } from './kinds/text';
export { textarea } from './kinds/textarea';
export { time } from './kinds/time';
export { timezone } from './kinds/timezone';

/** Every kind of value that a field can have: a new one is a file in `kinds/` and a line here. */
export const kinds = {
  text: textKind,
  textarea: textareaKind,
  richtext: richtextKind,
  email: emailKind,
  phone: phoneKind,
  link: linkKind,
  coordinates: coordinatesKind,
  timezone: timezoneKind,
  integer: integerKind,
  boolean: booleanKind,
  date: dateKind,
  datetime: datetimeKind,
  time: timeKind,
  duration: durationKind,
  select: selectKind,
  multiselect: multiselectKind,
  status: statusKind,
  reference: referenceKind,
  document: documentKind,
} as const;

type Kinds = typeof kinds;
type FieldOf<K> = K extends Kind<infer F, infer _> ? F : never;

/** A field of a collection, of any kind. */
export type Field = FieldOf<Kinds[keyof Kinds]>;
export type FieldKind = Field['kind'];
export type Fields = Readonly<Record<string, Field>>;

/** Value of each kind as a body writes it. */
export type KindValues = { [K in FieldKind]: Kinds[K] extends Kind<infer _, infer Value> ? Value : never };

/** Kind of a field. */
export function kindOf(field: Field): Kind<Field, unknown> {
  return kinds[field.kind];
}
