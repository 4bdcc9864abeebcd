import { AddressControl } from '../controls/AddressControl';
import { BooleanControl } from '../controls/BooleanControl';
import { CheckboxControl } from '../controls/CheckboxControl';
import { OptionsControl } from '../controls/OptionsControl';
import { DateControl } from '../controls/DateControl';
import { DateRangeControl } from '../controls/DateRangeControl';
import { DateTimeControl } from '../controls/DateTimeControl';
import { DurationControl } from '../controls/DurationControl';
import { IntegerControl } from '../controls/IntegerControl';
import { LazyRichTextControl, LazySignatureControl } from '../controls/LazyControls';
import { MoneyControl } from '../controls/MoneyControl';
import { NumberControl } from '../controls/NumberControl';
import { ProgressControl } from '../controls/ProgressControl';
import { RadioControl } from '../controls/RadioControl';
import { SearchControl } from '../controls/SearchControl';
import { SelectControl } from '../controls/SelectControl';
import { StarControl } from '../controls/StarControl';
import { SwitchControl } from '../controls/SwitchControl';
import { TagsControl } from '../controls/TagsControl';
import { TextAreaControl } from '../controls/TextAreaControl';
import { TextControl } from '../controls/TextControl';
import { TimeControl } from '../controls/TimeControl';
import { TimeZoneControl } from '../controls/TimeZoneControl';
import type { FieldComponents, OwnFieldKind } from '../definition';

/** The controls of the built-in kinds. A repeat group has fields instead of a control. */
export const ownControls: FieldComponents = {
  text: TextControl,
  email: TextControl,
  phone: TextControl,
  textarea: TextAreaControl,
  integer: IntegerControl,
  number: NumberControl,
  money: MoneyControl,
  search: SearchControl,
  boolean: BooleanControl,
  checkbox: CheckboxControl,
  switch: SwitchControl,
  radio: RadioControl,
  select: SelectControl,
  multiselect: OptionsControl,
  tags: TagsControl,
  star: StarControl,
  progress: ProgressControl,
  date: DateControl,
  datetime: DateTimeControl,
  time: TimeControl,
  duration: DurationControl,
  daterange: DateRangeControl,
  timezone: TimeZoneControl,
  address: AddressControl,
  signature: LazySignatureControl,
  richtext: LazyRichTextControl,
} satisfies Record<Exclude<OwnFieldKind, 'repeat'>, FieldComponents[string]>;

/** The kinds whose read-only state is a read-only control, from which text can be copied; others show only their value. */
export const typedKinds: ReadonlySet<string> = new Set<OwnFieldKind>([
  'text',
  'email',
  'phone',
  'textarea',
  'integer',
  'number',
  'money',
  'timezone',
  'date',
  'datetime',
  'time',
  'duration',
  'daterange',
]);

/** The kinds whose label is next to the control. */
export const inlineKinds: ReadonlySet<string> = new Set<OwnFieldKind>(['checkbox', 'switch']);
