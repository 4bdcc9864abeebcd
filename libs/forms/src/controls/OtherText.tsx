import { TextInput, useFieldControl } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { messages } from '../messages';
import styles from './controls.module.css';

/** The input for the free text of the option 'Other'. */
export function OtherText({ definition, value, onChange, onBlur }: FieldControlProps & { value: string }) {
  const { id = definition.name } = useFieldControl();
  return (
    <span className={styles.other}>
      <TextInput
        id={`${id}-other`}
        aria-label={messages.otherText(definition.label)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
        disabled={definition.disabled}
        maxLength={definition.maxLength}
        placeholder={messages.enter}
        autoComplete="off"
      />
    </span>
  );
}
