import { TextInput, type TextInputProps } from '../TextInput/TextInput';

export type TimeInputProps = Omit<TextInputProps, 'type'>;

/** A time of day, as HH:mm. */
export function TimeInput(props: TimeInputProps) {
  return <TextInput {...props} type="time" />;
}
