import type { Field, FieldKind } from '@callboard/api-contract';
import { booleanKind } from './boolean';
import { dateKind } from './date';
import { datetimeKind } from './datetime';
import { documentKind } from './document';
import { durationKind } from './duration';
import { emailKind } from './email';
import { integerKind } from './integer';
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

/** How each kind of the contract is shown and entered: one that is missing does not compile. */
const webKinds: { [K in FieldKind]: WebKind<Extract<Field, { kind: K }>> } = {
  text: writtenKind,
  textarea: textareaKind,
  richtext: richtextKind,
  email: emailKind,
  phone: phoneKind,
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

/** How a field's kind is shown and entered. */
export function webKindOf<F extends Field>(field: F): WebKind<F> {
  // Under each kind the registry has what takes fields of that kind.
  return webKinds[field.kind] as unknown as WebKind<F>;
}
