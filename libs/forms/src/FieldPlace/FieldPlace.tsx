import type { ReactNode } from 'react';
import type { FieldDefinition } from '../definition';
import styles from './FieldPlace.module.css';

interface FieldPlaceProps {
  definition: FieldDefinition;
  isInvalid: boolean;
  children: ReactNode;
}

/** The container of a field: sets its width, and the name by which the error summary finds it. */
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
