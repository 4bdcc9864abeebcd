import type { ReactNode } from 'react';
import type { FieldDefinition } from '../definition';
import styles from './FormField.module.css';

interface FieldPlaceProps {
  definition: FieldDefinition;
  isInvalid: boolean;
  children: ReactNode;
}

/** Where a field stands in its form: its width, and the name by which the list of errors finds it. */
export function FieldPlace({ definition, isInvalid, children }: FieldPlaceProps) {
  const { name, width = 'full', classes } = definition;
  return (
    <div
      className={[styles.place, classes].filter(Boolean).join(' ')}
      data-width={width}
      data-field={name}
      data-invalid={isInvalid || undefined}
    >
      {children}
    </div>
  );
}
