import { isReference, type RecordBase, type Field } from '@callboard/api-contract';
import { webKindOf } from '../kinds/webKinds';
import { messages } from '../messages';
import { NamedDisplay } from './NamedDisplay';
import { valueText } from './valueText';

export interface FieldValueProps {
  field: Field;
  value: unknown;
  /** The zone in which instants are shown. */
  zone: string;
  /** The record of the value; it has the currency of an amount. */
  record?: RecordBase | undefined;
}

/** Displays a value in a profile: references and addresses as links, statuses in their colour, instants with their zone. */
export function FieldValue({ field, value, zone, record }: FieldValueProps) {
  const text = valueText(field, value, zone, record);
  // The server leaves out the title of a record that the user cannot read.
  if (text === '') return isReference(value) ? messages.unreadable : null;
  const { display } = field;
  if (display)
    return <NamedDisplay display={display} field={field} value={value} text={text} record={record} />;
  const { Show } = webKindOf(field);
  return Show ? <Show field={field} value={value} text={text} zone={zone} record={record} /> : text;
}
