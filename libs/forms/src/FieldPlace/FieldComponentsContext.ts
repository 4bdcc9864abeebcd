import { createContext } from 'react';
import type { FieldComponents } from '../definition';

/** The `fieldComponents` of the form. */
export const FieldComponentsContext = createContext<FieldComponents>({});
