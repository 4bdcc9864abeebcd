import type { RecordBase } from '@callboard/api-contract';
import { createContext, type ComponentType } from 'react';

export interface FormNoteProps {
  /** The record that is changed; undefined for a new one. */
  record: RecordBase | undefined;
}

/** Note of a screen under the fields of its record forms; it reads the current values by `useFormValues`. */
export const FormNoteContext = createContext<ComponentType<FormNoteProps> | null>(null);
