import { Field, type FieldProps } from '../Field/Field';
import { TextInput } from '../TextInput/TextInput';
import { numberMessage } from './numberMessages';
import { useNumberInput, type NumberInputProps } from './useNumberInput';

export interface NumberFieldProps
  extends NumberInputProps, Pick<FieldProps, 'label' | 'description' | 'error' | 'isLabelHidden'> {}

/** A `NumberInput` with its label. Says which numbers it takes while what is shown is none of them, unless `error` says more. */
export function NumberField(props: NumberFieldProps) {
  const { label, description, error, isLabelHidden, required, ...number } = props;
  const { input, isWrong } = useNumberInput(number);
  return (
    <Field
      {...{ label, description, isLabelHidden, required }}
      error={error || (isWrong && numberMessage(number))}
    >
      <TextInput {...input} />
    </Field>
  );
}
