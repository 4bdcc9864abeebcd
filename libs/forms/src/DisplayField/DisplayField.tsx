import { DisplayValue } from '@callboard/ui-kit/display';
import type { ReactNode } from 'react';
import type { FieldDefinition } from '../definition';
import type { FormKind } from '../kinds/formKind';
import { formKindNamed } from '../kinds/formKinds';
import { messages } from '../messages';
import { isEmpty } from '../values/isSameValue';
import styles from './DisplayField.module.css';

export interface DisplayFieldProps {
  definition: FieldDefinition;
  value: unknown;
  /** How the value is shown. @default the kind of the definition's name */
  kind?: FormKind | undefined;
}

/**
 * The read-only value of a field. An empty value is shown as 'Not entered' or, for kinds with options, 'Not selected' (clause 9.7);
 * a custom kind is shown as text.
 */
export function DisplayField({
  definition,
  value,
  kind = formKindNamed(definition.kind),
}: DisplayFieldProps): ReactNode {
  const { Show, isSelected } = kind ?? {};
  if (isEmpty(value)) {
    return <span className={styles.none}>{isSelected ? messages.notSelected : messages.notEntered}</span>;
  }
  if (!Show) return <DisplayValue type="string" value={value} />;
  return <Show definition={definition} value={value} showField={showField} />;
}

function showField(definition: FieldDefinition, value: unknown): ReactNode {
  return <DisplayField definition={definition} value={value} />;
}
