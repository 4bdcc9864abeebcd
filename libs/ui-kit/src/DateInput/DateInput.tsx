import { TextInput, type TextInputProps } from '../TextInput/TextInput';

export type DateInputProps = Omit<TextInputProps, 'type'>;

/** The years that a date may be in (clause 5.19). */
const years = { min: '1900-01-01', max: '2030-12-31' };

/** A day, as YYYY-MM-DD; the browser shows it in the user's own order. */
export function DateInput(props: DateInputProps) {
  return <TextInput {...years} {...props} type="date" />;
}
