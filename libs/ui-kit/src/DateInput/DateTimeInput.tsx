import type { TextInputProps } from '../TextInput/TextInput';
import { DateTimeField } from './DateTimeField';

export type DateTimeInputProps = Omit<TextInputProps, 'type'>;

/** The years that a date may be in (clause 5.19). */
const years = { min: '1900-01-01T00:00', max: '2030-12-31T23:59' };

/** A day and a time on the clock of some place; its value is YYYY-MM-DDTHH:mm, and '' while it is not whole. */
export function DateTimeInput(props: DateTimeInputProps) {
  return <DateTimeField {...years} {...props} kind="datetime" />;
}
