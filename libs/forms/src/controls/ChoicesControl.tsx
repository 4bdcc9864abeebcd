import { Checkbox, useFieldControl } from '@callboard/ui-kit';
import type { FieldControlProps } from '../definition';
import styles from './controls.module.css';

/** Any number of a short list. */
export function ChoicesControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  const { 'aria-required': _required, ...field } = useFieldControl();
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const options = definition.options ?? [];
  function toggle(option: string, isChosen: boolean) {
    const values = options.map((each) => each.value);
    onChange(values.filter((each) => (each === option ? isChosen : chosen.includes(each))));
  }
  return (
    <div
      {...field}
      className={styles.choices}
      role="group"
      aria-label={definition.label}
      tabIndex={-1}
      onBlur={onBlur}
    >
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={chosen.includes(option.value)}
          onChange={(event) => toggle(option.value, event.currentTarget.checked)}
          disabled={definition.disabled}
        />
      ))}
    </div>
  );
}
