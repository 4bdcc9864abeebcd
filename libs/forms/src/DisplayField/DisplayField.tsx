import { DisplayValue } from '@callboard/ui-kit/display';
import type { ReactNode } from 'react';
import type { FieldDefinition } from '../definition';
import { isEmpty } from '../Form/isSameValue';
import { messages } from '../messages';
import { displays } from './displays';
import styles from './DisplayField.module.css';

export interface DisplayFieldProps {
  definition: FieldDefinition;
  value: unknown;
}

const selectedKinds: ReadonlySet<string> = new Set([
  'boolean',
  'checkbox',
  'switch',
  'radio',
  'select',
  'multiselect',
]);

/**
 * The read-only value of a field. An empty value is shown as 'Not entered' or, for kinds with options, 'Not selected' (clause 9.7);
 * a custom kind is shown as text.
 */
export function DisplayField({ definition, value }: DisplayFieldProps): ReactNode {
  if (isEmpty(value)) {
    return (
      <span className={styles.none}>
        {selectedKinds.has(definition.kind) ? messages.notSelected : messages.notEntered}
      </span>
    );
  }
  const show = Object.hasOwn(displays, definition.kind) ? displays[definition.kind] : undefined;
  return show ? show({ definition, value }) : <DisplayValue type="string" value={value} />;
}
