import type { Field, FieldKind } from '@callboard/api-contract';
import { booleanKind } from './boolean';
import { coordinatesKind } from './coordinates';
import { dateKind } from './date';
import { datetimeKind } from './datetime';
import { documentKind } from './document';
import { durationKind } from './duration';
import { emailKind } from './email';
import { integerKind } from './integer';
import { linkKind } from './link';
import { multiselectKind } from './multiselect';
import { phoneKind } from './phone';
import { referenceKind } from './reference';
import { richtextKind } from './richtext';
import { selectKind } from './select';
import { statusKind } from './status';
import { textareaKind } from './textarea';
import { timeKind } from './time';
import { timezoneKind } from './timezone';
import type { WebKind } from './webKind';
import { writtenKind } from './writtenKinds';

/** How each kind of the contract is displayed and edited; a missing kind is a compile error. */
const webKinds: { [K in FieldKind]: WebKind<Extract<Field, { kind: K }>> } = {
  text: writtenKind,
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
};

/** Returns the web kind of a field. */
export function webKindOf<F extends Field>(field: F): WebKind<F> {
  // The registry maps each kind name to a web kind that accepts fields of that kind.
  return webKinds[field.kind] as unknown as WebKind<F>;
}
