import type { TextInputProps } from '../TextInput/TextInput';
import { DateTimeField } from './DateTimeField';

export type DateInputProps = Omit<TextInputProps, 'type'>;

/** The years that a date may be in (clause 5.19). */
const years = { min: '1900-01-01', max: '2030-12-31' };

/** A day, shown as DD - MM - YYYY; its value is YYYY-MM-DD, and '' while it is not whole. */
export function DateInput(props: DateInputProps) {
  return <DateTimeField {...years} {...props} kind="date" />;
}
