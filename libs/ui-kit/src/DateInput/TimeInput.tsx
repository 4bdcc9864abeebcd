import type { TextInputProps } from '../TextInput/TextInput';
import { DateTimeField } from './DateTimeField';

export type TimeInputProps = Omit<TextInputProps, 'type'>;

/** A time of day by 24 hours; its value is HH:mm, and '' while it is not whole. */
export function TimeInput(props: TimeInputProps) {
  return <DateTimeField {...props} kind="time" />;
}
