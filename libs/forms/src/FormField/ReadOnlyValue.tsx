import { useFieldGroup } from '@callboard/ui-kit/inputs';
import type { FieldDefinition } from '../definition';
import { DisplayField } from '../DisplayField/DisplayField';
import styles from './FormField.module.css';

/** The value of a read-only field, in place of its control. */
export function ReadOnlyValue({ definition, value }: { definition: FieldDefinition; value: unknown }) {
  return (
    <div {...useFieldGroup()} className={styles.shown} role="group">
      <DisplayField definition={definition} value={value} />
    </div>
  );
}
