import { addressKind } from './address';
import { booleanKind } from './boolean';
import { checkboxKind } from './checkbox';
import { dateKind } from './date';
import { daterangeKind } from './daterange';
import { datetimeKind } from './datetime';
import { durationKind } from './duration';
import { emailKind } from './email';
import { integerKind } from './integer';
import { lengthKind } from './length';
import { moneyKind } from './money';
import { multiselectKind } from './multiselect';
import { numberKind } from './number';
import { phoneKind } from './phone';
import { progressKind } from './progress';
import { radioKind } from './radio';
import { repeatKind } from './repeat';
import { richtextKind } from './richtext';
import { searchKind } from './search';
import { selectKind } from './select';
import { signatureKind } from './signature';
import { starKind } from './star';
import { switchKind } from './switch';
import { tagsKind } from './tags';
import { textKind } from './text';
import { textareaKind } from './textarea';
import { timeKind } from './time';
import { timezoneKind } from './timezone';
import type { FormKind } from './formKind';

/** Every kind of field that a form has: a new one is a file in this folder and a line here. */
export const formKinds = {
  text: textKind,
  textarea: textareaKind,
  email: emailKind,
  phone: phoneKind,
  integer: integerKind,
  boolean: booleanKind,
  date: dateKind,
  datetime: datetimeKind,
  time: timeKind,
  duration: durationKind,
  length: lengthKind,
  daterange: daterangeKind,
  select: selectKind,
  multiselect: multiselectKind,
  timezone: timezoneKind,
  number: numberKind,
  money: moneyKind,
  search: searchKind,
  checkbox: checkboxKind,
  radio: radioKind,
  switch: switchKind,
  star: starKind,
  progress: progressKind,
  tags: tagsKind,
  address: addressKind,
  signature: signatureKind,
  richtext: richtextKind,
  repeat: repeatKind,
} satisfies Readonly<Record<string, FormKind>>;

/** The name of a kind. */
export type OwnFieldKind = keyof typeof formKinds;

/** The kind with this name; undefined for one that only `fieldComponents` has. */
export function formKindNamed(name: string): FormKind | undefined {
  return isOwnKind(name) ? formKinds[name] : undefined;
}

function isOwnKind(name: string): name is OwnFieldKind {
  return Object.hasOwn(formKinds, name);
}
