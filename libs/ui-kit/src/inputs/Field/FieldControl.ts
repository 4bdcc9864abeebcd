import { createContext, use } from 'react';

/** Props from a field for the control inside it, so that label, description and error are announced with it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export const FieldContext = createContext<FieldControl | null>(null);

/** Attributes for a control inside a `Field`; none outside one, where `aria-label` must name the control. */
export function useFieldControl(): Partial<FieldControl> {
  return use(FieldContext) ?? {};
}
